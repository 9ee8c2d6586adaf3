"""`with`: the figure asked about: shares a space with one of some figures other than itself."""

from __future__ import annotations

from engine.rulebook import capture
from tests.engine.vocabulary.stage import ask, stage


def test_asks_for_the_same_space() -> None:
    table = stage({"ash": "a1", "birch": "a1"}, [("rat", "a2")])
    assert ask(table, {"with": "all-mice"}, figure="ash")
    assert not ask(table, {"with": "all-minions"}, figure="ash")
    assert not ask(table, {"with": "all-minions"}, figure="rat")
    capture.capture(table.game, 0, -1)
    assert not ask(table, {"with": "all-mice"}, figure="ash")
