"""How much room text takes: lines broken and sizes chosen from the widths of the letters, without any typesetter."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from authoring.export.cards.widths import WIDTHS

MM_PER_POINT: Final = 25.4 / 72
LEADING: Final = 1.2
"""The height of a line, in type sizes."""
STEP: Final = 0.25
"""How much smaller each try is, in points."""
SLACK: Final = 1.02
"""Room for typefaces a browser may use instead."""
UNKNOWN: Final = (1000, 1000)
"""A letter that is not in the table counts as a full square."""

_WIDTH: Final = {letter: widths for widths, letters in WIDTHS.items() for letter in letters}


def width(text: str, size: float, bold: bool = False) -> float:
    """How wide a line is set, in millimetres."""
    letters = sum(_WIDTH.get(letter, UNKNOWN)[bold] for letter in text)
    return letters / 1000 * size * MM_PER_POINT * SLACK


def line_height(size: float) -> float:
    """How high a line is, in millimetres."""
    return size * LEADING * MM_PER_POINT


def wrapped(text: str, size: float, room: float, bold: bool = False) -> list[str] | None:
    """The lines of a text in a column; None when a single word is wider than the column."""
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
    """Room for text: its width and height in millimetres, and the largest and smallest type that may fill it."""

    width: float
    height: float
    largest: float
    smallest: float
    bold: bool = False


@dataclass(frozen=True)
class Fitted:
    """Text broken into lines at a size; `fits` is False when even the smallest type was too large."""

    size: float
    lines: tuple[str, ...]
    fits: bool = True


@dataclass(frozen=True)
class FittedRows:
    """Paragraphs at one common size."""

    size: float
    rows: tuple[tuple[str, ...], ...]
    fits: bool = True


def fit(text: str, space: Space) -> Fitted:
    """Set a text as large as its space allows."""
    fitted = fit_rows([text], space)
    return Fitted(fitted.size, fitted.rows[0], fitted.fits)


def fit_rows(texts: Iterable[str], space: Space, gap: float = 0.0) -> FittedRows:
    """Set paragraphs as large as their common space allows, with a gap of so many millimetres between them."""
    texts = list(texts)
    size = space.largest
    while size >= space.smallest:
        rows = [wrapped(text, size, space.width, space.bold) for text in texts]
        told = [row for row in rows if row is not None]
        height = sum(len(row) for row in told) * line_height(size) + gap * (len(texts) - 1)
        if len(told) == len(rows) and height <= space.height:
            return FittedRows(size, tuple(tuple(row) for row in told))
        size -= STEP
    rows = [wrapped(text, space.smallest, space.width, space.bold) for text in texts]
    cut = [row if row is not None else [text] for row, text in zip(rows, texts, strict=True)]
    return FittedRows(space.smallest, tuple(tuple(row) for row in cut), fits=False)
