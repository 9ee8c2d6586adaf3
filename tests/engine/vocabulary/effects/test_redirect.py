"""`redirect`: in an `attack-declared` rule: the attack goes against another figure."""

from __future__ import annotations

from tests.engine.table import BOW, SWORD
from tests.engine.vocabulary.stage import fight, stage


def test_somebody_else_takes_the_attack() -> None:
    rule = {"when": "attack-declared", "if": {"target": {"near": "all-mice"}}, "do": [{"redirect": {"hero": "birch"}}]}
    table = stage({"ash": "a1", "birch": "a2"}, [("rat", "b1")], rules=[rule])
    fight(table.dice(SWORD, BOW, BOW), "rat", "ash")
    assert table.state.wounds[:2] == [0, 1]
