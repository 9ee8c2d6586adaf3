"""Numbers and texts as pictures hold them."""

from __future__ import annotations

import pytest

from authoring.drawing.svg.elements import clean, number


@pytest.mark.parametrize(
    ("value", "text"),
    [(5, "5"), (5.0, "5"), (0.04, "0"), (-0.04, "0"), (-0.06, "-0.1"), (99.96, "100"), (12345.67, "12345.7")],
)
def test_a_coordinate_has_one_decimal_at_most(value: float, text: str) -> None:
    assert number(value) == text


def test_texts_lose_what_xml_cannot_hold_and_what_turns_the_writing_round() -> None:
    assert clean("a\x00b\x0bc\x1f\ud800\ufffe") == "abc"
    assert clean("a\u202eb\u2066c") == "abc"
    assert clean("tab\tand line\n") == "tab\tand line\n"
    assert clean("Élan \U0001f400 <&>") == "Élan \U0001f400 <&>"
