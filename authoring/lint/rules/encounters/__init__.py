"""Rules about encounter cards, minions and their figures: their codes start with E."""

from __future__ import annotations

from authoring.lint.rule import Rule
from authoring.lint.rules.encounters import (
    boss_without_cards,
    closed_space,
    computed_crowd,
    crowded_entry,
    empty_encounter_deck,
    empty_surge,
    face_down,
    greedy_without_variant,
    missing_page,
    no_trap_space,
    nobody_placed,
    repeated_encounter_card,
    too_few_figures,
    unknown_figure,
)

RULES: tuple[Rule, ...] = (
    missing_page.RULE,
    too_few_figures.RULE,
    empty_surge.RULE,
    crowded_entry.RULE,
    empty_encounter_deck.RULE,
    boss_without_cards.RULE,
    unknown_figure.RULE,
    greedy_without_variant.RULE,
    nobody_placed.RULE,
    repeated_encounter_card.RULE,
    face_down.RULE,
    closed_space.RULE,
    computed_crowd.RULE,
    no_trap_space.RULE,
)
