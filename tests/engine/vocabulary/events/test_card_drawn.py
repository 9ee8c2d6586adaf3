"""`card-drawn`: a mouse has drawn a search card. An event card's own rules answer this."""

from __future__ import annotations

from tests.engine.vocabulary.stage import counter, do, stage, when


def test_names_the_card_and_the_drawer() -> None:
    table = stage({"ash": "a1"}, rules=[when("card-drawn", {"card": ["map", "cap"], "drawer": "ash"})])
    do(table, {"give-card": "boots"}, owner="ash")
    assert counter(table) == 0
    do(table, {"give-card": "cap"}, owner="ash")
    assert counter(table) == 1


def test_an_event_card_acts_for_its_drawer() -> None:
    table = stage({"ash": "a1", "birch": "a2"})
    do(table, {"give-card": {"card": "windfall", "who": {"hero": "birch"}}})
    assert table.state.cheese[:2] == [0, 2]
