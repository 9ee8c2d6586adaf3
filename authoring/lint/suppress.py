"""Ignore comments, by code or by name of a rule.

- `# tailwright: ignore[CODE] reason` leaves out findings of the line it stands on, or of the line below it;
- `# tailwright: ignore-block[CODE] reason` leaves out those of that line and of everything below it that is indented
  further;
- `# tailwright: ignore-file[CODE] reason` leaves out those of the whole file.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from authoring.content.findings import Finding, Kind, Mark
from authoring.content.library import File
from authoring.lint.rules.files import malformed_ignore, unused_ignore
from authoring.wording.suggestions import did_you_mean

_COMMENT = re.compile(r"(?:^|\s)(#\s*tailwright:\s*(.*))$")
_WORD = r"(?:[A-Z]\d{3}|[a-z][a-z-]*)"
_IGNORE = re.compile(rf"ignore(|-block|-file)\[({_WORD}(?:\s*,\s*{_WORD})*)\]\s+\S")
PLACES = {"": "its line", "-block": "its block", "-file": "the file"}


@dataclass
class _Ignore:
    """One comment, the lines it applies to, and the codes of the findings it has suppressed so far."""

    path: str
    mark: Mark
    first: int
    last: int
    where: str
    codes: tuple[str, ...]
    used: set[str] = field(default_factory=set)


def suppress(findings: Iterable[Finding], files: Iterable[File], report_unused: bool) -> list[Finding]:
    """Remove the findings that comments ignore; add findings about comments without effect or with errors.

    S findings stay, as the file cannot be used at all.
    """
    ignores: dict[str, list[_Ignore]] = {}
    kept: list[Finding] = []
    for file in files:
        for found in _comments(file):
            if isinstance(found, Finding):
                kept.append(found)
            else:
                ignores.setdefault(found.path, []).append(found)
    for finding in findings:
        matching = [
            found for found in ignores.get(finding.path, ())
            if found.first <= finding.line <= found.last and finding.code in found.codes
        ]  # fmt: skip
        for found in matching:
            found.used.add(finding.code)
        if not matching:
            kept.append(finding)
    if report_unused:
        kept.extend(finding for found in ignores.values() for one in found for finding in _unused(one))
    return kept


def _comments(file: File) -> Iterator[_Ignore | Finding]:
    lines = file.source.lines
    for number, line in enumerate(lines, 1):
        match = _COMMENT.search(line) if "tailwright:" in line else None
        if match is None:
            continue
        mark = Mark(number, match.start(1) + 1, number, match.end(1) + 1)
        parts = _IGNORE.match(match[2])
        if parts is None:
            remedy = 'write "# tailwright: ignore[T101] the reason"'
            yield _finding(malformed_ignore.RULE.kind, file.path, mark, "comment cannot be read", remedy)
            continue
        words = [word.strip() for word in parts[2].split(",")]
        codes = tuple(code for word in words for code in _codes_of(word))
        for word in words:
            if not _codes_of(word):
                yield _unknown(file, mark, word)
        if any(code.startswith("S") for code in codes):
            remedy = "correct the file: it cannot be used otherwise"
            yield _finding(malformed_ignore.RULE.kind, file.path, mark, "S codes cannot be ignored", remedy)
        start = number + (not line[: match.start(1)].strip())
        first, last = _extent(lines, start, parts[1])
        yield _Ignore(file.path, mark, first, last, parts[1], tuple(one for one in codes if not one.startswith("S")))


def _codes_of(word: str) -> list[str]:
    """The codes that a word means: itself, or that of the rule of this name."""
    if word[:1].isupper():
        return [word]
    from authoring.lint.registry import RULES  # the registry imports every rule, and some of them this module's rules

    return [code for code, rule in RULES.items() if rule.name == word]


def _extent(lines: list[str], start: int, where: str) -> tuple[int, int]:
    """The first and the last line that a comment applies to."""
    if where == "-file":
        return 1, len(lines) + 1
    if where == "" or start > len(lines):
        return start, start
    depth = _indent(lines[start - 1])
    last = start
    for number in range(start + 1, len(lines) + 1):
        line = lines[number - 1]
        if line.strip() and _indent(line) <= depth:
            break
        last = number
    return start, last


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def _unknown(file: File, mark: Mark, word: str) -> Finding:
    from authoring.lint.registry import RULES

    remedy = did_you_mean(word, [rule.name for rule in RULES.values()]) or "see `tailwright explain`"
    return _finding(malformed_ignore.RULE.kind, file.path, mark, f'no rule has the name "{word}"', remedy)


def _unused(ignore: _Ignore) -> Iterator[Finding]:
    for code in ignore.codes:
        if code not in ignore.used:
            message = f"comment ignores {code}, but {PLACES[ignore.where]} has no {code}"
            yield _finding(unused_ignore.RULE.kind, ignore.path, ignore.mark, message, "remove the comment")


def _finding(kind: Kind, path: str, mark: Mark, message: str, remedy: str) -> Finding:
    return Finding.at(kind, path, mark, message, remedy)
