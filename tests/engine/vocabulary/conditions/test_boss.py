"""`boss`: the figure asked about: a boss."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, do, slot, stage


def test_holds_for_bosses_only() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2"), ("chief", "a3")])
    assert ask(table, {"boss": True}, figure="chief")
    assert not ask(table, {"boss": True}, figure="rat")
    assert ask(table, {"boss": False}, figure="ash")


def test_never_holds_for_a_minion_that_is_gone() -> None:
    table = stage({"ash": "a1"}, [("chief", "a3")])
    gone = slot(table, "chief")
    do(table, {"defeat": "all-minions"})
    assert not ask(table, {"boss": True}, figure="ash", it=gone)
