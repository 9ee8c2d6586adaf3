"""Rules as boxes of a storybook: in the author's words where there are some, else in words made from the rule."""

from __future__ import annotations

from typing import Any

from authoring.export.book.effect_lines import reads
from authoring.export.book.model import RuleBox
from authoring.export.book.names import Namer
from authoring.wording.languages import SOURCE, in_language, term
from authoring.wording.rule_text import describe_rule


def boxes(rules: Any, names: Namer) -> tuple[RuleBox, ...]:
    """The boxes of some rules."""
    return tuple(_box(rule, names) for rule in rules or ())


def _box(rule: dict[str, Any], names: Namer) -> RuleBox:
    text = in_language(rule.get("text"), names.language) or rule_words(rule, names)
    return RuleBox(_title(rule, names.language), text, reads(rule, names.language))


def _title(rule: dict[str, Any], language: str) -> str:
    """Rules have ids but no names; an id reads as a title in the language it was written in, and in no other."""
    ident = rule.get("id")
    if not ident or language != SOURCE:
        return ""
    words = str(ident).replace("-", " ")
    return words[:1].upper() + words[1:]


def rule_words(rule: dict[str, Any], names: Namer, owner: str = "the mouse") -> str:
    """A rule in words; the rule language speaks English, and says so in a book that does not."""
    told = describe_rule(rule, names, owner)
    note = term("in-english", names.language)
    return f"{told} {note}" if note else told
