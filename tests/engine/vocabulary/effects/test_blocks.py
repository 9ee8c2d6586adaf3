"""`blocks`: in a `defence-rolled` rule: block more hits, or fewer."""

from __future__ import annotations

from tests.engine.table import BOW, SWORD
from tests.engine.vocabulary.stage import do, fight, stage


def test_blocks_more_or_fewer_hits() -> None:
    for change, left in ((0, 0), (1, 1)):
        rule = {"when": "defence-rolled", "do": [{"blocks": change}]}
        table = stage({"ash": "a1"}, [("rat", "a2")], rules=[rule])
        fight(table.dice(SWORD, BOW, BOW), "ash", "rat")
        assert table.count("rat") == left


def test_counts_for_one_target_only() -> None:
    rule = {"when": "defence-rolled", "if": {"target": "rat"}, "do": [{"blocks": 1}]}
    table = stage({"ash": "a1"}, [("rat", "a2"), ("grub", "b1")], rules=[rule]).dice(SWORD, BOW, BOW)
    do(table, {"attack": {"who": "minions-near", "dice": 1}}, owner="ash")
    assert (table.count("rat"), table.count("grub")) == (1, 0)
