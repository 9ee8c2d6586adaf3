"""`rolled`: how often symbols or faces show in the attack or defence roll just made."""

from __future__ import annotations

from tests.engine.table import BOW_STAR
from tests.engine.vocabulary.stage import counter, fight, number, stage


def test_counts_symbols_of_the_roll() -> None:
    rule = {"when": "attack-rolled", "do": [{"count": {"counter": "fired", "by": {"rolled": "star"}}}]}
    table = stage({"ash": "a1"}, [("ogre", "a2")], rules=[rule])
    fight(table.dice(BOW_STAR, BOW_STAR), "ash", "ogre")
    assert counter(table) == 2


def test_without_an_attack_there_are_none() -> None:
    assert number(stage(), {"rolled": {"symbol": "star", "roll": "defence"}}, event="wounding", figure="ash") == 0
