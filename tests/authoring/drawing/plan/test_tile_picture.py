"""The picture of one face."""

from __future__ import annotations

from typing import Any
from xml.etree.ElementTree import Element, fromstring

from authoring.drawing.board.face import read
from authoring.drawing.board.marks import Mark
from authoring.drawing.plan.tile_picture import draw_number, draw_picture

ATTIC: dict[str, Any] = {"id": "attic", "name": "Attic", "number": 21, "colour": "orange"}
SPACES = [{"id": "a1", "at": [30, 50]}, {"id": "a2", "at": [70, 50]}]


def texts(svg: str) -> list[str]:
    return [part.text or "" for part in fromstring(svg).iter() if part.tag.endswith("text")]


def test_a_picture_has_header_face_and_key() -> None:
    svg = draw_picture(read({**ATTIC, "spaces": SPACES}), other_side="Cellar")
    assert {"21", "Attic", "orange side · back: Cellar", "a1", "a2"} <= set(texts(svg))
    assert [svg.count(f'class="{part}"') for part in ("header", "face", "legend")] == [1, 1, 1]


def test_the_last_colour_of_a_space_counts() -> None:
    marks = [Mark("a1", "#111111"), Mark("a1", "#222222", "x"), Mark("a1", label="y")]
    svg = draw_picture(read({**ATTIC, "spaces": SPACES}), marks)
    assert ("#111111" in svg, svg.count("#222222")) == (False, 1)
    assert {"x", "y"} <= set(texts(svg))


def test_a_number_stands_on_a_plate() -> None:
    root = Element("svg")
    draw_number(root, (50, 50), "7", "#123456", 10)
    plate, text = root
    assert (plate.get("x"), plate.get("fill"), text.text) == ("39.5", "#123456", "7")
