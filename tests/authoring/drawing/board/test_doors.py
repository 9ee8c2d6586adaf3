"""Exits in the wall."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from authoring.drawing.board.doors import beside, draw_exits, edge_point
from authoring.drawing.board.face import Exit, read
from authoring.drawing.board.viewport import Viewport

EAST, NORTH = Exit("E", 0.5, ("a1",), "blue"), Exit("N", 0.25, (), "orange")


def test_an_exit_lies_on_its_edge() -> None:
    assert edge_point(EAST) == (100, 50)
    assert edge_point(EAST, 4) == (96, 50)
    assert edge_point(NORTH) == (25, 0)


def test_the_path_to_a_space_starts_within_the_opening() -> None:
    assert beside(EAST, (50, 50), 4) == (96, 50)
    assert beside(EAST, (50, 0), 4) == (96, 44.5)
    assert beside(NORTH, (90, 50), 4) == (30.5, 4)


def test_orange_has_one_chevron_and_blue_has_two() -> None:
    strokes = {}
    for colour in ("orange", "blue"):
        exits = [{"edge": "N", "spaces": [], "colour": colour}]
        root = Element("svg")
        draw_exits(root, read({"id": "attic", "colour": "orange", "spaces": [], "exits": exits}), Viewport(), 4)
        strokes[colour] = [part for part in root.iter("path") if part.get("stroke") == "#ffffff"]
    assert len(strokes["blue"]) == 2 * len(strokes["orange"]) == 6
