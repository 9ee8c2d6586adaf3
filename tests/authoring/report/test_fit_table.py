"""Tables that fit a window."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console
from rich.table import Table

from authoring.report.fit_table import fit_table
from authoring.report.terminal import plain_cell, plain_table


def table() -> Table:
    made = plain_table("tiles", "in games", "won with it", "difference", "turns", "captures")
    for name in ("tunnel-entrance", "kitchen", "guard-room"):
        made.add_row(plain_cell(name), "100 %", "43 %", "+65*", "505", "21")
    return made


@pytest.mark.parametrize("width", [30, 45, 60, 80, 120, 200])
def test_no_word_is_broken_and_no_line_too_wide(width: int) -> None:
    fitted = table()
    left_out = fit_table(fitted, width)
    output = StringIO()
    Console(file=output, width=width).print(fitted)
    lines = output.getvalue().splitlines()
    assert max(map(len, lines)) <= width
    words = " ".join(lines).split()
    assert {"tunnel-entrance", "guard-room", "tiles"} <= set(words)
    assert "…" not in output.getvalue()
    assert all(name not in words for name in left_out)


def test_columns_without_room_are_named() -> None:
    assert fit_table(table(), 200) == []
    assert fit_table(table(), 50)[-1] == "captures"
