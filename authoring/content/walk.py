"""Walking through the data of an entry: every value with the way to it, every text, every list of effects."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from authoring.content.source import Steps

LANGUAGES = ("en", "fr", "pt", "ru")
"""The languages a text can be given in; the first is the source of the others."""

_TEXT_KEYS = frozenset(
    "name title text description story opening victory defeat continues ending objective "
    "victory-text defeat-text note".split()
)
_PLACEHOLDER = re.compile(r"\{[A-Za-z_][\w-]*\}")

Text = str | dict[str, str]


def walk(value: Any, steps: Steps = ()) -> Iterator[tuple[Steps, Any]]:
    """Every value below a value, itself first, with the way to it."""
    ahead: list[tuple[Steps, Any]] = [(steps, value)]
    while ahead:
        steps, value = ahead.pop()
        yield steps, value
        if isinstance(value, dict):
            ahead += [((*steps, step), value[step]) for step in reversed(value)]
        elif isinstance(value, list):
            ahead += [((*steps, step), value[step]) for step in reversed(range(len(value)))]


def words(value: Any) -> Iterator[str]:
    """Every string in some data, keys of maps included."""
    for steps, part in walk(value):
        if steps and isinstance(steps[-1], str):
            yield steps[-1]
        if isinstance(part, str):
            yield part


def is_translated(value: Any) -> bool:
    """Whether a value is a text by language."""
    return isinstance(value, dict) and "en" in value and all(key in LANGUAGES for key in value)


def texts(data: Any) -> Iterator[tuple[Steps, Text]]:
    """Every text for people in some data: a string, or a map of strings by language."""
    for steps, value in walk(data):
        if not steps or not (isinstance(value, str) or is_translated(value)):
            continue
        if steps[-1] in _TEXT_KEYS and steps[-2:] != ("counter", "name"):  # a condition names a counter by its id
            yield steps, value


def versions(steps: Steps, text: Text) -> Iterator[tuple[Steps, str]]:
    """Each string of a text, with the way to it."""
    if isinstance(text, str):
        yield steps, text
    else:
        yield from (((*steps, language), one) for language, one in text.items())


def english(text: Text | None) -> str:
    """A text in its source language."""
    return text if isinstance(text, str) else (text or {}).get("en", "")


def placeholders(text: str) -> list[str]:
    """The `{names}` in a text, sorted."""
    return sorted(_PLACEHOLDER.findall(text))


def effects(data: Any, name: str) -> Iterator[tuple[Steps, Any]]:
    """Every effect of a name in some data: the way to its value, and the value (None where the effect stands bare)."""
    for steps, value in walk(data):
        if not isinstance(value, list):
            continue
        for index, one in enumerate(value):
            if one == name:
                yield (*steps, index), None
            elif isinstance(one, dict) and len(one) == 1 and name in one:
                yield (*steps, index, name), one[name]
