"""Sites: one for most spaces, more for furniture and water along an edge."""

from __future__ import annotations

from typing import Any

from authoring.drawing.board.cell_sites import cell_sites
from authoring.drawing.board.face import read

Face = dict[str, Any]


def test_plain_spaces_have_their_centre(faces: dict[str, Face]) -> None:
    face = read(faces["kitchen"])
    sites = cell_sites(face)
    assert all(sites[space.id] == [space.at] for space in face.spaces if space.kind == "normal")


def test_long_furniture_has_a_site_for_each_neighbour(faces: dict[str, Face]) -> None:
    counter = cell_sites(read(faces["kitchen"]))["k1"]
    assert len(counter) > 3
    assert len({y for _, y in counter}) == 1


def test_furniture_with_few_neighbours_is_small() -> None:
    spaces = [{"id": "k1", "at": [50, 10], "kind": "special-area"}, {"id": "a1", "at": [20, 40]}]
    face = read({"id": "attic", "colour": "orange", "spaces": spaces, "adjacent": [["k1", "a1"]]})
    assert cell_sites(face)["k1"] == [(50, 10)]
