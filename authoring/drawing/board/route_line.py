"""The party's way over the floor of a room: a dotted line with a light edge."""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree.ElementTree import Element

from authoring.drawing.board.viewport import Place
from authoring.drawing.svg import elements, style
from authoring.drawing.svg.geometry import Point


def draw_trail(part: Element, points: Sequence[Point], place: Place) -> None:
    """Draw the way through points of a tile."""
    if len(points) < 2:
        return
    own = elements.group(part, "trail")
    line = place.all(points)
    width = max(place.unit * 0.75, 3.0)
    elements.stroke(own, line, "#ffffff", width * 1.7, stroke_opacity=0.75)
    elements.stroke(own, line, style.TRAIL, width, stroke_dasharray=f"0.1 {elements.number(width * 2)}")
