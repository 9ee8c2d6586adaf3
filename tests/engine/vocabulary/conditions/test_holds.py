"""`holds`: the figure asked about: a mouse that has a search card, in its pack or worn."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, stage


def test_counts_cards_in_the_pack_and_worn_cards() -> None:
    table = stage({"ash": "a1", "birch": "a2"}, [("rat", "a3")])
    table.give("ash", "cap")
    assert ask(table, {"holds": "cap"}, figure="ash")
    assert ask(table, {"holds": "armour"}, figure="ash")
    assert not ask(table, {"holds": {"card": "cap", "worn": True}}, figure="ash")
    assert ask(table, {"holds": {"card": "sword", "worn": True}}, figure="ash")
    assert not ask(table, {"holds": "cap"}, figure="birch")
    assert not ask(table, {"holds": "cap"}, figure="rat")
