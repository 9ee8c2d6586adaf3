"""`target-defence`: the defence dice of whomever the figure attacks."""

from __future__ import annotations

from tests.engine.table import BOW, SHIELD, SWORD
from tests.engine.vocabulary.stage import fight, slot, stage


def test_changes_the_dice_of_whom_it_attacks() -> None:
    rule = {"if": {"attacker": "ash", "target": {"minion": "ogre"}}, "modify": {"target-defence": -2}}
    table = stage({"ash": "a1", "birch": "b2"}, [("ogre", "a2")], rules=[rule])
    fight(table.dice(SWORD, BOW), "ash", "ogre")
    assert table.state.wounds[slot(table, "ogre")] == 1
    fight(table.dice(BOW, SWORD, SHIELD, BOW), "birch", "ogre")
    assert table.state.wounds[slot(table, "ogre")] == 1
