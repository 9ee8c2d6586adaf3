"""`attack-dice`: in an attack: more or fewer attack dice, or twice as many."""

from __future__ import annotations

from typing import Any

import pytest

from engine.records.errors import ContentError
from tests.engine.table import BOW
from tests.engine.vocabulary.stage import fight, stage


@pytest.mark.parametrize(("change", "dice"), [(1, 3), (-1, 1), ({"times": 2}, 4), ({"times": 2, "by": 1}, 5)])
def test_changes_the_dice_of_the_attack(change: Any, dice: int) -> None:
    rule = {"when": "attack-declared", "do": [{"attack-dice": change}]}
    table = stage({"ash": "a1"}, [("ogre", "a2")], rules=[rule])
    assert fight(table.dice(*[BOW] * dice), "ash", "ogre").dice == dice
    assert table.game.script == []


def test_is_refused_once_the_dice_are_rolled() -> None:
    with pytest.raises(ContentError, match='"attack-dice" works only in "attack-declared" rules'):
        stage(rules=[{"when": "attack-rolled", "do": [{"attack-dice": 1}]}])
