"""Lines and sizes of text, from the widths of letters."""

from __future__ import annotations

from authoring.export.cards.layout import SMALLEST
from authoring.export.cards.measure import Space, fit, fit_rows, line_height, width, wrapped


def test_text_shrinks_to_what_can_be_read_and_no_further() -> None:
    space = Space(50, 20, 10, SMALLEST)
    short, long = fit("A mouse.", space), fit("A mouse that talks. " * 12, space)
    endless = fit("A mouse that talks. " * 100, space)
    assert short.size == 10
    assert SMALLEST <= long.size < 10
    assert long.fits
    assert len(long.lines) * line_height(long.size) <= 20
    assert (endless.size, endless.fits) == (SMALLEST, False)


def test_lines_are_no_wider_than_their_column() -> None:
    text = "Песочные часы доходят до жетона, et il ne reste plus une seule souris en liberté, hélas."
    lines = wrapped(text, 9, 40)
    assert lines is not None
    assert " ".join(lines) == text
    assert all(width(line, 9) <= 40 for line in lines)
    assert wrapped("Donaudampfschifffahrtsgesellschaft", 9, 20) is None


def test_spaces_that_hold_words_together_do_not_break() -> None:
    lines = wrapped("6\u00a0×\u00a0Roach, 6\u00a0×\u00a0Roach", 9, 20)
    assert lines == ["6\u00a0×\u00a0Roach,", "6\u00a0×\u00a0Roach"]


def test_bold_is_wider_and_rows_share_a_size() -> None:
    assert width("Surge", 9, bold=True) > width("Surge", 9)
    rows = fit_rows(["one", "two"], Space(50, 10, 9, SMALLEST), gap=1)
    assert (rows.size, rows.rows, rows.fits) == (9, (("one",), ("two",)), True)
