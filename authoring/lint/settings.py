"""The lint settings of a folder: `[lint]` in its `tailwright.toml`, with `select` and `ignore`, lists of codes."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from authoring.content.plain_file import UnreadableError, parse, read_text
from authoring.lint import EVERYTHING, Selection, unknown_words
from authoring.lint.registry import RULES
from authoring.wording.suggestions import did_you_mean

TABLE = "lint"
KEYS = ("select", "ignore")
MOST = 256 * 1024
"""The size of the largest settings file."""


class SettingsError(Exception):
    """A `tailwright.toml` with an error in its lint settings."""


@dataclass(frozen=True)
class Settings:
    """What a settings file says of lint, and notes on what it says in vain."""

    selection: Selection = EVERYTHING
    notes: tuple[str, ...] = ()


def settings_of(path: Path) -> Settings:
    """Read a settings file; everything is selected when there is no such file. Raises SettingsError."""
    if not os.path.lexists(path):
        return Settings()
    import tomllib  # rarely needed

    try:
        document = parse(tomllib.loads, read_text(path, MOST))
    except (FileNotFoundError, UnreadableError) as error:  # the first: a link to nowhere
        reason = str(error) if isinstance(error, UnreadableError) else "the link leads to no file"
        raise SettingsError(f'cannot read "{path}": {reason}') from None
    table = document.get(TABLE, {})
    if not isinstance(table, dict):
        raise SettingsError(f'"{TABLE}" in "{path}" is not a table; write [{TABLE}] on a line of its own')
    for word in table:
        if word not in KEYS:
            raise SettingsError(f'unknown setting "{word}" under [{TABLE}] in "{path}", {did_you_mean(word, KEYS)}')
    selection = checked(Selection(*(_codes(path, word, table.get(word, [])) for word in KEYS)), f' in "{path}"')
    return Settings(selection, tuple(_notes(path, document)))


def _notes(path: Path, document: dict[str, Any]) -> Iterator[str]:
    for word in document:
        if word != TABLE:
            yield f'"{path}": unknown setting "{word}" has no effect; remove it'
    if document and TABLE not in document:  # an empty file only marks the top folder
        yield f'"{path}" has no [{TABLE}], so lint reports everything; write [{TABLE}] above its settings'


def checked(selection: Selection, where: str = "") -> Selection:
    """Return a selection unchanged; raise SettingsError when one of its words matches no rule."""
    for word in unknown_words(selection):
        names = [*RULES, *(rule.name for rule in RULES.values())]
        remedy = did_you_mean(word.upper() if word.upper() in names else word, names) or "see `tailwright explain`"
        raise SettingsError(f'unknown code or family "{word}"{where}, {remedy}')
    return selection


def combined(settings: Selection, options: Selection) -> Selection:
    """Join settings and command line: the command line's `select` wins, the `ignore` lists add up."""
    return Selection(options.select or settings.select, (*settings.ignore, *options.ignore))


def _codes(path: Path, word: str, value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(one, str) and one for one in value):
        raise SettingsError(f'"{word}" under [lint] in "{path}" is not a list of codes, such as ["N", "X105"]')
    return tuple(value)
