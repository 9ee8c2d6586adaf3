"""`encounter-revealed`: an encounter card is turned up; no minions have come yet."""

from __future__ import annotations

from tests.engine.vocabulary.stage import counter, do, stage, when


def test_names_the_card_and_can_be_replaced() -> None:
    calm = {"encounters": {"decks": ["calm"]}}
    table = stage({"ash": "a1"}, rules=[when("encounter-revealed", {"card": "few"})], chapter=calm)
    do(table, "encounter", owner="ash")
    assert (counter(table), table.count("rat")) == (1, 1)
    table = stage({"ash": "a1"}, rules=[{"replace": {"encounter-revealed": [{"wheel": 2}]}}], chapter=calm)
    do(table, "encounter", owner="ash")
    assert (table.state.wheel, table.count("rat")) == (2, 0)
