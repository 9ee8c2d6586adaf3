"""Straight lines and solid areas (BATTLE-7)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import Final

Point = tuple[float, float]

NOTHING: Final = 1e-9
"""Shorter distances are rounding errors."""
ROUGHLY: Final = 2 * NOTHING
CLEARLY: Final = 1e-4
"""Larger products of distances are no rounding errors: on a tile, 100 wide, those are 2e-5 at most."""


Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""


@lru_cache(maxsize=64)
def clear_lines(centres: tuple[Point, ...], solids: tuple[tuple[Point, ...], ...]) -> tuple[int, ...]:
    """For each centre, a bit for each centre in sight. Cached, because several tools compile a chapter."""
    boxed = _boxed(solids)
    clear = [1 << i for i in range(len(centres))]
    for i, one in enumerate(centres):
        for j in range(i):
            if _is_free(one, centres[j], boxed):
                clear[i] |= 1 << j
                clear[j] |= 1 << i
    return tuple(clear)


def sees(one: Point, other: Point, solids: Sequence[Sequence[Point]]) -> bool:
    """Whether the line between two centres is free of rock and walls. It may touch a corner or an edge."""
    return _is_free(one, other, _boxed(solids))


def _boxed(solids: Sequence[Sequence[Point]]) -> list[tuple[Sequence[Point], Box]]:
    """Polygons with their bounding boxes."""
    around = [([x for x, _ in polygon], [y for _, y in polygon]) for polygon in solids]
    boxes = [(min(xs), min(ys), max(xs), max(ys)) for xs, ys in around]
    return list(zip(solids, boxes, strict=True))


def _is_free(one: Point, other: Point, boxed: list[tuple[Sequence[Point], Box]]) -> bool:
    left, right = (one[0], other[0]) if one[0] < other[0] else (other[0], one[0])
    top, bottom = (one[1], other[1]) if one[1] < other[1] else (other[1], one[1])
    for polygon, box in boxed:
        if right <= box[0] or left >= box[2] or bottom <= box[1] or top >= box[3]:
            continue  # the bounding boxes do not overlap
        if _through(one, other, polygon):
            return False
    return True


def _through(one: Point, other: Point, polygon: Sequence[Point]) -> bool:
    """Whether a line passes through a polygon.

    Between two meetings with edges the line is wholly inside or wholly outside, so that its middle decides.
    """
    (x, y), (dx, dy) = one, (other[0] - one[0], other[1] - one[1])
    off = [dx * (cy - y) - dy * (cx - x) for cx, cy in polygon]
    if min(off) > NOTHING or max(off) < -NOTHING:
        return False  # the polygon lies on one side of the line
    meets = [0.0, 1.0]
    for i in range(len(polygon)):
        if (off[i - 1] > CLEARLY < off[i]) or (off[i - 1] < -CLEARLY > off[i]):
            continue  # the edge lies on one side of the line
        at = _meeting(one, other, polygon[i - 1], polygon[i])
        if at is not None:
            meets.append(at)
    meets.sort()
    for near, far in pairwise(meets):
        middle = (near + far) / 2
        point = (one[0] + (other[0] - one[0]) * middle, one[1] + (other[1] - one[1]) * middle)
        if far - near > NOTHING and _inside(point, polygon):
            return True
    return False


def _meeting(a: Point, b: Point, c: Point, d: Point) -> float | None:
    """How far along a-b (0 to 1) the line meets c-d; None if they do not meet in a point."""
    across = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
    if abs(across) < NOTHING:
        return None
    along = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / across
    beside = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / across
    return along if 0 <= along <= 1 and -NOTHING <= beside <= 1 + NOTHING else None


def _inside(point: Point, polygon: Sequence[Point]) -> bool:
    """Whether a point is strictly inside a polygon, not on an edge."""
    x, y = point
    inside = False
    for i in range(len(polygon)):
        (ax, ay), (bx, by) = polygon[i - 1], polygon[i]
        if _on_edge(x, y, ax, ay, bx, by):
            return False
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def _on_edge(x: float, y: float, ax: float, ay: float, bx: float, by: float) -> bool:
    if (ax < x - ROUGHLY > bx) or (ax > x + ROUGHLY < bx) or (ay < y - ROUGHLY > by) or (ay > y + ROUGHLY < by):
        return False  # outside the bounding box of the edge
    length = hypot(bx - ax, by - ay)
    if length < NOTHING:
        return False
    off = abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length
    along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length
    return off < NOTHING and -NOTHING <= along <= length + NOTHING
