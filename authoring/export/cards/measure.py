"""Measure text: break lines and choose type sizes from the widths of letters, without a typesetting program."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from authoring.export.cards.widths import WIDTHS

MM_PER_POINT: Final = 25.4 / 72
LEADING: Final = 1.2
"""The height of a line, as a multiple of the type size."""
STEP: Final = 0.25
"""The difference between two sizes that are tried, in points."""
SLACK: Final = 1.02
"""Extra width for the other typefaces a browser may use."""
UNKNOWN: Final = (1000, 1000)
"""The width of letters that are not in the table."""

_WIDTH: Final = {letter: widths for widths, letters in WIDTHS.items() for letter in letters}


def width(text: str, size: float, bold: bool = False) -> float:
    """Return the width of a line, in millimetres."""
    letters = sum(_WIDTH.get(letter, UNKNOWN)[bold] for letter in text)
    return letters / 1000 * size * MM_PER_POINT * SLACK


def line_height(size: float) -> float:
    """Return the height of a line, in millimetres."""
    return size * LEADING * MM_PER_POINT


def wrapped(text: str, size: float, room: float, bold: bool = False) -> list[str] | None:
    """Break a text into lines of a column; return None if a word is wider than the column."""
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if width(longer, size, bold) <= room:
            line = longer
            continue
        if not line or width(word, size, bold) > room:
            return None
        lines.append(line)
        line = word
    return [*lines, line] if line else lines


@dataclass(frozen=True)
class Space:
    """The space for a text: width and height in millimetres, and the largest and smallest type size."""

    width: float
    height: float
    largest: float
    smallest: float
    bold: bool = False


@dataclass(frozen=True)
class TextBlock:
    """A text broken into lines at a size; `fits` is False if even the smallest type is too large."""

    size: float
    lines: tuple[str, ...]
    fits: bool = True


@dataclass(frozen=True)
class TextRows:
    """Paragraphs at a common size."""

    size: float
    rows: tuple[tuple[str, ...], ...]
    fits: bool = True


def fit(text: str, space: Space) -> TextBlock:
    """Set a text in the largest type that fits."""
    fitted = fit_rows([text], space)
    return TextBlock(fitted.size, fitted.rows[0], fitted.fits)


def fit_rows(texts: Iterable[str], space: Space, gap: float = 0.0) -> TextRows:
    """Set paragraphs in the largest common type that fits, with a gap between them in millimetres."""
    texts = list(texts)
    size = space.largest
    while size >= space.smallest:
        rows = [wrapped(text, size, space.width, space.bold) for text in texts]
        fitting = [row for row in rows if row is not None]
        height = sum(len(row) for row in fitting) * line_height(size) + gap * (len(texts) - 1)
        if len(fitting) == len(rows) and height <= space.height:
            return TextRows(size, tuple(tuple(row) for row in fitting))
        size -= STEP
    rows = [wrapped(text, space.smallest, space.width, space.bold) for text in texts]
    cut = [row if row is not None else [text] for row, text in zip(rows, texts, strict=True)]
    return TextRows(space.smallest, tuple(tuple(row) for row in cut), fits=False)
