"""Fit a table into a window: no word is broken, and columns at the end that find no room are left out and named."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

PADDING: Final = 3
"""What a column takes beside its text."""
KEPT: Final = 2
"""So many columns are never left out."""


def fit_table(table: Table, width: int) -> list[str]:
    """Set the widths of the columns; returns the names of those that were left out."""
    left_out: list[str] = []
    if _total([most for _, most in _sizes(table)]) <= width:
        return left_out
    while len(table.columns) > KEPT and _total([least for least, _ in _sizes(table)]) > width:
        left_out.insert(0, _plain(table.columns.pop().header))
    sizes = _sizes(table)
    widths = [least for least, _ in sizes]
    wanting = [number for number, (least, most) in enumerate(sizes) if least < most]
    while wanting and _total(widths) < width:
        number = 0 if 0 in wanting else min(wanting, key=lambda one: widths[one])
        widths[number] += 1
        wanting = [one for one in wanting if widths[one] < sizes[one][1]]
    for column, size in zip(table.columns, widths, strict=True):
        column.width = size
    return [name for name in left_out if name]


def _total(widths: list[int]) -> int:
    return sum(widths) + PADDING * len(widths)


def _sizes(table: Table) -> list[tuple[int, int]]:
    """Per column the widest word and the widest cell."""
    sizes = []
    for column in table.columns:
        cells = [_plain(cell) for cell in (column.header, *column._cells)]
        words = [cell_len(word) for cell in cells for word in cell.split()]
        sizes.append((max(words, default=1), max(map(cell_len, cells), default=1)))
    return sizes


def _plain(cell: object) -> str:
    return cell.plain if isinstance(cell, Text) else str(cell)
