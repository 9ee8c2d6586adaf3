"""A position in one line."""

from __future__ import annotations

from engine.position import position
from engine.rulebook.capture import capture
from tests.engine.table import Table


def test_clock_mice_minions_and_track_are_in_it() -> None:
    table = Table({"ash": "a1", "birch": "a2"}, [("rat", "b1")])
    table.state.wounds[0], table.state.poison[0], table.state.cheese[0] = 1, 2, 3
    assert position(table.game) == (
        "[scene r1 t0 page 1/12 wheel 0 | ash@field/a1 w1+2 c3, birch@field/a2 w0+0 c0 | rat#6@field/b1 w0 "
        f"| track {table.state.track}]"
    )


def test_captured_mice_and_an_empty_board_are_shown() -> None:
    table = Table({"ash": "a1", "birch": "a2"})
    capture(table.game, 0, -1)
    assert "ash@captured" in position(table.game)
    assert "| no minions |" in position(table.game)
