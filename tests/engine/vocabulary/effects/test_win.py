"""`win`: the chapter is won."""

from __future__ import annotations

from engine.records.state import WON
from tests.engine.vocabulary.stage import counter, do, stage


def test_the_chapter_is_won_and_nothing_more_happens() -> None:
    table = stage()
    do(table, {"win": "the candle burns"}, {"count": "fired"})
    assert (table.state.outcome, table.state.reason) == (WON, "the candle burns")
    assert counter(table) == 0
