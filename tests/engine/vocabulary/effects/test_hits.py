"""`hits`: in an attack: add hits, or take them away."""

from __future__ import annotations

import pytest

from tests.engine.table import BOW, SWORD
from tests.engine.vocabulary.stage import do, fight, slot, stage


@pytest.mark.parametrize("event", ["attack-rolled", "defence-rolled"])
def test_adds_hits(event: str) -> None:
    table = stage({"ash": "a1"}, [("ogre", "a2")], rules=[{"when": event, "do": [{"hits": 1}]}])
    fight(table.dice(SWORD, BOW, BOW, BOW), "ash", "ogre")
    assert table.state.wounds[slot(table, "ogre")] == 2


def test_counts_for_one_target_only_once_it_defends() -> None:
    rule = {"when": "defence-rolled", "do": [{"hits": 1}]}
    table = stage({"ash": "b2"}, [("ogre", "a2"), ("ogre", "b3")], rules=[rule]).dice(SWORD, BOW, BOW, BOW, BOW)
    do(table, {"attack": {"who": "minions-near", "dice": 1}}, owner="ash")
    assert [table.state.wounds[slot(table, one)] for one in ("ogre", "ogre:1")] == [2, 2]
