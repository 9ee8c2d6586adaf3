"""Straight lines and solid areas (BATTLE-7)."""

from __future__ import annotations

Point = tuple[float, float]


def sees(one: Point, other: Point, solids: list[list[Point]]) -> bool:
    """Whether the line between two centres is free of rock and walls."""
    return not any(_blocked(one, other, polygon) for polygon in solids)


def _blocked(one: Point, other: Point, polygon: list[Point]) -> bool:
    middle = ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
    if _inside(middle, polygon):
        return True
    return any(_cross(one, other, polygon[i - 1], polygon[i]) for i in range(len(polygon)))


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two segments properly cross: touching a corner does not block."""
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _inside(point: Point, polygon: list[Point]) -> bool:
    x, y = point
    inside = False
    for i in range(len(polygon)):
        (ax, ay), (bx, by) = polygon[i - 1], polygon[i]
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside
