"""`tile-with`: the figure asked about: stands on the same face as one of some figures other than itself."""

from __future__ import annotations

from tests.engine.table import ROAD
from tests.engine.vocabulary.stage import ask, stage


def test_asks_for_the_same_tile() -> None:
    table = stage({"ash": "a1", "birch": "c5"}, tiles=ROAD)
    table.add_minion("rat", "h1", "hall")
    assert ask(table, {"tile-with": "all-mice"}, figure="ash")
    assert not ask(table, {"tile-with": "all-mice"}, figure="rat")
    assert not ask(table, {"tile-with": "all-minions"}, figure="ash")
