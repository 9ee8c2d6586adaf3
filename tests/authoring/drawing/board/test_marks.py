"""Marks on spaces."""

from __future__ import annotations

from authoring.drawing.board.marks import Mark, by_space, heat
from authoring.drawing.svg.style import HEAT


def test_heat_goes_from_nothing_to_the_greatest() -> None:
    low, high = heat({"a1": 0, "a2": 3})
    assert (low.fill, high.fill, high.label) == (HEAT[0], HEAT[-1], "3")
    assert heat({"a1": 2}, {})[0].label == ""
    assert heat({}) == []


def test_marks_of_a_space_keep_their_order() -> None:
    first, other, last = Mark("a1", "#111111"), Mark("a2"), Mark("a1", "#222222")
    assert by_space([first, other, last]) == {"a1": [first, last], "a2": [other]}
