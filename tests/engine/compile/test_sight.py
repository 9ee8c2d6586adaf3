"""Straight lines and solid areas (BATTLE-7)."""

from __future__ import annotations

import pytest

from engine.compile.sight import sees

ROCK = [(40.0, 40.0), (60.0, 40.0), (60.0, 60.0), (40.0, 60.0)]
HOOK = [(40.0, 40.0), (80.0, 40.0), (80.0, 80.0), (70.0, 80.0), (70.0, 50.0), (40.0, 50.0)]


@pytest.mark.rule("BATTLE-7")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ((0, 50), (100, 50)),  # straight through
        ((50, 50), (50, 100)),  # out of it
        ((45, 45), (55, 55)),  # wholly within
        ((0, 0), (100, 100)),  # along the diagonal, from corner to corner
        ((40, 40), (100, 70)),  # in at a corner, out through a side
    ],
)
def test_a_line_through_rock_is_blocked(one: tuple[float, float], other: tuple[float, float]) -> None:
    assert not sees(one, other, [ROCK])
    assert not sees(other, one, [ROCK])


@pytest.mark.rule("BATTLE-7", negative=True)
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ((0, 0), (100, 0)),  # far away
        ((0, 40), (100, 40)),  # along its edge
        ((20, 60), (60, 20)),  # touching a corner, at the middle of the line
        ((0, 80), (80, 0)),  # touching the same corner
        ((0, 50), (40, 50)),  # up to it
    ],
)
def test_a_line_that_only_touches_it_is_not(one: tuple[float, float], other: tuple[float, float]) -> None:
    assert sees(one, other, [ROCK])
    assert sees(other, one, [ROCK])


def test_a_hooked_wall_blocks_only_lines_across_its_arms() -> None:
    assert not sees((60, 30), (60, 70), [HOOK])
    assert sees((50, 60), (60, 75), [HOOK])  # inside the hook, outside the wall
    assert not sees((60, 60), (90, 60), [HOOK])
    assert sees((0, 0), (100, 0), [])
