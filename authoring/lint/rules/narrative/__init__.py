"""Rules about story, texts and translations: their codes start with N."""

from __future__ import annotations

from authoring.lint.rule import Rule
from authoring.lint.rules.narrative import (
    blank_text,
    cut_text,
    garbled_text,
    missing_part,
    missing_translation,
    mixed_alphabets,
    nameless_marker,
    overflowing_card_text,
    placeholder_mismatch,
    repeated_story,
    stale_translation,
    stray_space,
    unfinished_text,
    untranslated_terms,
    untranslated_text,
    unusable_art,
    wordless_chapter,
    wordless_rule,
)

RULES: tuple[Rule, ...] = (
    missing_part.RULE,
    wordless_chapter.RULE,
    blank_text.RULE,
    missing_translation.RULE,
    placeholder_mismatch.RULE,
    stray_space.RULE,
    repeated_story.RULE,
    untranslated_text.RULE,
    unfinished_text.RULE,
    wordless_rule.RULE,
    stale_translation.RULE,
    overflowing_card_text.RULE,
    untranslated_terms.RULE,
    unusable_art.RULE,
    garbled_text.RULE,
    cut_text.RULE,
    mixed_alphabets.RULE,
    nameless_marker.RULE,
)
