"""Outlines, insets and cuts of polygons."""

from __future__ import annotations

import pytest

from authoring.drawing.svg.geometry import Polygon, area, inset, level_cuts, outlines

SQUARE: Polygon = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]
BESIDE: Polygon = [(10.0, 0.0), (20.0, 0.0), (20.0, 10.0), (10.0, 10.0)]
AWAY: Polygon = [(30.0, 0.0), (40.0, 0.0), (40.0, 10.0), (30.0, 10.0)]


def test_pieces_that_touch_have_one_outline() -> None:
    (outline,) = outlines([SQUARE, BESIDE])
    assert area(outline) == pytest.approx(200)
    assert (10.0, 5.0) not in outline


def test_pieces_apart_keep_their_own() -> None:
    assert sorted(map(area, outlines([SQUARE, AWAY]))) == [100, 100]
    assert outlines([]) == []


def test_pieces_that_touch_at_a_corner_alone_stay_as_they_are() -> None:
    corner: Polygon = [(10.0, 10.0), (20.0, 10.0), (20.0, 20.0), (10.0, 20.0)]
    assert sum(map(area, outlines([SQUARE, corner]))) == pytest.approx(200)


@pytest.mark.parametrize("polygon", [SQUARE, SQUARE[::-1]], ids=["one way round", "the other"])
def test_an_inset_is_smaller_on_all_sides(polygon: Polygon) -> None:
    assert area(inset(polygon, 1)) == pytest.approx(64)


def test_too_small_a_polygon_is_left_alone() -> None:
    tiny: Polygon = [(0.0, 0.0), (0.1, 0.0), (0.1, 0.1)]
    assert inset(tiny, 1) == tiny


def test_a_level_line_within_polygons() -> None:
    assert level_cuts([SQUARE, AWAY], 5) == [((0, 5), (10, 5)), ((30, 5), (40, 5))]
    assert level_cuts([SQUARE], 11) == []
