"""What surrounds a room."""

from __future__ import annotations

from typing import Any
from xml.etree.ElementTree import Element, tostring

from authoring.drawing.board.face import Face, read
from authoring.drawing.board.masonry import draw_background, draw_rock, draw_shadow, draw_wall
from authoring.drawing.board.viewport import Viewport
from authoring.drawing.svg import style

ROCK = [(1.0, 30.0), (20.0, 30.0), (20.0, 60.0), (1.0, 60.0)]


def face(**changes: Any) -> Face:
    return read({"id": "attic", "colour": "blue", "spaces": [], **changes})


def kinds(root: Element) -> list[str]:
    return [part.get("class", "") for part in root.iter() if part.get("class")]


def test_a_room_has_mortar_and_a_room_over_a_gap_has_pipes() -> None:
    room, pipes = Element("svg"), Element("svg")
    draw_background(room, face(), Viewport())
    draw_background(pipes, face(gaps=True), Viewport())
    assert kinds(room) == ["wall", "bed"]
    assert kinds(pipes) == ["wall", "ways"]
    assert pipes[0].get("fill") == style.GAP


def test_a_face_with_gaps_has_neither_wall_nor_shadow() -> None:
    root = Element("svg")
    draw_shadow(root, face(gaps=True), Viewport())
    draw_wall(root, face(gaps=True), Viewport())
    assert kinds(root) == ["frame"]


def test_rock_reaches_a_wall_that_is_near_and_is_the_same_each_time() -> None:
    one, other = Element("svg"), Element("svg")
    for root in (one, other):
        draw_rock(root, face(), Viewport(), ROCK)
    assert tostring(one) == tostring(other)
    assert "grain" in kinds(one)
    assert "M4 " in (one[0][1].get("d") or ""), "0.5 tile units from the edge"
