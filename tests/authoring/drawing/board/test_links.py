"""Borders, links and lines between spaces."""

from __future__ import annotations

from typing import Any
from xml.etree.ElementTree import Element

from authoring.drawing.board.face import Line, read
from authoring.drawing.board.face_layout import FaceLayout, layout_face
from authoring.drawing.board.links import draw_borders, draw_line, draw_links
from authoring.drawing.board.viewport import Viewport
from authoring.drawing.svg import style

PAIR = ("a1", "a2")


def layout(**face: Any) -> FaceLayout:
    spaces = [{"id": "a1", "at": [25, 50]}, {"id": "a2", "at": [75, 50]}]
    return layout_face(read({"id": "attic", "colour": "orange", "spaces": spaces, **face}))


def colours(root: Element) -> list[str | None]:
    return [part.get("stroke") for part in root.iter("path")]


def test_a_wall_stands_where_there_is_no_link() -> None:
    for linked, walls in (([], [style.WALL]), ([list(PAIR)], [])):
        root = Element("svg")
        draw_borders(root, layout(adjacent=linked), Viewport())
        assert colours(root) == walls


def test_links_are_drawn_once_below_or_above_rock() -> None:
    below, above = Element("svg"), Element("svg")
    draw_links(below, layout(adjacent=[list(PAIR)]), Viewport(), above=False)
    draw_links(above, layout(adjacent=[list(PAIR)]), Viewport(), above=True)
    assert [part.get("data-between") for part in below] == ["a1 a2"]
    assert len(above) == 0


def test_a_yellow_line_has_an_arrow_and_a_red_one_a_core() -> None:
    yellow, red = Element("svg"), Element("svg")
    draw_line(yellow, layout(), Viewport(), Line(PAIR, "yellow", "a2"))
    draw_line(red, layout(), Viewport(), Line(PAIR, "red"))
    assert [part.get("fill") for part in yellow.iter("path")][-1] == style.YELLOW
    assert colours(red) == [style.INK, style.RED, style.RED_CORE]
