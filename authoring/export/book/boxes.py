"""Make the boxes of a storybook that hold special rules: the author's text, or words made from the rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.export.book import effect_lines
from authoring.export.book.model import Fact, RuleBox
from authoring.export.book.names import Namer
from authoring.wording.languages import SOURCE, in_language, shown_language
from authoring.wording.rule_text import describe_effects, describe_rule
from authoring.wording.tongues import has_tongue, tongue_of


def boxes(rules: Any, names: Namer) -> tuple[RuleBox, ...]:
    """Make a box for each rule."""
    return tuple(_box(rule, names) for rule in rules or ())


def from_the_start(data: dict[str, Any]) -> list[dict[str, Any]]:
    """List the rules of rooms that count before the mice come to the room: players read of rooms only there."""
    first = (data.get("start") or {}).get("face")
    rooms = (data.get("rooms") or {}).items()
    return [
        rule for face, room in rooms if face != first for rule in (room or {}).get("rules") or () if _is_early(rule)
    ]


def in_the_room(room: dict[str, Any], starts: bool) -> list[dict[str, Any]]:
    """List the rules that stand with a room: all of the room where the mice start, else those that count only in it."""
    return [rule for rule in room.get("rules") or () if starts or not _is_early(rule)]


def _is_early(rule: dict[str, Any]) -> bool:
    return bool(rule.get("always"))


def _box(rule: dict[str, Any], names: Namer) -> RuleBox:
    own = in_language(rule.get("text"), names.language)
    return RuleBox(
        title=title_of(rule, names.language),
        text=own or rule_words(rule, names),
        read_aloud=effect_lines.moments(rule, names.language),
        options=_options(rule, names) if own else (),  # words made from the rule have them
    )


def title_of(rule: dict[str, Any], language: str) -> str:
    """Return the name of a rule; without one, its id as words, where the text of the rule is in English too."""
    name = in_language(rule.get("name"), language)
    if name:
        return name
    text = rule.get("text")
    made = text is None and has_tongue(language)  # its words are made from it, in the language
    shown = shown_language(text, language) if isinstance(text, dict) else language if made else SOURCE
    words = str(rule.get("id") or "").replace("-", " ")
    return words[:1].upper() + words[1:] if shown == SOURCE else ""


def rule_words(rule: dict[str, Any], names: Namer, owner: str = "") -> str:
    """Describe a rule in the language of the book."""
    return describe_rule(rule, names, owner or tongue_of(names.language).phrase("the-mouse"), names.language)


def _options(rule: dict[str, Any], names: Namer) -> tuple[Fact, ...]:
    """List the options of every choice in a rule: what each is called, and what it does."""
    return tuple(
        Fact(in_language(option.get("text"), names.language) or str(number), _effects(option.get("do") or (), names))
        for options in _choices(rule)
        for number, option in enumerate(options, 1)
        if isinstance(option, dict)
    )


def _effects(effects: Any, names: Namer) -> str:
    """Describe the effects of an option."""
    told = [effect for effect in effects if not (isinstance(effect, dict) and "story" in effect)]
    if effects and not told:
        return ""
    return describe_effects(told, names, tongue_of(names.language).phrase("the-mouse"), names.language)


def _choices(data: Any) -> Iterator[list[Any]]:
    if isinstance(data, list):
        for part in data:
            yield from _choices(part)
    elif isinstance(data, dict):
        for key, value in data.items():
            if key == "choose":
                yield (value.get("options") if isinstance(value, dict) else value) or []
            yield from _choices(value)
