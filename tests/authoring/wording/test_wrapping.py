"""Lines that fit a window."""

from __future__ import annotations

import pytest

from authoring.wording.wrapping import columns, fit_lines

LONG = "the mice run through the kitchen and the cellar, and nobody counts the steps"


@pytest.mark.parametrize("width", [30, 40, 60])
@pytest.mark.parametrize("line", [LONG, f"  {LONG}", f"  · {LONG}", f"\x1b[1m{LONG}\x1b[0m", "мыши " * 30, "歯 " * 40])
def test_no_line_is_wider_and_no_word_is_broken(line: str, width: int) -> None:
    fitted = fit_lines(line, width)
    assert max(columns(row) for row in fitted.split("\n")) <= width
    assert fitted.split() == line.split()


def test_what_follows_is_indented() -> None:
    assert fit_lines(LONG, 40).split("\n")[1].startswith("cellar")
    assert fit_lines(LONG, 40, step=2).split("\n")[1].startswith("  cellar")
    assert fit_lines(f"  · {LONG}", 40).split("\n")[1].startswith("    ")
    assert fit_lines(f"      12×  {LONG}", 40).split("\n")[1].startswith(" " * 11)


def test_what_fits_source_and_words_without_end_are_left_alone() -> None:
    assert fit_lines("short\nlines\n", 40) == "short\nlines\n"
    source = f"   24 | {LONG}"
    assert fit_lines(source, 40) == source
    assert fit_lines("x" * 100, 40) == "x" * 100
    assert fit_lines(LONG, 20) == LONG
