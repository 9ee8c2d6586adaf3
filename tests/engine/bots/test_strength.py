"""Who plays better. Seeds are fixed, so are the results; margins are wide, so that new weights need no new numbers."""

from __future__ import annotations

from tests.engine.bots.journey import wins


def test_greedy_beats_random_by_far() -> None:
    assert wins("greedy", 30) >= wins("random", 30) + 8


def test_planner_does_not_fall_behind_greedy() -> None:
    assert wins("planner", 12) >= wins("greedy", 12) - 1
