"""`card-discarded`: a search card has gone to the discards."""

from __future__ import annotations

from tests.engine.vocabulary.stage import counter, do, stage, when


def test_names_the_card_and_the_loser() -> None:
    table = stage({"ash": "a1"}, rules=[when("card-discarded", {"card": "map", "loser": "ash"})])
    table.give("ash", "map")
    table.give("ash", "cap")
    do(table, {"discard": "cap"}, owner="ash")
    assert counter(table) == 0
    do(table, {"discard": "map"}, owner="ash")
    assert counter(table) == 1
