"""Ids, signs and marks on spaces."""

from __future__ import annotations

from typing import Any
from xml.etree.ElementTree import Element

from authoring.drawing.board.face import Face, read
from authoring.drawing.board.marks import Mark, by_space
from authoring.drawing.board.space_labels import draw_labels
from authoring.drawing.board.viewport import Viewport


def face(*spaces: dict[str, Any], **changes: Any) -> Face:
    return read({"id": "attic", "colour": "orange", "spaces": list(spaces), **changes})


def labels(shown: Face, *marks: Mark, view: Viewport | None = None, route: tuple[str, ...] = ()) -> Element:
    root = Element("svg")
    draw_labels(root, shown, by_space(marks), view or Viewport(), route)
    return root


def texts(root: Element) -> list[str | None]:
    return [part.text for part in root.iter("text")]


def test_a_space_has_its_id_its_signs_and_its_marks() -> None:
    space = {"id": "a1", "at": [50, 50], "entry": True, "flip": "normal"}
    root = labels(face(space), Mark("a1", label="T1", symbol="goal"))
    assert texts(root) == ["a1", "T1"]
    kinds = {word for part in root.iter() for word in part.get("class", "").split()}
    assert {"entry", "flip-normal", "goal", "mark"} <= kinds


def test_notes_are_shown_on_furniture_only() -> None:
    for kind, shown in (("special-area", ["a1", "bed"]), ("normal", ["a1"])):
        assert texts(labels(face({"id": "a1", "at": [50, 50], "kind": kind, "note": "bed"}))) == shown


def test_an_id_on_the_route_has_a_plate() -> None:
    space = {"id": "a1", "at": [50, 50]}
    plates = [len(list(labels(face(space), route=route).iter("rect"))) for route in ((), ("a1",))]
    assert plates == [0, 1]


def test_labels_move_away_from_rock() -> None:
    rock = [[[40, 51], [60, 51], [60, 60], [40, 60]]]
    plain, moved = (labels(face({"id": "a1", "at": [50, 50]}, solid=solid)) for solid in ([], rock))
    heights = [float(next(root.iter("text")).get("y", "0")) for root in (plain, moved)]
    assert heights[1] < heights[0]
