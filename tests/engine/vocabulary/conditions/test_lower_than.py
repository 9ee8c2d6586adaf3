"""`lower-than`: the figure asked about: its card is lower on the initiative track than that of another figure."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, do, slot, stage


def test_compares_places_on_the_track() -> None:
    table = stage({"ash": "a1", "birch": "a2"}, [("rat", "a3")]).track("ash", "rat", "birch")
    assert ask(table, {"lower-than": "all-minions"}, figure="birch")
    assert not ask(table, {"lower-than": "all-minions"}, figure="ash")


def test_never_holds_for_figures_without_a_card() -> None:
    table = stage({"ash": "a1"}, [("rat", "a3")])
    gone = slot(table, "rat")
    do(table, {"remove": "all-minions"})
    assert not ask(table, {"lower-than": "all-mice"}, figure="ash", it=gone)
    assert not ask(table, {"lower-than": "all-minions"}, figure="ash")
