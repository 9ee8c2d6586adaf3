"""`draw`: mice draw search cards."""

from __future__ import annotations

from engine.rulebook import capture
from tests.engine.vocabulary.stage import do, stage


def test_draws_or_looks_and_keeps() -> None:
    table = stage({"ash": "a1"})
    table.state.deck = [copy for copy in table.state.deck if table.chapter.copies[copy] != -1]
    before = len(table.state.deck)
    do(table, {"draw": {"who": "owner", "count": 2, "look": 3}}, owner="ash")
    assert len(table.state.deck) == before - 2
    do(table, "draw", owner="ash")
    assert len(table.state.deck) == before - 3


def test_a_mouse_off_the_board_draws_nothing_and_no_card_is_lost() -> None:
    table = stage({"ash": "a1", "birch": "a2"})
    capture.capture(table.game, 0, -1)
    before = len(table.state.deck)
    do(table, {"draw": {"who": "captured-mice", "count": 2}})
    assert len(table.state.deck) == before
