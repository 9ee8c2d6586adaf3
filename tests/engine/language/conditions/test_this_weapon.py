"""`this-weapon`: the attack in hand is made with the card this rule stands on."""

from __future__ import annotations

from tests.engine.language.stage import fight, stage
from tests.engine.table import BOW

CLUB = {
    "club": {
        "category": "weapon",
        "slot": "paw",
        "attack": "melee",
        "rules": [{"if": {"this-weapon": True}, "modify": {"battle": 2}}],
    }
}


def test_holds_for_attacks_with_the_card_itself() -> None:
    table = stage({"ash": "a1"}, [("ogre", "a2")], more={"search_cards": CLUB})
    table.give("ash", "club", worn=True)
    assert fight(table.dice(BOW, BOW, BOW, BOW), "ash", "ogre", weapon="club").dice == 4
    assert fight(table.dice(BOW, BOW), "ash", "ogre", weapon="sword").dice == 2
