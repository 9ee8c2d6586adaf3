"""Draw the party's route over the floor of a room."""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree.ElementTree import Element

from authoring.drawing.board.viewport import Viewport
from authoring.drawing.svg import elements, style
from authoring.drawing.svg.geometry import Point


def draw_route_line(part: Element, points: Sequence[Point], view: Viewport) -> None:
    """Draw a dotted line with a light edge through points of a tile."""
    if len(points) < 2:
        return
    own = elements.group(part, "trail")
    line = view.points(points)
    width = max(view.unit * 0.75, 3.0)
    elements.stroke(own, line, "#ffffff", width * 1.7, stroke_opacity=0.75)
    elements.stroke(own, line, style.ROUTE, width, stroke_dasharray=f"0.1 {elements.number(width * 2)}")
