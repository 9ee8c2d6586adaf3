"""`side`: the figure asked about: a mouse, or a minion."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, stage


def test_tells_mice_from_minions() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2")])
    assert ask(table, {"side": "mouse"}, figure="ash")
    assert not ask(table, {"side": "mouse"}, figure="rat")
    assert ask(table, {"target": "minion"}, event="attack-declared", other="rat")
    assert not ask(table, {"side": "minion"}, event="round-end")


def test_the_words_mean_a_side_even_where_an_event_has_such_a_figure() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2"), ("grub", "a3")])
    seen = {"event": "minion-defeated", "figure": "rat", "other": "grub"}
    assert ask(table, {"attacker": "minion"}, **seen)
    assert not ask(table, {"attacker": "mouse"}, **seen)
