"""`wound-prevented`: a figure has blocked every hit of an attack."""

from __future__ import annotations

from tests.engine.table import BOW, SHIELD, SWORD
from tests.engine.vocabulary.stage import counter, fight, stage, when


def test_comes_when_all_hits_are_blocked() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2")], rules=[when("wound-prevented", {"victim": "rat", "attacker": "ash"})])
    fight(table.dice(SWORD, BOW, SHIELD), "ash", "rat")
    assert counter(table) == 1
    fight(table.dice(SWORD, BOW, BOW), "ash", "rat")
    assert counter(table) == 1
