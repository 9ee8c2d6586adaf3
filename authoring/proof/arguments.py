"""The parameters of words as content writes them, without a compiled chapter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.vocabulary import registry
from engine.vocabulary.declare import Condition, Effect, Modifier, Selector

Path = tuple[str | int, ...]
SELECTORS = {"who": registry.WHO, "where": registry.WHERE, "number": registry.NUMBERS}


def arguments(word: Condition | Effect | Modifier | Selector, value: Any) -> dict[str, Any]:
    """The parameters of a word: the short form is unfolded, defaults are filled in."""
    known = [param.name for param in word.params]
    if isinstance(value, Mapping) and (not word.short or not value or any(name in value for name in known)):
        given = dict(value)
    elif value is None or not word.short or (value is True and word.params and not word.short):
        given = {}
    else:
        given = {word.short: value}
    for param in word.params:
        if param.name not in given:
            given[param.name] = None if param.required else param.default
    return given


def path_of(word: Condition | Effect, value: Any, name: str, path: Path) -> Path:
    """The path of a parameter, in whichever form it is written."""
    return (*path, name) if isinstance(value, Mapping) and name in value else path


def selector(kind: str, value: Any) -> tuple[str, dict[str, Any]]:
    """The word of a selector and its parameters; the word alone (`mover`, `a1`) if the vocabulary has no such word."""
    table = SELECTORS[kind]
    if isinstance(value, str):
        return value, arguments(table[value], None) if value in table else {}
    if not isinstance(value, Mapping):
        return "", {}
    word = next((name for name in value if name in table), "")
    if not word:
        return "", {}
    found = table[word]
    if len(value) == 1:
        return word, arguments(found, value[word])
    names = {key: found.short if key == word else key for key in value}
    return word, arguments(found, {names[key]: part for key, part in value.items()})


def listed(value: Any) -> list[Any]:
    """A value as a list, as content may leave out the brackets around a single one."""
    return list(value) if isinstance(value, list | tuple) else [value]
