"""`seen-by`: the spaces some figures see."""

from __future__ import annotations

from tests.engine.table import face, tile
from tests.engine.vocabulary.stage import stage, where

WALL = tile(face("wall", "a1 # a3\nb1 b2 b3"))


def test_finds_the_spaces_in_sight() -> None:
    table = stage({"ash": "a1"}, tiles=(WALL,))
    assert where(table, {"seen-by": "owner"}, owner="ash") == ["a1", "b1", "b2"]
    assert where(table, {"seen-by": "all-minions"}) == []
