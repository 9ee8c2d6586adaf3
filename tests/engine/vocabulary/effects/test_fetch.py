"""`fetch`: look through the search deck and take a card of a kind; the deck is shuffled."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, do, stage


def test_takes_one_of_a_kind_out_of_the_deck() -> None:
    table = stage({"ash": "a1"})
    do(table, {"fetch": {"card": {"category": ["armour"]}}}, owner="ash")
    assert ask(table, {"holds": "armour"}, figure="ash")
