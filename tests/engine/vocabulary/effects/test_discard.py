"""`discard`: mice discard cards of a kind that they hold; the player chooses which."""

from __future__ import annotations

from typing import Any

import pytest

from engine.records.errors import ContentError
from tests.engine.vocabulary.stage import ask, counter, do, stage


def test_mice_discard_cards_of_a_kind() -> None:
    table = stage({"ash": "a1"})
    table.give("ash", "map")
    table.give("ash", "cap")
    do(table, {"discard": {"card": "armour", "count": 2}}, owner="ash")
    assert not ask(table, {"holds": "cap"}, figure="ash")
    assert ask(table, {"holds": "map"}, figure="ash")


def test_starting_equipment_stays() -> None:
    table = stage({"ash": "a1"})
    do(table, {"discard": "any"}, owner="ash")
    assert ask(table, {"holds": "sword"}, figure="ash")


def test_a_party_item_can_go_out_of_the_stash() -> None:
    table = stage({"ash": "a1"})
    table.give("ash", "lantern")
    do(table, {"discard": {"card": "lantern", "stash": True}})
    assert not ask(table, {"party-holds": "lantern"})


def test_a_party_item_that_lies_on_the_board_stays() -> None:
    table = stage({"ash": "a1"})
    table.give("ash", "lantern")
    do(table, {"put-token": {"token": "lantern", "at": "here"}}, figure="ash")
    do(table, {"discard": {"card": "lantern", "stash": True}})
    table.check()
    do(table, {"take-token": {"token": "lantern", "at": "anywhere"}})
    assert ask(table, {"party-holds": "lantern"})


@pytest.mark.parametrize(
    ("reach", "kept"), [("pack", ["cap", "sword"]), ("worn", ["map", "sword"]), (["starting", "worn"], ["map"])]
)
def test_reach_says_which_cards(reach: Any, kept: list[str]) -> None:
    table = stage({"ash": "a1"})
    table.give("ash", "map")
    table.give("ash", "cap", worn=True)
    do(table, {"discard": {"reach": reach, "count": 9}}, owner="ash")
    assert [card for card in ("map", "cap", "sword") if ask(table, {"holds": card}, figure="ash")] == sorted(
        kept, key="map cap sword".split().index
    )


def test_an_unknown_reach_is_an_error() -> None:
    with pytest.raises(ContentError, match='unknown "reach" of "discard" "pocket"'):
        do(stage(), {"discard": {"reach": "pocket"}}, owner="ash")


def test_otherwise_something_else_happens() -> None:
    table = stage({"ash": "a1", "birch": "a2"})
    table.give("birch", "map")
    cost = {"discard": {"card": "item", "who": "all-mice", "else": [{"count": "fired"}]}}
    do(table, cost)
    assert counter(table) == 0
    do(table, cost)
    assert counter(table) == 1


def test_by_lot_nobody_is_asked() -> None:
    kept = set()
    for seed in range(30):
        table = stage({"ash": "a1"}, seed=seed)
        table.give("ash", "map")
        table.give("ash", "pebble")
        do(table, {"discard": {"by-lot": True}}, owner="ash")
        assert not table.bot.seen
        kept.add(ask(table, {"holds": "map"}, figure="ash"))
    assert kept == {True, False}


def test_the_card_discarded_is_that_card() -> None:
    table = stage({"ash": "a1", "birch": "a2"})
    table.give("ash", "map")
    do(table, "surge", {"discard": "item"}, {"give-card": {"card": "that-card", "who": {"hero": "birch"}}}, owner="ash")
    assert ask(table, {"holds": "map"}, figure="birch")


def test_the_card_of_the_event_can_be_discarded() -> None:
    rule = {"when": "card-drawn", "do": [{"discard": {"card": "card", "who": "drawer"}}]}
    table = stage({"ash": "a1"}, rules=[rule])
    table.give("ash", "pebble")
    do(table, {"give-card": {"card": "map", "who": {"hero": "ash"}}})
    assert not ask(table, {"holds": "map"}, figure="ash")
    assert ask(table, {"holds": "pebble"}, figure="ash")
    with pytest.raises(ContentError, match="this event provides no search card"):
        do(table, {"discard": {"card": "card", "who": "all-mice"}})
