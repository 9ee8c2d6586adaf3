"""`holds`: the figure asked about: a mouse that has a search card, in its pack or worn."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, counter, do, stage, when


def test_counts_cards_in_the_pack_and_worn_cards() -> None:
    table = stage({"ash": "a1", "birch": "a2"}, [("rat", "a3")])
    table.give("ash", "cap")
    assert ask(table, {"holds": "cap"}, figure="ash")
    assert ask(table, {"holds": "armour"}, figure="ash")
    assert not ask(table, {"holds": {"card": "cap", "worn": True}}, figure="ash")
    assert ask(table, {"holds": {"card": "sword", "worn": True}}, figure="ash")
    assert not ask(table, {"holds": "cap"}, figure="birch")
    assert not ask(table, {"holds": "cap"}, figure="rat")


def test_can_ask_for_the_card_of_the_event() -> None:
    table = stage({"ash": "a1"}, rules=[when("card-discarded", {"loser": {"holds": "card"}})])
    table.give("ash", "pebble")
    do(table, {"discard": "pebble"}, owner="ash")
    assert counter(table) == 0
    table.give("ash", "pebble")
    table.give("ash", "pebble")
    do(table, {"discard": "pebble"}, owner="ash")
    assert counter(table) == 1
