"""What cards are worth to whom."""

from __future__ import annotations

from typing import Any

from engine.bots.greedy.atlas import atlas_of
from engine.bots.greedy.gear import A_SECOND_WEAPON, gain_of_wearing, hand_over, worth_sharing
from engine.records.decision import OP_SHARE, first_of, op_of
from engine.rulebook.abilities import take_ability
from tests.engine.bots.greedy.test_player import menu_choice, turn
from tests.engine.table import Table

DUEL: dict[str, dict[str, Any]] = {
    "twin": {"classes": ["leader"], "rules": [
        {"id": "twin", "when": "battle-action",
         "do": [{"attack": {"who": "minions-near", "weapon": "knife", "with-each": True}}]},
    ]},
}  # fmt: skip


def test_a_second_weapon_is_worth_something_to_a_mouse_that_attacks_with_both() -> None:
    table = Table({"ash": "a1"}, more={"abilities": DUEL})
    atlas = atlas_of(table.chapter)
    knife = table.give("ash", "knife")
    alone = gain_of_wearing(table.game, atlas, 0, knife)
    take_ability(table.game, 0, table.chapter.ability_ids.index("twin"))
    assert alone == A_SECOND_WEAPON < gain_of_wearing(table.game, atlas, 0, knife)


def test_a_second_dagger_goes_to_the_mouse_that_holds_two() -> None:
    table = turn({"elder": "a1", "ash": "a2"}, hero="elder", more={"abilities": DUEL})
    atlas = atlas_of(table.chapter)
    knife = table.give("elder", "knife")
    assert hand_over(table.game, atlas, 0, 1) == []
    take_ability(table.game, 1, table.chapter.ability_ids.index("twin"))
    assert hand_over(table.game, atlas, 0, 1) == [knife]
    assert worth_sharing(table.game, atlas, 0, 1)
    option = menu_choice(table, "elder")
    assert (op_of(option), first_of(option)) == (OP_SHARE, 1)
