"""`size`: the figure asked about: small or large (a figure that takes no room is neither)."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, do, slot, stage


def test_mice_are_small_and_some_figures_are_neither() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2"), ("ogre", "a3"), ("beast", "a4")])
    sizes = {
        one: [size for size in ("small", "large") if ask(table, {"size": size}, figure=one)]
        for one in ("ash", "rat", "ogre", "beast")
    }
    assert sizes == {"ash": ["small"], "rat": ["small"], "ogre": ["large"], "beast": []}


def test_never_holds_for_a_minion_that_is_gone() -> None:
    table = stage({"ash": "a1"}, [("ogre", "a3")])
    gone = slot(table, "ogre")
    do(table, {"remove": "all-minions"})
    assert not ask(table, {"size": "large"}, figure="ash", it=gone)
    assert not ask(table, {"size": "small"}, figure="ash", it=gone)
