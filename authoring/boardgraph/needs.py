"""What conditions of a rule need: items, achievements, counters and heroes of the party, and spaces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Data = dict[str, Any]


def needs(conditions: Any, chapter: Data) -> set[str]:
    """Return the things a party needs before conditions can hold; negated conditions and alternatives do not count."""
    return {thing for key, value in required(conditions) for thing in _thing(key, value, chapter)}


def named_spaces(conditions: Any) -> list[str]:
    """Return the names of spaces that conditions give for `space`; nothing when they give none by name."""
    spaces: list[str] = []
    for key, value in required(conditions):
        if key == "space":
            names = value.get("space", value.get("name")) if isinstance(value, dict) else value
            names = names if isinstance(names, list) else [names]
            if all(isinstance(name, str) for name in names):
                spaces += names
    return spaces


def counter_thing(value: Any, chapter: Data) -> list[str]:
    """Return the counter a condition needs to grow; nothing when its start is enough, or when it must stay low."""
    full = isinstance(value, dict)
    name = value.get("name") if full else value
    if not isinstance(name, str):
        return []
    least = value.get("at-least", value.get("is")) if full and value.keys() & {"at-least", "at-most", "is"} else 1
    start = chapter.get("counters", {}).get(name, {}).get("start", 0)
    return [f"counter {name}"] if isinstance(least, int) and least > start else []


def required(conditions: Any) -> Iterator[tuple[str, Any]]:
    """Yield every condition that must hold."""
    if isinstance(conditions, list):
        for part in conditions:
            yield from required(part)
    elif isinstance(conditions, dict):
        for key, value in conditions.items():
            if key == "all":
                yield from required(value)
            else:
                yield key, value


def _thing(key: str, value: Any, chapter: Data) -> list[str]:
    if key == "counter":
        return counter_thing(value, chapter)
    if key == "compare" and isinstance(value, dict):
        number = value.get("number")
        if isinstance(number, dict) and isinstance(number.get("counter"), str):
            return counter_thing({**value, "name": number["counter"]}, chapter)
        return []
    for word, kind, param in WORDS:
        if key == word:
            named = value.get(param) if isinstance(value, dict) else value
            return [f"{kind} {named}"] if isinstance(named, str) else []
    return []


WORDS = (
    ("party-holds", "item", "card"),
    ("achieved", "achievement", "achievement"),
    ("in-party", "hero", "hero"),
    ("entered", "entered", "face"),
)
"""Conditions that need a thing: the word, the kind of thing, and its parameter."""
