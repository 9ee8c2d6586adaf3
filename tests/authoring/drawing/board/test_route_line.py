"""The line of the route."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from authoring.drawing.board.route_line import draw_route_line
from authoring.drawing.board.viewport import Viewport
from authoring.drawing.svg import style


def test_a_route_is_a_dotted_line_with_a_light_edge() -> None:
    root = Element("svg")
    draw_route_line(root, [(0, 0), (10, 0)], Viewport(unit=2))
    edge, line = root[0]
    assert (edge.get("stroke"), line.get("stroke")) == ("#ffffff", style.ROUTE)
    assert line.get("d") == "M0 0 L20 0"


def test_a_single_point_is_no_route() -> None:
    root = Element("svg")
    draw_route_line(root, [(0, 0)], Viewport())
    assert len(root) == 0
