"""`defence-dice`: in an attack: the target rolls more or fewer defence dice, or none."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.table import BOW, SWORD
from tests.engine.vocabulary.stage import fight, stage


@pytest.mark.parametrize(("change", "dice"), [(1, 3), (-1, 1), (-5, 0), ({"none": True}, 0)])
def test_changes_the_dice_of_the_target(change: Any, dice: int) -> None:
    rule = {"when": "attack-declared", "do": [{"defence-dice": change}]}
    table = stage({"ash": "a1"}, [("ogre", "a2")], rules=[rule])
    fight(table.dice(SWORD, BOW, *[BOW] * dice), "ash", "ogre")
    assert table.game.script == []
