"""`shuffle-back`: shuffle a card into the search deck."""

from __future__ import annotations

from engine.rulebook import inventory
from tests.engine.vocabulary.stage import ask, do, stage


def test_out_of_the_stash_or_the_discards() -> None:
    table = stage({"ash": "a1"})
    table.give("ash", "lantern")
    do(table, {"shuffle-back": "lantern"})
    assert not ask(table, {"party-holds": "lantern"})
    assert inventory.find_in_deck(table.game, table.chapter.search_ids.index("lantern")) >= 0


def test_without_a_name_the_rules_own_card() -> None:
    coin = {"category": "item", "rules": [{"id": "coin", "when": "free-action", "do": ["shuffle-back"]}]}
    table = stage({"ash": "a1"}, more={"search_cards": {"coin": coin}})
    table.give("ash", "coin")
    table.use("ash", "coin")
    assert not ask(table, {"holds": "coin"}, figure="ash")
