"""Floor around furniture."""

from __future__ import annotations

from typing import Any

from authoring.drawing.board.face import read
from authoring.drawing.board.face_layout import layout_face

Face = dict[str, Any]


def test_a_stool_within_one_space_touches_no_other_floor(faces: dict[str, Face]) -> None:
    drawn = layout_face(read(faces["queens-chamber"]))
    for name in ("b4", "c3", "d3"):
        assert not drawn.border("k2", name), name
    for name in ("c3", "d3", "k2"):
        assert drawn.border("b5", name), name


def test_a_table_against_floor_that_parts_nobody_is_left_alone(faces: dict[str, Face]) -> None:
    assert layout_face(read(faces["dining-hall"])).border("k3", "f3")
    kitchen = layout_face(read(faces["kitchen"]))
    assert kitchen.cells.areas.keys() == {space["id"] for space in faces["kitchen"]["spaces"]}
