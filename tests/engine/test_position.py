"""A position in one line, and back."""

from __future__ import annotations

import pytest

from engine.position import position, read_position
from engine.rulebook.capture import capture
from tests.engine.table import Table


def test_the_text_tells_clock_mice_minions_and_track() -> None:
    table = Table({"ash": "a1", "birch": "a2"}, [("rat", "b1")])
    table.state.wounds[0], table.state.poison[0], table.state.cheese[0] = 1, 2, 3
    assert str(position(table.game)) == (
        "[scene r1 t0 page 1/12 wheel 0 | ash@field/a1 w1+2 c3, birch@field/a2 w0+0 c0 | rat#6@field/b1 w0 "
        f"| track {table.state.track}]"
    )


def test_captured_mice_and_an_empty_board_are_shown() -> None:
    table = Table({"ash": "a1", "birch": "a2"})
    capture(table.game, 0, -1)
    assert "ash@captured" in str(position(table.game))
    assert "| no minions |" in str(position(table.game))


@pytest.mark.parametrize("minions", [[], [("rat", "b1")], [("rat", "b1"), ("rat", "a2")]])
def test_a_position_can_be_read_back(minions: list[tuple[str, str]]) -> None:
    table = Table({"ash": "a1", "birch": "a2"}, minions)
    table.state.wounds[1] = 2
    capture(table.game, 0, -1)
    seen = position(table.game)
    assert read_position(str(seen)) == seen
    assert read_position(eval(repr(seen), {"position": str})) == seen


@pytest.mark.parametrize("text", ["", "[scene r1]", "[scene r1 t0 page 1/12 wheel 0 | a | b | track [x]]"])
def test_other_text_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a position"):
        read_position(text)
