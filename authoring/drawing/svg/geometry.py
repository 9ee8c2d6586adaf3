"""Plane geometry on points, segments and small polygons."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

Point = tuple[float, float]
Polygon = list[Point]
Span = tuple[float, float, float, float]
"""Left, top, right and bottom."""


def middle(a: Point, b: Point) -> Point:
    """Return the point halfway between two points."""
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)


def towards(a: Point, b: Point, distance: float) -> Point:
    """Return the point at a distance from `a` in the direction of `b`; `a` itself if both are the same."""
    length = math.dist(a, b)
    if length == 0:
        return a
    return (a[0] + (b[0] - a[0]) * distance / length, a[1] + (b[1] - a[1]) * distance / length)


def nearest_on(segment: tuple[Point, Point], point: Point, margin: float = 0.0) -> Point:
    """Return the point of a segment nearest to a point, at least a margin from its ends if it is long enough."""
    (ax, ay), (bx, by) = segment
    length = math.dist(*segment)
    if length == 0:
        return segment[0]
    along = ((point[0] - ax) * (bx - ax) + (point[1] - ay) * (by - ay)) / length
    margin = min(margin, length / 2)
    return towards(segment[0], segment[1], min(max(along, margin), length - margin))


def closer_side(polygon: Sequence[Point], site: Point, other: Point) -> Polygon:
    """Return the part of a convex polygon that is nearer to `site` than to `other`."""
    nx, ny = other[0] - site[0], other[1] - site[1]
    mx, my = middle(site, other)
    beyond = [(x - mx) * nx + (y - my) * ny for x, y in polygon]
    if not beyond or max(beyond) < 0:
        return list(polygon)
    kept: Polygon = []
    before, d_before = polygon[-1], beyond[-1]
    for here, d_here in zip(polygon, beyond, strict=True):
        if (d_before < 0) != (d_here < 0):
            share = d_before / (d_before - d_here)
            kept.append((before[0] + (here[0] - before[0]) * share, before[1] + (here[1] - before[1]) * share))
        if d_here < 0:
            kept.append(here)
        before, d_before = here, d_here
    return kept


def area(polygon: Sequence[Point]) -> float:
    """Return the area of a simple polygon."""
    return abs(_doubled_area(polygon)) / 2


def _doubled_area(polygon: Sequence[Point]) -> float:
    """Return twice the signed area; the sign gives the direction of the corners."""
    return sum(polygon[i - 1][0] * polygon[i][1] - polygon[i][0] * polygon[i - 1][1] for i in range(len(polygon)))


def outlines(pieces: Sequence[Polygon]) -> list[Polygon]:
    """Return the outlines of the union of pieces that touch along whole sides; the pieces themselves if they do not."""
    onward: dict[Point, tuple[Point, Point]] = {}
    sides = {side: corner for piece in pieces for side, corner in _sides(piece)}
    for (start, end), corner in sides.items():
        if start == end or (end, start) in sides:
            continue
        if start in onward:
            return [list(piece) for piece in pieces]
        onward[start] = (end, corner)
    loops: list[Polygon] = []
    while onward:
        first = at = next(iter(onward))
        loop: Polygon = []
        while at in onward:
            at, corner = onward.pop(at)
            loop.append(corner)
        if at != first:
            return [list(piece) for piece in pieces]
        loops.append(loop)
    return loops


def _sides(piece: Polygon) -> Iterator[tuple[tuple[Point, Point], Point]]:
    """Yield the rounded ends of each side, which are the same for neighbours, and the exact corner it ends at."""
    ends = [(round(x, 3), round(y, 3)) for x, y in piece]
    return zip(zip([*ends[-1:], *ends[:-1]], ends, strict=True), piece, strict=True)


def inset(polygon: Sequence[Point], distance: float) -> Polygon:
    """Return a polygon made smaller on all sides. Corners very close to each other are merged."""
    corners = [p for i, p in enumerate(polygon) if math.dist(p, polygon[i - 1]) > distance * 1.5]
    if len(corners) < 3:
        return list(polygon)
    turn = 1 if _doubled_area(corners) > 0 else -1
    moved: Polygon = []
    for i, corner in enumerate(corners):
        ax, ay = _normal(corners[i - 1], corner)
        bx, by = _normal(corner, corners[(i + 1) % len(corners)])
        reach = turn * distance / max(1 + ax * bx + ay * by, 0.5)
        moved.append((corner[0] + (ax + bx) * reach, corner[1] + (ay + by) * reach))
    return moved


def _normal(a: Point, b: Point) -> Point:
    length = math.dist(a, b) or 1
    return (-(b[1] - a[1]) / length, (b[0] - a[0]) / length)


def level_cuts(polygons: Sequence[Polygon], y: float) -> list[tuple[Point, Point]]:
    """Return the segments of a horizontal line that lie within polygons."""
    crossed = sorted(
        ax + (y - ay) * (bx - ax) / (by - ay)
        for polygon in polygons
        for (ax, ay), (bx, by) in ((polygon[i - 1], polygon[i]) for i in range(len(polygon)))
        if (ay > y) != (by > y)
    )
    return [((left, y), (right, y)) for left, right in zip(crossed[::2], crossed[1::2], strict=False)]


def inside(point: Point, polygon: Sequence[Point]) -> bool:
    """Whether a point lies in a polygon."""
    x, y = point
    is_inside = False
    ax, ay = polygon[-1] if polygon else point
    for bx, by in polygon:
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            is_inside = not is_inside
        ax, ay = bx, by
    return is_inside


def span(polygon: Sequence[Point]) -> Span:
    """Return the bounding box of a polygon."""
    xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
    return (min(xs), min(ys), max(xs), max(ys))


def disc(centre: Point, radius: float, corners: int = 16) -> Polygon:
    """Return a regular polygon that approximates a disc."""
    turns = (2 * math.pi * (i + 0.5) / corners for i in range(corners))
    return [(centre[0] + radius * math.cos(turn), centre[1] + radius * math.sin(turn)) for turn in turns]
