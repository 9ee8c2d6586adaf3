"""`attack-declared`: an attack is announced; dice can still be added or taken."""

from __future__ import annotations

from tests.engine.table import BOW
from tests.engine.vocabulary.stage import counter, fight, stage, when


def test_names_both_sides_before_the_roll() -> None:
    rules = [when("attack-declared", {"attacker": "rat", "target": "mouse"})]
    table = stage({"ash": "a1"}, [("rat", "a2")], rules=rules)
    fight(table.dice(BOW, BOW), "ash", "rat")
    assert counter(table) == 0
    fight(table.dice(BOW, BOW), "rat", "ash")
    assert counter(table) == 1
