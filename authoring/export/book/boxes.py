"""Make the boxes of a storybook that hold special rules: the author's text, or words made from the rule."""

from __future__ import annotations

from typing import Any

from authoring.export.book.effect_lines import story_texts
from authoring.export.book.model import RuleBox
from authoring.export.book.names import Namer
from authoring.wording.languages import SOURCE, in_language
from authoring.wording.rule_text import describe_rule
from authoring.wording.tongues import tongue_of


def boxes(rules: Any, names: Namer) -> tuple[RuleBox, ...]:
    """Make a box for each rule."""
    return tuple(_box(rule, names) for rule in rules or ())


def _box(rule: dict[str, Any], names: Namer) -> RuleBox:
    text = in_language(rule.get("text"), names.language) or rule_words(rule, names)
    return RuleBox(_title(rule, names.language), text, story_texts(rule, names.language))


def _title(rule: dict[str, Any], language: str) -> str:
    """Return the id of a rule as a title. Ids are English, so boxes in other languages have no title."""
    ident = rule.get("id")
    if not ident or language != SOURCE:
        return ""
    words = str(ident).replace("-", " ")
    return words[:1].upper() + words[1:]


def rule_words(rule: dict[str, Any], names: Namer, owner: str = "") -> str:
    """Describe a rule in the language of the book."""
    return describe_rule(rule, names, owner or tongue_of(names.language).phrase("the-mouse"), names.language)
