"""The endings of a chapter that have words of their own."""

from __future__ import annotations

from typing import Any

from authoring.export.book.boxes import title_of
from authoring.export.book.model import Fact
from authoring.export.book.names import Namer
from authoring.wording.languages import in_language, term
from authoring.wording.rule_text import describe_conditions


def endings(chapter: dict[str, Any], names: Namer) -> tuple[Fact, ...]:
    """List each way to win or to lose that has a text, with what must hold for it."""
    ways = [("victory", way) for way in chapter.get("victories") or ()]
    ways += [("defeat", way) for way in (chapter.get("defeat") or {}).get("also") or ()]
    listed = [
        Fact(_label(kind, way, names), in_language(way["text"], names.language))
        for kind, way in ways
        if way.get("text")
    ]
    return (*listed, *_by_rules(chapter, names))


def _label(kind: str, way: dict[str, Any], names: Namer) -> str:
    words = describe_conditions(way["if"], names, language=names.language).rstrip(".") if way.get("if") else ""
    return f"{term(kind, names.language)} – {words}" if words else term(kind, names.language)


def _by_rules(chapter: dict[str, Any], names: Namer) -> list[Fact]:
    """List the endings that rules bring about with words of their own, each with the name of its rule."""
    rooms = (chapter.get("rooms") or {}).values()
    rules = [*(chapter.get("rules") or ()), *(rule for room in rooms for rule in (room or {}).get("rules") or ())]
    facts = []
    for rule in rules:
        for effect, reason in _reasons(rule.get("do")):
            kind = term("victory" if effect == "win" else "defeat", names.language)
            title = title_of(rule, names.language)
            facts.append(Fact(f"{kind} – {title}" if title else kind, _sentence(in_language(reason, names.language))))
    return facts


def _reasons(data: Any) -> list[tuple[str, Any]]:
    if isinstance(data, list):
        return [found for part in data for found in _reasons(part)]
    if not isinstance(data, dict):
        return []
    found = []
    for key, value in data.items():
        reason = value.get("reason", value) if isinstance(value, dict) and key in ("win", "lose") else value
        if key in ("win", "lose") and reason:
            found.append((key, reason))
        else:
            found += _reasons(value)
    return found


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "!", "?", "…")) else ".")
