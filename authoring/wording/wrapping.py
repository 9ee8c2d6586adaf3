"""Fit lines into a window: they break between words, and what follows is indented.

Text may hold codes for colours, which take no room. Lines of source with a bar, such as those of an excerpt, are left
as they are: whoever makes them knows the width.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

_CODE: Final = re.compile(r"\x1b\[[0-9;]*m")
_SOURCE: Final = re.compile(r"(?:\x1b\[[0-9;]*m)* *[0-9]* \| ")
_MARK: Final = re.compile(r"(?: *(?:[-*·!✓✗] |\d[\d,]*×  |[\w./:-]+:\d+:\d+: )?)")
"""What stands before the words of a line: spaces, and perhaps the mark of a list."""
LEAST: Final = 30
"""In a window that is narrower than this lines are left as they are."""
DEEPEST: Final = 12
"""The deepest indentation of what follows."""


def columns(text: str) -> int:
    """How many columns of a terminal a text takes: some letters take two, marks and colours none."""
    return sum(map(_columns_of, _CODE.sub("", text)))


@cache
def _columns_of(letter: str) -> int:
    return 0 if unicodedata.combining(letter) else 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def fit_lines(text: str, width: int, step: int = 0) -> str:
    """Break the lines of a text that are wider than a window.

    `step` is how much deeper what follows a plain line stands: 0 in prose.
    """
    if width < LEAST:
        return text
    return "\n".join(_fit(line, width, step) for line in text.split("\n"))


def _fit(line: str, width: int, step: int) -> str:
    if columns(line) <= width or _SOURCE.match(line):
        return line
    indent = " " * _hanging(line, step)
    rows: list[str] = []
    row, taken = "", 0
    for word in re.findall(r" *[^ ]+", line):
        size = columns(word)
        if row and taken + size > width:
            rows.append(row)
            word = indent + word.lstrip(" ")
            row, taken = word, columns(word)
        else:
            row, taken = row + word, taken + size
    return "\n".join([*rows, row])


def _hanging(line: str, step: int) -> int:
    """How far what follows a line is indented: below its first word if a mark stands before it, or a step deeper."""
    plain = _CODE.sub("", line)
    spaces = len(plain) - len(plain.lstrip(" "))
    mark = _MARK.match(plain)
    below = mark.end() if mark else spaces
    if spaces < below <= DEEPEST:
        return below
    return min(spaces, DEEPEST) + (2 if spaces or below else step)
