"""`sees`: the figure asked about: sees one of some figures."""

from __future__ import annotations

from tests.engine.table import face, tile
from tests.engine.vocabulary.stage import ask, stage

WALL = tile(face("wall", "a1 # a3\nb1 b2 b3"))


def test_rock_stands_in_the_way() -> None:
    table = stage({"ash": "a1"}, [("rat", "a3"), ("grub", "b1")], tiles=(WALL,))
    assert not ask(table, {"sees": "all-mice"}, figure="rat")
    assert ask(table, {"sees": "all-mice"}, figure="grub")
    assert not ask(table, {"sees": "all-mice"}, figure="ash")  # itself does not count
