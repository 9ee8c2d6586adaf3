"""`end-marker`: move the end marker: further away when positive."""

from __future__ import annotations

from engine.records.state import LOST
from tests.engine.vocabulary.stage import do, stage


def test_moves_the_end() -> None:
    table = stage()
    end = table.state.end_page
    do(table, {"end-marker": 2})
    assert table.state.end_page == end + 2
    do(table, {"end-marker": -1}, "end-marker")
    assert table.state.end_page == end + 2


def test_the_end_can_come_at_once() -> None:
    table = stage()
    do(table, {"end-marker": -50})
    assert table.state.outcome == LOST
