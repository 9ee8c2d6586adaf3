"""The outcome of a game as a record."""

from __future__ import annotations

import pytest

from engine.records.outcome import Lost, Outcome, Stalled, Won
from engine.records.state import LOST, STALLED, WON
from tests.engine.table import Table


def test_a_game_in_progress_has_none() -> None:
    game = Table({"ash": "a1"}).game
    assert game.outcome is None
    assert repr(game) == "<Game of scene: ash; round 1, page 1 of 12>"


@pytest.mark.parametrize(
    ("outcome", "record"),
    [(WON, Won(3, 2)), (LOST, Lost(3, 2, "time")), (STALLED, Stalled(3, 2, "time"))],
)
def test_the_end_tells_round_page_and_reason(outcome: int, record: Outcome) -> None:
    game = Table({"ash": "a1"}).game
    game.state.round, game.state.page = 3, 2
    game.finish(outcome, "time")
    assert game.outcome == record
    assert repr(record) in repr(game)
