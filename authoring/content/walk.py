"""Walk through the data of an entry: every value with its path, every text, every effect."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from authoring.content.source import Steps
from authoring.wording.languages import SOURCE, in_source, is_tag

_TEXT_KEYS = frozenset(
    "name title text description story opening victory defeat continues ending objective "
    "victory-text defeat-text note".split()
)
_STORY_KEYS = frozenset("opening victory defeat continues ending".split())
_PLACEHOLDER = re.compile(r"\{[A-Za-z_][\w-]*\}")

Text = str | dict[str, str]


def walk(value: Any, steps: Steps = ()) -> Iterator[tuple[Steps, Any]]:
    """Yield a value and every value in it, each with its path."""
    stack: list[tuple[Steps, Any]] = [(steps, value)]
    while stack:
        steps, value = stack.pop()
        yield steps, value
        if isinstance(value, dict):
            stack += [((*steps, step), value[step]) for step in reversed(value)]
        elif isinstance(value, list):
            stack += [((*steps, step), value[step]) for step in reversed(range(len(value)))]


def strings(value: Any) -> Iterator[str]:
    """Yield every string in some data, including the keys of maps."""
    for steps, part in walk(value):
        if steps and isinstance(steps[-1], str):
            yield steps[-1]
        if isinstance(part, str):
            yield part


def is_translated(value: Any) -> bool:
    """Whether a value is a map of texts by language."""
    return (
        isinstance(value, dict)
        and bool(value)
        and all(isinstance(key, str) and is_tag(key) and isinstance(text, str) for key, text in value.items())
    )


def languages_of(data: Any) -> list[str]:
    """Return the languages in which some data has texts; English first, as texts without a language are English."""
    found = {language for _, text in texts(data) if isinstance(text, dict) for language in text}
    return [SOURCE, *sorted(found - {SOURCE})]


def texts(data: Any) -> Iterator[tuple[Steps, Text]]:
    """Yield every text for readers in some data, with its path: a string, or a map of strings by language."""
    for steps, value in walk(data):
        if not steps or steps[-1] not in _TEXT_KEYS or not (isinstance(value, str) or is_translated(value)):
            continue
        if steps[-2:] == ("counter", "name"):  # a condition names a counter by its id
            continue
        if steps[-1] not in _STORY_KEYS or steps[-2:-1] == ("story",):  # elsewhere "victory" has conditions
            yield steps, value


def versions(steps: Steps, text: Text) -> Iterator[tuple[Steps, str]]:
    """Yield each string of a text, with its path."""
    if isinstance(text, str):
        yield steps, text
    else:
        yield from (((*steps, language), version) for language, version in text.items())


def english(text: Text | None) -> str:
    """Return the English version of a text; without one, its first version."""
    return in_source(text)


def placeholders(text: str) -> list[str]:
    """Return the `{names}` in a text, sorted."""
    return sorted(_PLACEHOLDER.findall(text))


def effects(data: Any, name: str) -> Iterator[tuple[Steps, Any]]:
    """Yield the path and the value of every effect of a name in some data; the value of a bare word is None."""
    for steps, value in walk(data):
        if not isinstance(value, list):
            continue
        for index, effect in enumerate(value):
            if effect == name:
                yield (*steps, index), None
            elif isinstance(effect, dict) and len(effect) == 1 and name in effect:
                yield (*steps, index, name), effect[name]
