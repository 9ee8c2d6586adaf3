"""`cheese`: the figure asked about: has a number of cheese."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, do, stage


def test_compares_the_cheese_of_a_mouse() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2")])
    assert not ask(table, {"cheese": 1}, figure="ash")
    do(table, {"cheese": {"who": "owner", "amount": 3}}, owner="ash")
    assert ask(table, {"cheese": 3}, figure="ash")
    assert not ask(table, {"cheese": 4}, figure="ash")
    assert not ask(table, {"cheese": {"at-least": 0, "at-most": 2}}, figure="ash")
    assert not ask(table, {"cheese": {"at-least": 0}}, figure="rat")
