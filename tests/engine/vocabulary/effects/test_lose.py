"""`lose`: the chapter is lost."""

from __future__ import annotations

from engine.records.state import LOST
from tests.engine.vocabulary.stage import counter, do, stage


def test_the_chapter_is_lost_and_nothing_more_happens() -> None:
    table = stage()
    do(table, {"lose": {"en": "the candle is out", "fr": "la bougie est morte"}}, {"count": "fired"})
    assert (table.state.outcome, table.state.reason) == (LOST, "the candle is out")
    assert counter(table) == 0
