"""Where in a picture a face is drawn, and how large."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from authoring.drawing.svg import style
from authoring.drawing.svg.geometry import Point


@dataclass(frozen=True)
class Viewport:
    """The position of a face in a picture, and the picture units per tile unit."""

    left: float = 0.0
    top: float = 0.0
    unit: float = style.UNIT

    def point(self, point: Point) -> Point:
        """Convert a point of the tile to a point of the picture."""
        return (self.left + point[0] * self.unit, self.top + point[1] * self.unit)

    def points(self, points: Iterable[Point]) -> list[Point]:
        """Convert several points."""
        return [self.point(point) for point in points]
