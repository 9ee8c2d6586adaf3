"""`discard`: mice discard cards of a kind that they hold; the player chooses which."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, do, stage


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
