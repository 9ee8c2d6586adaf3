"""`wounded`: a figure has been wounded."""

from __future__ import annotations

from tests.engine.table import BOW, SWORD
from tests.engine.vocabulary.stage import counter, do, fight, stage, when


def test_tells_who_how_many_and_by_whom() -> None:
    table = stage(
        {"ash": "a1"}, [("rat", "a2")], rules=[when("wounded", {"victim": "ash", "attacker": "rat", "amount": 2})]
    )
    fight(table.dice(SWORD, BOW, BOW), "rat", "ash")
    assert counter(table) == 0
    fight(table.dice(SWORD, SWORD, BOW), "rat", "ash")
    assert counter(table) == 1


def test_conditions_can_test_the_attack() -> None:
    table = stage({"ash": "a1"}, [("slinger", "a3")], rules=[when("wounded", {"attack": "ranged"})])
    fight(table.dice(BOW, SWORD, BOW), "slinger", "ash")
    assert counter(table) == 1
    do(table, {"wound": "owner"}, owner="ash")
    assert counter(table) == 1
