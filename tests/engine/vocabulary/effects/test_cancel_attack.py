"""`cancel-attack`: the attack in hand does not take place, or goes no further."""

from __future__ import annotations

from tests.engine.table import SWORD
from tests.engine.vocabulary.stage import fight, stage


def test_no_dice_are_rolled() -> None:
    rule = {"when": "attack-declared", "if": {"target": "rat"}, "do": ["cancel-attack"]}
    table = stage({"ash": "a1"}, [("rat", "a2")], rules=[rule])
    fight(table, "ash", "rat")
    assert table.count("rat") == 1


def test_after_the_roll_no_wound_is_dealt() -> None:
    rule = {"when": "attack-rolled", "do": ["cancel-attack"]}
    table = stage({"ash": "a1"}, [("rat", "a2")], rules=[rule])
    fight(table.dice(SWORD, SWORD), "ash", "rat")
    assert table.count("rat") == 1
