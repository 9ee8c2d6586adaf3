"""The lint settings of a folder: the table `[lint]` in its `tailwright.toml`.

[lint]
select = ["S", "R"]                          # report only these codes, families or names
ignore = ["N110"]                            # leave these out
confidence = "likely"                        # leave out what is less sure: certain, likely or hint

[lint.per-file-ignores]
"drafts/*.yaml" = ["N", "missing-part"]      # leave these out in some files

[lint.severity]
N106 = "error"                               # error, warning or info
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from authoring.content.findings import Finding, Severity
from authoring.content.plain_file import UnreadableError, parse, read_text
from authoring.lint import EVERYTHING, Selection, unknown_words
from authoring.lint.registry import RULES
from authoring.lint.rule import Confidence
from authoring.wording.suggestions import did_you_mean

TABLE = "lint"
LISTS = ("select", "ignore")
KEYS = (*LISTS, "confidence", "per-file-ignores", "severity")
SEVERITIES = {severity.word: severity for severity in Severity}
CONFIDENCES = tuple(confidence.value for confidence in Confidence)
MOST = 256 * 1024
"""The size of the largest settings file."""


class SettingsError(Exception):
    """A `tailwright.toml` with an error in its lint settings."""


@dataclass(frozen=True)
class Settings:
    """What a settings file says of lint, and notes on what it says in vain."""

    selection: Selection = EVERYTHING
    notes: tuple[str, ...] = ()
    confidence: str = Confidence.HINT.value
    per_file: dict[str, Selection] = field(default_factory=dict)
    severity: dict[str, Severity] = field(default_factory=dict)

    def applied(self, finding: Finding) -> Finding:
        """The finding with the severity that the settings give it."""
        severity = self.severity.get(finding.code, self.severity.get(finding.name))
        return finding if severity is None else replace(finding, severity=severity)

    def leaves_out(self, finding: Finding, root: Path) -> bool:
        """Whether the settings leave a finding out for its file, or as not sure enough."""
        if finding.code in RULES and CONFIDENCES.index(RULES[finding.code].confidence.value) > CONFIDENCES.index(
            self.confidence
        ):
            return True
        if not self.per_file:
            return False
        path = Path(finding.path)
        real = (path if path.is_absolute() else Path.cwd() / path).resolve()
        name = real.relative_to(root.resolve()).as_posix() if real.is_relative_to(root.resolve()) else path.as_posix()
        return any(fnmatchcase(name, glob) and finding not in chosen for glob, chosen in self.per_file.items())


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
    where = f' in "{path}"'
    return Settings(
        checked(Selection(*(_codes(path, word, table.get(word, [])) for word in LISTS)), where),
        tuple(_notes(path, document)),
        _confidence(path, table),
        {glob: checked(Selection((), _codes(path, glob, codes)), where) for glob, codes in _part(path, table, KEYS[3])},
        {word: _severity(path, word, value) for word, value in _part(path, table, KEYS[4])},
    )


def _part(path: Path, table: dict[str, Any], name: str) -> list[tuple[str, Any]]:
    part = table.get(name, {})
    if not isinstance(part, dict):
        raise SettingsError(
            f'"{name}" under [lint] in "{path}" is not a table; write [lint.{name}] on a line of its own'
        )
    return list(part.items())


def _confidence(path: Path, table: dict[str, Any]) -> str:
    value = table.get("confidence", Confidence.HINT.value)
    if value not in CONFIDENCES:
        words = ", ".join(CONFIDENCES)
        raise SettingsError(f'"confidence" under [lint] in "{path}" is "{value}"; use one of: {words}')
    return str(value)


def _severity(path: Path, word: str, value: Any) -> Severity:
    checked(Selection((word,)), f' under [lint.severity] in "{path}"')
    if value not in SEVERITIES:
        words = ", ".join(SEVERITIES)
        raise SettingsError(f'the severity of "{word}" in "{path}" is "{value}"; use one of: {words}')
    return SEVERITIES[value]


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
