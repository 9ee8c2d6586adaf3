"""Ignore comments: `# tailwright: ignore[CODE] reason`, on the line of a finding or on the line above."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from authoring.content.findings import Finding, Kind, Mark
from authoring.content.library import File
from authoring.lint.rules.files import malformed_ignore, unused_ignore

_COMMENT = re.compile(r"(?:^|\s)(#\s*tailwright:\s*(.*))$")
_IGNORE = re.compile(r"ignore\[([A-Z]\d{3}(?:\s*,\s*[A-Z]\d{3})*)\]\s+\S")


@dataclass
class _Ignore:
    """One comment, the line it applies to, and the codes of the findings it has suppressed so far."""

    path: str
    mark: Mark
    line: int
    codes: tuple[str, ...]
    used: set[str] = field(default_factory=set)


def suppress(findings: Iterable[Finding], files: Iterable[File], report_unused: bool) -> list[Finding]:
    """Remove the findings that comments ignore; add findings about comments without effect or with errors.

    S findings stay, as the file cannot be used at all.
    """
    ignores: dict[tuple[str, int], list[_Ignore]] = {}
    kept: list[Finding] = []
    for file in files:
        for found in _comments(file):
            if isinstance(found, Finding):
                kept.append(found)
            else:
                ignores.setdefault((found.path, found.line), []).append(found)
    for finding in findings:
        matching = [found for found in ignores.get((finding.path, finding.line), ()) if finding.code in found.codes]
        for found in matching:
            found.used.add(finding.code)
        if not matching:
            kept.append(finding)
    if report_unused:
        kept.extend(finding for found in ignores.values() for one in found for finding in _unused(one))
    return kept


def _comments(file: File) -> Iterator[_Ignore | Finding]:
    for number, line in enumerate(file.source.lines, 1):
        match = _COMMENT.search(line) if "tailwright:" in line else None
        if match is None:
            continue
        mark = Mark(number, match.start(1) + 1, number, match.end(1) + 1)
        parts = _IGNORE.match(match[2])
        if parts is None:
            remedy = 'write "# tailwright: ignore[T101] the reason"'
            yield _finding(malformed_ignore.RULE.kind, file.path, mark, "comment cannot be read", remedy)
            continue
        codes = tuple(code.strip() for code in parts[1].split(","))
        if any(code.startswith("S") for code in codes):
            remedy = "correct the file: it cannot be used otherwise"
            yield _finding(malformed_ignore.RULE.kind, file.path, mark, "S codes cannot be ignored", remedy)
        alone = not line[: match.start(1)].strip()
        yield _Ignore(file.path, mark, number + alone, tuple(code for code in codes if not code.startswith("S")))


def _unused(ignore: _Ignore) -> Iterator[Finding]:
    for code in ignore.codes:
        if code not in ignore.used:
            message = f"comment ignores {code}, but its line has no {code}"
            yield _finding(unused_ignore.RULE.kind, ignore.path, ignore.mark, message, "remove the comment")


def _finding(kind: Kind, path: str, mark: Mark, message: str, remedy: str) -> Finding:
    return Finding.at(kind, path, mark, message, remedy)
