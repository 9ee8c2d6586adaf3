"""The areas of spaces, as they are drawn."""

from __future__ import annotations

from xml.etree.ElementTree import Element

import pytest

from authoring.drawing.board.face import Space, read
from authoring.drawing.board.floor import draw_space
from authoring.drawing.board.viewport import Viewport
from authoring.drawing.svg import style

SQUARE = [(10.0, 10.0), (50.0, 10.0), (50.0, 50.0), (10.0, 50.0)]


def drawn(kind: str, view: Viewport | None = None) -> tuple[Element, list[Element]]:
    root = Element("svg")
    face = read({"id": "attic", "colour": "orange", "spaces": []})
    return root, draw_space(root, face, Space("a1", (30, 30), kind, note="bed"), [SQUARE], view or Viewport())


@pytest.mark.parametrize(
    ("kind", "fills"),
    [("normal", style.SLABS["orange"]), ("water", (style.WATER,)), ("special-area", (style.SPECIAL,))],
)
def test_each_kind_has_its_colour(kind: str, fills: tuple[str, ...]) -> None:
    root, (shape,) = drawn(kind)
    assert shape.get("fill") in fills
    assert (root[0].get("class"), root[0][0].text) == (f"space {kind}", "a1: bed")


def test_water_has_ripples() -> None:
    assert len(drawn("water")[0][0]) > len(drawn("normal")[0][0])


def test_furniture_has_boards() -> None:
    assert [part for part in drawn("special-area")[0].iter() if part.get("class") == "grain"]
