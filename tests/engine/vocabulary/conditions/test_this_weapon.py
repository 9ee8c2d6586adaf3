"""`this-weapon`: the attack in hand is made with the card this rule stands on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.table import BOW
from tests.engine.vocabulary.stage import fight, stage

RULES = [
    {"if": {"this-weapon": True}, "modify": {"battle": 2}},
    {"modify": {"battle": {"if": {"this-weapon": True}, "then": 2, "else": 0}}},
]


@pytest.mark.parametrize("rule", RULES)
def test_holds_for_attacks_with_the_card_itself(rule: dict[str, Any]) -> None:
    club = {"club": {"category": "weapon", "slot": "paw", "attack": "melee", "rules": [rule]}}
    table = stage({"ash": "a1"}, [("ogre", "a2")], more={"search_cards": club})
    table.give("ash", "club", worn=True)
    assert fight(table.dice(BOW, BOW, BOW, BOW), "ash", "ogre", weapon="club").dice == 4
    assert fight(table.dice(BOW, BOW), "ash", "ogre", weapon="sword").dice == 2
