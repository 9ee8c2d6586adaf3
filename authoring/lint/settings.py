"""The lint settings of a folder: `[lint]` in its `tailwright.toml`, with `select` and `ignore`, lists of codes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from authoring.lint import Selection, unknown_words
from authoring.lint.registry import RULES
from authoring.wording.suggestions import did_you_mean

KEYS = ("select", "ignore")


class SettingsError(Exception):
    """A `tailwright.toml` with an error in its lint settings."""


def settings_of(path: Path) -> Selection:
    """Read the selection of a settings file; everything when there is no such file. Raises SettingsError."""
    if not path.is_file():
        return Selection()
    import tomllib  # rarely needed

    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise SettingsError(f'cannot read "{path}": {error}') from None
    table = document.get("lint", {})
    if not isinstance(table, dict):
        raise SettingsError(f'"lint" in "{path}" is not a table; write [lint] on a line of its own')
    for word in table:
        if word not in KEYS:
            raise SettingsError(f'unknown setting "{word}" under [lint] in "{path}", {did_you_mean(word, KEYS)}')
    return checked(Selection(*(_codes(path, word, table.get(word, [])) for word in KEYS)), f' in "{path}"')


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
