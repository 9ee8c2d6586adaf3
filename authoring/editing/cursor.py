"""Where a cursor stands in a file that is being typed: the path to the value or key, even while the text is broken.

A mark is put in place of the word at the cursor and the text is read; where that fails, less and less of it is read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from authoring.content.source import Steps, parse
from authoring.content.walk import walk

MARK = "zzcursorzz"
_WORD = re.compile(r"[A-Za-z0-9_/-]*")
_BEFORE = re.compile(r"[A-Za-z0-9_/-]*\Z")
_CLOSING = {"{": "}", "[": "]"}


@dataclass(frozen=True)
class Cursor:
    """The path to what is being typed, the rest of the file, and the word that a completion replaces."""

    steps: Steps
    is_key: bool
    data: Any
    line: int
    start: int
    end: int
    """The columns of the word, from 1."""
    has_colon: bool
    """Whether a colon follows already."""


def cursors_at(text: str, line: int, col: int) -> list[Cursor]:
    """Every reading of a place: in a list of effects, a bare word or the key of a map. Empty if there is none."""
    lines = text.split("\n")
    if not 1 <= line <= len(lines):
        return []
    row = lines[line - 1]
    at = min(col - 1, len(row))
    found = _BEFORE.search(row[:at])
    start = found.start() if found else at
    rest = _WORD.match(row, at)
    end = rest.end() if rest else at
    if "#" in row[:start] and re.search(r"(^|\s)#", row[:start]):
        return []
    has_colon = row[end:].lstrip().startswith(":")
    cursors: dict[tuple[Steps, bool], Cursor] = {}
    for word in (MARK, f"{MARK}:", f"- {MARK}"):
        if word != MARK and (has_colon or row[end:].strip()):
            continue
        marked = [*lines[: line - 1], row[:start] + word + row[end:], *lines[line:]]
        reading = _read(marked, line)
        if reading is not None:
            steps, is_key, data = reading
            cursors.setdefault((steps, is_key), Cursor(steps, is_key, data, line, start + 1, end + 1, has_colon))
    return list(cursors.values())


def _read(lines: list[str], line: int) -> tuple[Steps, bool, Any] | None:
    for text in _attempts(lines, line):
        data = parse(text.encode("utf-8", "replace"), "").data
        for steps, value in walk(data):
            if value == MARK:
                return steps, False, data
            if steps and steps[-1] == MARK:
                return steps[:-1], True, data
    return None


def _attempts(lines: list[str], line: int) -> Iterator[str]:
    """The whole text; the text without other lines that are unfinished; the text up to the cursor."""
    yield "\n".join(lines)
    yield "\n".join(one if number == line or _is_finished(one) else "" for number, one in enumerate(lines, 1))
    above = "\n".join(lines[: line - 1])
    cut = lines[line - 1].partition(MARK)
    tail = ":" if cut[2].startswith(":") else ""
    yield f"{above}\n{cut[0]}{MARK}{tail}{_closed(cut[0])}"


def _is_finished(line: str) -> bool:
    """Whether a line can stand in YAML by itself: as many brackets closed as opened, and a colon in it or a dash."""
    bare = line.split(" #")[0]
    return bare.count("{") == bare.count("}") and bare.count("[") == bare.count("]") and "\t" not in line


def _closed(before: str) -> str:
    """The brackets that close those of a line."""
    opened: list[str] = []
    for letter in before:
        if letter in _CLOSING:
            opened.append(_CLOSING[letter])
        elif opened and letter == opened[-1]:
            opened.pop()
    return "".join(f" {letter}" for letter in reversed(opened))
