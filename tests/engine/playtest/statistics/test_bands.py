"""The win rates that are wanted."""

from __future__ import annotations

from engine.playtest.statistics.bands import USUAL, Band, band
from engine.playtest.statistics.targets import RATE, ROUNDS, Target


def test_the_targets_of_a_chapter_come_first() -> None:
    targets = [Target("greedy", ROUNDS, 6, 24), Target("planner", RATE, 0.6, 0.9), Target("greedy", RATE, 0.4, 0.5)]
    assert band("greedy", targets) == Band(0.4, 0.5, own=True)
    assert band("planner", targets) == Band(0.6, 0.9, own=True)


def test_else_it_is_what_is_usual_for_the_bot() -> None:
    assert band("greedy", [Target("greedy", ROUNDS, 6, 24)]) == Band(0.3, 0.7, own=False)
    assert set(USUAL) == {"greedy", "planner", "random"}


def test_of_other_bots_nothing_is_known() -> None:
    assert band("explorer", []) is None
    assert band("greedy,greedy,random", []) is None
