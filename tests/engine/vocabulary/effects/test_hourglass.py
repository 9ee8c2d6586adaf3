"""`hourglass`: move the hourglass."""

from __future__ import annotations

from engine.records.state import LOST
from tests.engine.vocabulary.stage import do, stage


def test_moves_the_hourglass_and_the_chapter_may_end() -> None:
    table = stage()
    do(table, "hourglass")
    assert table.state.page == 2
    do(table, {"hourglass": -5})
    assert table.state.page == 1
    do(table, {"hourglass": 50})
    assert table.state.outcome == LOST
