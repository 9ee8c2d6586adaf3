"""`hero`: the figure asked about: the mouse of a hero."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, stage


def test_holds_for_the_mouse_of_the_hero() -> None:
    table = stage({"ash": "a1", "birch": "a2"}, [("rat", "a3")])
    assert [ask(table, {"hero": "birch"}, figure=one) for one in ("ash", "birch", "rat")] == [False, True, False]
