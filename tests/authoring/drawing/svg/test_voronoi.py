from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from authoring.drawing.svg.geometry import area, closer_side, inside, nearest_on, towards
from authoring.drawing.svg.voronoi import cells

FLOOR = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)]
points = st.tuples(st.integers(1, 99), st.integers(1, 99)).map(lambda p: (float(p[0]), float(p[1])))


def test_two_sites_share_the_floor_along_the_line_halfway() -> None:
    found = cells({"a": [(25.0, 50.0)], "b": [(75.0, 50.0)]}, FLOOR)
    assert area(found.areas["a"][0]) == pytest.approx(5000)
    ((start, end),) = found.borders[frozenset("ab")]
    assert start[0] == end[0] == pytest.approx(50)
    assert math.dist(start, end) == pytest.approx(100)


def test_a_space_with_two_sites_has_two_areas_and_no_border_with_itself() -> None:
    found = cells({"table": [(20.0, 20.0), (80.0, 20.0)], "floor": [(50.0, 80.0)]}, FLOOR)
    assert len(found.areas["table"]) == 2
    assert found.borders.keys() == {frozenset({"table", "floor"})}


def test_of_two_spaces_at_one_point_the_first_has_the_area() -> None:
    found = cells({"a": [(50.0, 50.0)], "b": [(50.0, 50.0)]}, FLOOR)
    assert area(found.areas["a"][0]) == pytest.approx(10000)
    assert found.areas["b"] == []


@given(st.lists(points, min_size=1, max_size=25, unique=True))
def test_areas_fill_the_floor_and_hold_their_sites(sites: list[tuple[float, float]]) -> None:
    found = cells({str(index): [site] for index, site in enumerate(sites)}, FLOOR)
    assert sum(area(piece) for pieces in found.areas.values() for piece in pieces) == pytest.approx(10000)
    for index, site in enumerate(sites):
        (piece,) = found.areas[str(index)]
        assert inside(site, piece)


@given(st.lists(points, min_size=2, max_size=15, unique=True))
def test_borders_lie_halfway_between_the_two_sites(sites: list[tuple[float, float]]) -> None:
    for pair, segments in cells({str(i): [site] for i, site in enumerate(sites)}, FLOOR).borders.items():
        one, other = (sites[int(name)] for name in pair)
        for end in (point for segment in segments for point in segment):
            assert math.dist(end, one) == pytest.approx(math.dist(end, other), abs=1e-5)


def test_cutting_away_everything_leaves_nothing() -> None:
    assert closer_side([(60.0, 0.0), (70.0, 0.0), (65.0, 5.0)], (0.0, 0.0), (50.0, 0.0)) == []


def test_points_on_the_way() -> None:
    assert towards((0.0, 0.0), (10.0, 0.0), 4) == (4, 0)
    assert towards((3.0, 3.0), (3.0, 3.0), 4) == (3, 3)
    assert nearest_on(((0.0, 0.0), (10.0, 0.0)), (99.0, 5.0)) == (10, 0)
    assert nearest_on(((0.0, 0.0), (10.0, 0.0)), (99.0, 5.0), margin=2) == (8, 0)
    assert nearest_on(((1.0, 1.0), (1.0, 1.0)), (9.0, 9.0)) == (1, 1)
