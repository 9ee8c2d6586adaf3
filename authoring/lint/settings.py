"""What a folder's `tailwright.toml` says about lint: `[lint]` with `select` and `ignore`, lists of codes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from authoring.lint import Selection, unknown_words
from authoring.lint.registry import RULES
from authoring.wording.suggestions import did_you_mean

KEYS = ("select", "ignore")


class SettingsError(Exception):
    """A `tailwright.toml` that cannot be followed."""


def settings_of(path: Path) -> Selection:
    """What a settings file selects; everything when there is no such file. Raises SettingsError."""
    if not path.is_file():
        return Selection()
    import tomllib  # most folders have no such file

    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise SettingsError(f'cannot read "{path}": {error}') from None
    table = document.get("lint", {})
    if not isinstance(table, dict):
        raise SettingsError(f'"lint" in "{path}" is no table; write [lint] on a line of its own')
    for word in table:
        if word not in KEYS:
            raise SettingsError(f'unknown setting "{word}" under [lint] in "{path}", {did_you_mean(word, KEYS)}')
    return checked(Selection(*(_codes(path, word, table.get(word, [])) for word in KEYS)), f' in "{path}"')


def checked(selection: Selection, where: str = "") -> Selection:
    """A selection all of whose words are known; otherwise nothing would be found, and nobody would know why."""
    for word in unknown_words(selection):
        names = [*RULES, *(rule.name for rule in RULES.values())]
        remedy = did_you_mean(word.upper() if word.upper() in names else word, names) or "see `tailwright explain`"
        raise SettingsError(f'unknown code or family "{word}"{where}, {remedy}')
    return selection


def combined(settings: Selection, asked: Selection) -> Selection:
    """Settings and what was asked for on the command line: a choice asked for comes first, what is left out adds up."""
    return Selection(asked.select or settings.select, (*settings.ignore, *asked.ignore))


def _codes(path: Path, word: str, value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(one, str) and one for one in value):
        raise SettingsError(f'"{word}" under [lint] in "{path}" is no list of codes, such as ["N", "X105"]')
    return tuple(value)
