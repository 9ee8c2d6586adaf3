"""`class`: the figure asked about: a mouse of a class."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, stage


def test_holds_for_mice_of_the_class() -> None:
    table = stage({"ash": "a1", "birch": "a2"}, [("rat", "a3")])
    assert ask(table, {"class": "warrior"}, figure="ash")
    assert not ask(table, {"class": "warrior"}, figure="birch")
    assert not ask(table, {"class": "warrior"}, figure="rat")
