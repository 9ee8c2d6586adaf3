"""Repairs of what a file says, where a finding leaves no doubt: a misspelt word, a letter of another alphabet."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import SequenceMatcher

from authoring.content import source
from authoring.content.findings import Finding
from authoring.content.library import File
from authoring.wording.alphabets import odd_letter

_MEANT = re.compile(r'^did you mean "([^"]+)"\?$')
SURE = 0.8
"""A word that is less similar than this to the one suggested is left to the author."""
LOOKALIKES = dict(zip("аеорсухіАВЕКМНОРСТХІ", "aeopcyxiABEKMHOPCTXI", strict=True))
"""Cyrillic letters, and the Latin ones they look like."""
_REVERSE = {latin: cyrillic for cyrillic, latin in LOOKALIKES.items()}


@dataclass(frozen=True, order=True)
class Replacement:
    """A stretch of a line and the text that takes its place."""

    line: int
    start: int
    end: int
    text: str
    code: str


def replacement_of(finding: Finding, lines: list[str]) -> Replacement | None:
    """The repair that a finding leaves no doubt about; None if there is none."""
    if finding.line != finding.end_line or not 1 <= finding.line <= len(lines):
        return None
    start, end = finding.col - 1, finding.end_col - 1
    word = lines[finding.line - 1][start:end]
    meant = _MEANT.match(finding.remedy)
    if meant is not None:
        bare = word.strip("\"'")
        shift = word.find(bare)
        if not bare or f'"{bare}"' not in finding.message or not _is_sure(bare, meant[1]):
            return None
        first = start + shift
        return Replacement(finding.line, first, first + len(bare), meant[1], finding.code)
    if finding.code == "N117":
        better = _respelt(word)
        return Replacement(finding.line, start, end, better, finding.code) if better != word else None
    return None


def _is_sure(word: str, meant: str) -> bool:
    """Whether one word is the other with a slip: a letter too many or too few, or letters in another order."""
    return sorted(word) == sorted(meant) or SequenceMatcher(None, word, meant).ratio() >= SURE


def _respelt(text: str) -> str:
    """The text with every letter that stands alone in its word's alphabet replaced by the one it looks like."""
    for _ in range(len(text)):
        odd = odd_letter(text)
        if odd is None:
            return text
        letter, _alphabet, word = odd
        other = LOOKALIKES.get(letter) or _REVERSE.get(letter)
        if other is None:
            return text
        text = text.replace(word, word.replace(letter, other), 1)
    return text


def replaced(file: File, findings: Iterable[Finding]) -> tuple[str, list[str]]:
    """The text of a file with all sure repairs, and the codes of what they repair."""
    lines = file.source.text.split("\n")
    found = sorted({one for finding in findings if (one := replacement_of(finding, lines)) is not None}, reverse=True)
    done: list[str] = []
    last: tuple[int, int] | None = None
    for one in found:
        if last is not None and one.line == last[0] and one.end > last[1]:
            continue  # it overlaps the one after it
        line = lines[one.line - 1]
        lines[one.line - 1] = line[: one.start] + one.text + line[one.end :]
        last = (one.line, one.start)
        done.append(one.code)
    text = "\n".join(lines)
    again = source.parse(text.encode(), file.path)
    worse = len(again.findings) > len(file.source.findings)
    return (file.source.text, []) if worse else (text, sorted(set(done)))
