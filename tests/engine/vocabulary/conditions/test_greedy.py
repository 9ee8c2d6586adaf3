"""`greedy`: the figure asked about: a minion made greedy by an encounter."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, do, stage


def test_holds_for_a_greedy_type() -> None:
    table = stage({"ash": "a1"}, [("grub", "a2"), ("rat", "a3")])
    assert not ask(table, {"greedy": True}, figure="grub")
    do(table, {"place": {"minion": "grub", "greedy": True}})
    assert ask(table, {"greedy": True}, figure="grub")
    assert ask(table, {"greedy": False}, figure="rat")
    assert not ask(table, {"greedy": True}, figure="ash")
