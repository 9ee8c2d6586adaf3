"""A face on a grid of characters."""

from __future__ import annotations

from itertools import pairwise

import pytest

from authoring.content.library import open_library
from authoring.drawing.board.face import read
from authoring.play.regions import OPEN, RED, WALL, YELLOW, Regions

FACES = {str(entry.id): entry.data for entry in open_library().entries("face").values()}


@pytest.mark.parametrize("ident", FACES)
@pytest.mark.parametrize("size", [(45, 11), (110, 34)])
def test_every_space_has_ground_at_its_centre_and_neighbours_differ(ident: str, size: tuple[int, int]) -> None:
    regions = Regions(read(FACES[ident]), *size)
    owners = {name for row in regions.owner for name in row}
    assert owners - {""} == {space.id for space in regions.face.spaces}
    for row in regions.owner:
        for here, there in pairwise(row):
            assert not here or not there or here == there or regions.tones[here] != regions.tones[there]


def test_lines_and_walls_stand_between_spaces() -> None:
    regions = Regions(read(FACES["kitchen"]), 60, 20)
    kinds = {kind for row in range(20) for column in range(60) for kind in regions.edges(column, row)}
    assert {OPEN, YELLOW, RED} <= kinds
    assert Regions(read(FACES["tunnel-entrance"]), 60, 20).between("c1", "g2") == WALL


def test_rock_belongs_to_no_space() -> None:
    regions = Regions(read(FACES["tunnel-entrance"]), 60, 20)
    assert regions.owner[0][0] == ""
    assert regions.owner[9][26] == ""
