"""`near`: the figure asked about: stands on the same space as one of some figures, or on an adjacent one."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, stage


def test_holds_on_the_same_and_on_adjacent_spaces() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2"), ("grub", "c5")])
    assert ask(table, {"near": "all-minions"}, figure="ash")
    assert not ask(table, {"near": "all-mice"}, figure="grub")
    assert not ask(table, {"near": "all-mice"}, figure="ash")  # nobody is near itself
