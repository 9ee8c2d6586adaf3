"""`first-on-track`: the figure asked about: its card is the highest on the initiative track."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, do, slot, stage


def test_holds_for_the_top_card() -> None:
    table = stage({"ash": "a1", "birch": "a2"}, [("rat", "a3")]).track("rat", "ash", "birch")
    assert ask(table, {"first-on-track": True}, figure="rat")
    assert not ask(table, {"first-on-track": True}, figure="ash")
    assert ask(table, {"first-on-track": False}, figure="birch")


def test_a_minion_that_is_gone_has_no_card() -> None:
    table = stage({"ash": "a1"}, [("rat", "a3")]).track("rat", "ash")
    gone = slot(table, "rat")
    do(table, {"remove": "all-minions"})
    assert not ask(table, {"first-on-track": True}, it=gone, figure="ash")
