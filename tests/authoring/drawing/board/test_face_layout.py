"""The areas of spaces, and where they touch."""

from __future__ import annotations

from typing import Any

import pytest

from authoring.drawing.board.face import read
from authoring.drawing.board.face_layout import NICHE, FaceLayout, layout_face


def layout(spaces: dict[str, list[float]], **face: Any) -> FaceLayout:
    data = [{"id": name, "at": at} for name, at in spaces.items()]
    return layout_face(read({"id": "attic", "colour": "orange", "spaces": data, **face}))


def test_neighbours_share_a_border_halfway() -> None:
    attic = layout({"a1": [25, 50], "a2": [75, 50]})
    ((start, end),) = attic.border("a1", "a2")
    assert start[0] == end[0] == pytest.approx(50)
    assert attic.crossing("a1", "a2") == pytest.approx((50, 50))
    assert attic.nearest_sites("a1", "a2") == ((25, 50), (75, 50))


def test_spaces_that_do_not_touch_have_no_border() -> None:
    attic = layout({"a1": [10, 50], "a2": [50, 50], "a3": [90, 50]})
    assert attic.border("a1", "a3") == []
    assert attic.closest_corners("a1", "a3")[0][0] == pytest.approx(30)


def test_spaces_in_rock_and_over_gaps_are_discs() -> None:
    rock = [[[0, 0], [40, 0], [40, 40], [0, 40]]]
    attic = layout({"a1": [20, 20], "a2": [70, 70]}, solid=rock)
    assert attic.detached == {"a1"}
    ((disc,), pipes) = (attic.cells.areas["a1"], layout({"a1": [20, 20], "a2": [70, 70]}, gaps=True))
    assert max(x for x, _ in disc) <= 20 + NICHE
    assert (pipes.cells.borders, pipes.detached) == ({}, frozenset())
