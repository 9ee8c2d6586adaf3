"""Rules about cards, heroes and decks: their codes start with K."""

from __future__ import annotations

from authoring.lint.rule import Rule
from authoring.lint.rules.cards import (
    contradicting_number,
    empty_event,
    idle_card,
    short_deck,
    slot_contradiction,
    unarmed_hero,
    unmeetable_requirement,
    unpayable_cost,
    untakeable_ability,
    unwearable_equipment,
    weapon_without_attack,
)

RULES: tuple[Rule, ...] = (
    slot_contradiction.RULE,
    unmeetable_requirement.RULE,
    unpayable_cost.RULE,
    short_deck.RULE,
    contradicting_number.RULE,
    idle_card.RULE,
    untakeable_ability.RULE,
    weapon_without_attack.RULE,
    empty_event.RULE,
    unwearable_equipment.RULE,
    unarmed_hero.RULE,
)
