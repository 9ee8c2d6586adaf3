"""Where in a picture a face is drawn, and how large."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from authoring.drawing.svg import style
from authoring.drawing.svg.geometry import Point


@dataclass(frozen=True)
class Place:
    """Where in the picture a face is drawn, and how large."""

    left: float = 0.0
    top: float = 0.0
    unit: float = style.UNIT
    ids: bool = True

    def at(self, point: Point) -> Point:
        """A point of the tile as a point of the picture."""
        return (self.left + point[0] * self.unit, self.top + point[1] * self.unit)

    def all(self, points: Iterable[Point]) -> list[Point]:
        """Several points of the tile."""
        return [self.at(point) for point in points]
