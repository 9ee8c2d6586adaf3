"""Faces from the plain data of a tile file."""

from __future__ import annotations

from typing import Any

from authoring.drawing.board.face import MAX_TEXT, localized_text, read

ATTIC: dict[str, Any] = {
    "id": "attic",
    "colour": "blue",
    "spaces": [{"id": "a1", "at": [10, 20], "flip": {"item": "rope"}}, {"id": "a2", "at": [30, 20]}],
    "adjacent": [["a1", "a2"], ["a1", "zz"]],
    "lines": [{"between": ["a1", "a2"], "kind": "yellow", "down": "a2"}],
    "exits": [{"edge": "N", "spaces": ["a1", "zz"]}],
}


def test_defaults_are_filled_in() -> None:
    face = read(ATTIC)
    assert (face.name, face.number, face.gaps, face.solid) == ("attic", None, False, ())
    assert face.spaces[0].flip == "item"
    assert (face.exits[0].at, face.exits[0].colour, face.exits[0].spaces) == (0.5, "blue", ("a1",))
    assert face.adjacent == (("a1", "a2"),)


def test_a_room_adds_spaces() -> None:
    face = read(ATTIC, {"spaces": [{"id": "z1", "at": [50, 50]}], "adjacent": [["a2", "z1"]]})
    assert [space.added for space in face.spaces] == [False, False, True]
    assert ("a2", "z1") in face.adjacent


def test_the_low_side_of_yellow_lines_spreads_over_links() -> None:
    spaces = [*ATTIC["spaces"], {"id": "a3", "at": [50, 20]}]
    assert read({**ATTIC, "spaces": spaces, "adjacent": [["a2", "a3"]]}).low == {"a2", "a3"}


def test_texts_in_a_language() -> None:
    text = {"en": "The  attic", "fr": "Le grenier"}
    assert [localized_text(text, language) for language in ("fr", "ru")] == ["Le grenier", "The attic"]
    assert localized_text(None) == ""
    assert len(localized_text("x" * 1000)) == MAX_TEXT
