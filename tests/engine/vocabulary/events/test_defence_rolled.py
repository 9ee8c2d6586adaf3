"""`defence-rolled`: the defence roll lies on the table; it can still be rerolled."""

from __future__ import annotations

from tests.engine.table import BOW, SWORD
from tests.engine.vocabulary.stage import counter, fight, stage, when


def test_comes_after_the_defence_and_only_against_hits() -> None:
    table = stage(
        {"ash": "a1"}, [("ogre", "a2")], rules=[when("defence-rolled", {"target": "ogre", "attacker": "ash"})]
    )
    fight(table.dice(BOW, BOW), "ash", "ogre")
    assert counter(table) == 0
    fight(table.dice(SWORD, BOW, BOW, BOW), "ash", "ogre")
    assert counter(table) == 1
