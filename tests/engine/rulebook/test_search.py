"""Searching (SEARCH)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.records.decision import CARD, DONE, KEEP, OP_SEARCH, pack
from engine.rulebook import inventory
from engine.rulebook.explore import explore_flip
from engine.rulebook.search import may_search
from tests.engine.scene import pick
from tests.engine.table import BOW, BOW_STAR, CHEESE, ROAD, SHIELD, SHIELD_STAR, SWORD, Table

KEPT, SOLD = 1, 0


def search(table: Table, hero: str, die: str) -> Table:
    """A search of its own turn, with that die."""
    table.dice(BOW).begin(hero)
    return table.dice(die).act(hero, pack(OP_SEARCH))


def on_top(table: Table, card: str) -> int:
    """Put a card on top of the search deck."""
    copy = inventory.find_in_deck(table.game, table.chapter.search_ids.index(card))
    table.state.deck.remove(copy)
    table.state.deck.append(copy)
    return copy


def names(table: Table, copies: list[int]) -> list[str]:
    return [table.chapter.search_ids[table.chapter.copies[copy]] for copy in copies]


@pytest.mark.rule("SEARCH-1")
@pytest.mark.parametrize("star", [SWORD, SHIELD_STAR, BOW_STAR])
def test_a_star_draws_the_top_card(star: str) -> None:
    table = Table({"ash": "a1"})
    on_top(table, "map")
    search(table, "ash", star)
    assert names(table, table.state.pack[0]) == ["map"]


@pytest.mark.rule("SEARCH-1", negative=True)
@pytest.mark.parametrize("die", [CHEESE, SHIELD, BOW])
def test_without_a_star_nothing_is_found_and_it_may_be_tried_again(die: str) -> None:
    table = search(Table({"ash": "a1"}), "ash", die)
    assert table.state.pack[0] == []
    assert table.state.cheese[0] == 0
    assert OP_SEARCH in table.dice(BOW).begin("ash").ops("ash")


@pytest.mark.rule("SEARCH-2")
@pytest.mark.parametrize("card", ["map", "knife", "cap", "boots", "verse", "prank"])
def test_a_card_goes_into_the_pack_or_is_discarded_for_a_cheese(card: str) -> None:
    table = Table({"ash": "a1"}).choose()
    on_top(table, card)
    table.dice(BOW).begin("ash").dice(SWORD).choose(pack(OP_SEARCH), pick(KEEP, SOLD)).step()
    assert names(table, table.state.discard) == [card]
    assert table.state.cheese[0] == 1
    table = Table({"ash": "a1"})
    on_top(table, card)
    search(table, "ash", SWORD)
    assert names(table, table.state.pack[0]) == [card]
    assert table.state.cheese[0] == 0


@pytest.mark.rule("SEARCH-2")
def test_an_event_happens_at_once_and_a_party_item_goes_to_the_stash() -> None:
    table = Table({"ash": "a1", "birch": "a2"})
    on_top(table, "windfall")
    search(table, "ash", SWORD)
    assert table.state.cheese[0] == 2
    assert names(table, table.state.discard) == ["windfall"]
    on_top(table, "rope")
    search(table, "birch", SWORD)
    assert names(table, table.state.stash) == ["rope"]


@pytest.mark.rule("SEARCH-2", negative=True)
@pytest.mark.parametrize("card", ["windfall", "rope"])
def test_events_and_party_items_are_neither_packed_nor_sold(card: str) -> None:
    table = Table({"ash": "a1"})
    on_top(table, card)
    search(table, "ash", SWORD)
    assert table.state.pack[0] == []
    assert not any(decision.kind == KEEP for decision in table.bot.seen)


@pytest.mark.rule("SEARCH-3")
def test_each_mouse_may_find_something_on_each_tile() -> None:
    table = search(Table({"ash": "a1", "birch": "a2"}, tiles=ROAD), "ash", SWORD)
    assert OP_SEARCH in table.dice(BOW).begin("birch").ops("birch")
    table.state.face_up[0] = 0
    table = search(Table({"ash": "hall/h1"}, tiles=ROAD), "ash", SWORD)
    assert len(table.state.pack[0]) + table.state.cheese[0] + len(table.state.stash) >= 1


@pytest.mark.rule("SEARCH-3", negative=True)
def test_once_it_found_something_it_does_not_search_there_again() -> None:
    table = search(Table({"ash": "a1"}), "ash", SWORD)
    assert OP_SEARCH not in table.dice(BOW).begin("ash").ops("ash")


@pytest.mark.rule("SEARCH-3", negative=True)
@pytest.mark.parametrize(("searches", "again"), [("per-face", True), ("per-tile", False)])
def test_by_rule_option_the_back_of_a_tile_counts_as_searched_too(searches: str, again: bool) -> None:
    table = search(Table({"ash": "c2"}, options={"searches": searches}), "ash", SWORD)
    explore_flip(table.game, 0)
    assert may_search(table.game, 0) == again


SPECIAL: dict[str, Any] = {"rooms": {"field": {"search": [{"id": "nook", "card": "map", "where": ["a1", "a2"]}]}}}


@pytest.mark.rule("SEARCH-4")
def test_where_the_chapter_says_its_card_may_be_taken() -> None:
    table = Table({"ash": "a1", "birch": "a2"}, chapter=SPECIAL)
    on_top(table, "pebble")
    search(table, "ash", SWORD)  # the first option is the special card
    assert names(table, table.state.pack[0]) == ["map"]


@pytest.mark.rule("SEARCH-4")
def test_the_top_of_the_deck_may_be_preferred() -> None:
    table = Table({"ash": "a1"}, chapter=SPECIAL)
    on_top(table, "pebble")
    table.dice(BOW).begin("ash").dice(SWORD).choose(pack(OP_SEARCH), pick(CARD, DONE)).step()
    assert names(table, table.state.pack[0]) == ["pebble"]


@pytest.mark.rule("SEARCH-4", negative=True)
@pytest.mark.parametrize("space", ["a3", "b1"])
def test_elsewhere_it_is_not_found(space: str) -> None:
    table = Table({"ash": space}, chapter=SPECIAL)
    on_top(table, "pebble")
    search(table, "ash", SWORD)
    assert names(table, table.state.pack[0]) == ["pebble"]


@pytest.mark.rule("SEARCH-4", negative=True)
def test_it_is_found_once_only_and_not_after_it_has_left_the_deck() -> None:
    table = Table({"ash": "a1", "birch": "a2"}, chapter=SPECIAL)
    search(table, "ash", SWORD)
    on_top(table, "pebble")
    search(table, "birch", SWORD)
    assert names(table, table.state.pack[1]) == ["pebble"]
    table = Table({"ash": "a1"}, chapter=SPECIAL)
    table.give("ash", "map")
    on_top(table, "pebble")
    search(table, "ash", SWORD)
    assert names(table, table.state.pack[0]) == ["map", "pebble"]


@pytest.mark.rule("SEARCH-4", negative=True)
def test_of_several_copies_one_is_found_there() -> None:
    shelf = {"id": "shelf", "card": "pebble", "where": ["a1", "a2"]}
    table = Table({"ash": "a1", "birch": "a2"}, chapter={"rooms": {"field": {"search": [shelf]}}})
    on_top(table, "map")
    search(table, "ash", SWORD)
    assert names(table, table.state.pack[0]) == ["pebble"]
    search(table, "birch", SWORD)  # two more are in the deck
    assert names(table, table.state.pack[1]) == ["map"]


@pytest.mark.rule("SEARCH-5")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    table = Table({"ash": "a1"})
    table.state.discard, table.state.deck = table.state.deck, []
    before = len(table.state.discard)
    search(table, "ash", SWORD)
    assert table.happened("deck-shuffled")
    gone = len(table.state.pack[0]) + len(table.state.stash)
    assert len(table.state.deck) + len(table.state.discard) == before - gone


@pytest.mark.rule("SEARCH-5", negative=True)
def test_discards_stay_out_while_the_deck_lasts() -> None:
    table = Table({"ash": "a1"})
    table.state.discard, table.state.deck = table.state.deck[1:], table.state.deck[:1]
    search(table, "ash", SWORD)
    assert not table.happened("deck-shuffled")
    assert table.state.deck == []


@pytest.mark.rule("SEARCH-5", negative=True)
def test_with_no_card_anywhere_a_star_finds_nothing() -> None:
    table = Table({"ash": "a1"})
    table.state.removed, table.state.deck = table.state.deck, []
    search(table, "ash", SWORD)
    assert table.state.pack[0] == []
