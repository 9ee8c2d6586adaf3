"""`rolled`: symbols in the attack or defence roll just made."""

from __future__ import annotations

from tests.engine.table import BOW, CHEESE, SHIELD, SWORD
from tests.engine.vocabulary.stage import ask, counter, fight, stage, when


def test_counts_symbols_of_either_roll() -> None:
    rules = [
        when("defence-rolled", {"rolled": {"symbol": "shield", "roll": "defence"}}),
        when("attack-rolled", {"rolled": "cheese"}),
    ]
    table = stage({"ash": "a1"}, [("ogre", "a2")], rules=rules)
    fight(table.dice(SWORD, BOW, SHIELD, BOW), "ash", "ogre")
    assert counter(table) == 1
    fight(table.dice(CHEESE, BOW), "ash", "ogre")
    assert counter(table) == 2


def test_never_holds_without_a_roll() -> None:
    assert not ask(stage(), {"rolled": "star"}, event="wounding", figure="ash")
