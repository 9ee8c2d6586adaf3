"""`reroll`: roll dice of the attack or defence roll again: those that show certain faces, or all."""

from __future__ import annotations

import pytest

from engine.records.errors import ContentError
from tests.engine.table import BOW, SHIELD, SWORD
from tests.engine.vocabulary.stage import fight, stage


def test_dice_with_some_faces_are_rolled_again() -> None:
    rule = {"when": "attack-rolled", "do": [{"reroll": {"faces": ["bow", "cheese"], "most": 1}}]}
    table = stage({"ash": "a1"}, [("grub", "a2")], rules=[rule])
    fight(table.dice(BOW, BOW, SWORD), "ash", "grub")
    assert table.count("grub") == 0
    assert table.game.script == []


def test_the_defence_roll_in_its_own_event() -> None:
    rule = {"when": "defence-rolled", "do": ["reroll"]}
    table = stage({"ash": "a1"}, [("rat", "a2")], rules=[rule])
    fight(table.dice(SWORD, BOW, SHIELD, BOW), "ash", "rat")
    assert table.count("rat") == 0


def test_a_roll_that_counts_no_more_cannot_be_changed() -> None:
    with pytest.raises(ContentError, match='the attack roll cannot be rerolled in "defence-rolled"'):
        stage(rules=[{"when": "defence-rolled", "do": [{"reroll": {"roll": "attack"}}]}])
