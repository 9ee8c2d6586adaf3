"""`achiever`: the figure asked about: a mouse that has earned an individual achievement."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, do, stage


def test_holds_for_the_mouse_that_earned_an_individual_one() -> None:
    own = {"achievements": [{"id": "brave", "name": "Brave", "text": "Did it.", "individual": True}]}
    table = stage({"ash": "a1", "birch": "a2"}, chapter=own)
    assert not ask(table, {"achiever": "brave"}, figure="ash")
    do(table, {"achieve": "brave"}, owner="birch")
    assert ask(table, {"achiever": "brave"}, figure="birch")
    assert not ask(table, {"achiever": "brave"}, figure="ash")


def test_never_holds_without_a_figure() -> None:
    assert not ask(stage(), {"achiever": "brave"}, event="round-end")
