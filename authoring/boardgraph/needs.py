"""What the conditions of a rule ask for that a party can have: items, achievements, counters, heroes; and where."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Data = dict[str, Any]


def needs(conditions: Any, chapter: Data) -> set[str]:
    """The things that must be had before conditions can hold. What is negated or only one of several is passed over."""
    return {thing for key, value in _asked(conditions) for thing in _thing(key, value, chapter)}


def named_spaces(conditions: Any) -> list[str]:
    """The spaces a `space-entered` rule or the like names for its `space`, or nothing when it names none in words."""
    found: list[str] = []
    for key, value in _asked(conditions):
        if key == "space":
            names = value.get("space", value.get("name")) if isinstance(value, dict) else value
            names = names if isinstance(names, list) else [names]
            if all(isinstance(name, str) for name in names):
                found += names
    return found


def counter_thing(value: Any, chapter: Data) -> list[str]:
    """A counter that must have grown is a thing to be had; one that is met as it starts, or must stay low, is not."""
    full = isinstance(value, dict)
    name = value.get("name") if full else value
    if not isinstance(name, str):
        return []
    least = value.get("at-least", value.get("is")) if full and value.keys() & {"at-least", "at-most", "is"} else 1
    start = chapter.get("counters", {}).get(name, {}).get("start", 0)
    return [f"counter {name}"] if isinstance(least, int) and least > start else []


def _asked(conditions: Any) -> Iterator[tuple[str, Any]]:
    """Every condition that must hold."""
    if isinstance(conditions, list):
        for part in conditions:
            yield from _asked(part)
    elif isinstance(conditions, dict):
        for key, value in conditions.items():
            if key == "all":
                yield from _asked(value)
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
"""Conditions that ask for a thing: the word, the kind of thing, and its parameter."""
