"""Intervals that hold at every look."""

from __future__ import annotations

from collections import Counter
from itertools import accumulate

import pytest

from engine.playtest import run
from engine.playtest.statistics.sequential import ALPHA, mean_bounds, rate_bounds
from engine.records.state import WON
from tests.engine.playtest.toy import toss

RUNS, GAMES = 100, 200


def test_nothing_is_known_before_the_first_game() -> None:
    assert rate_bounds(0, 0) == (0.0, 1.0)
    assert mean_bounds({}) == (0.0, float("inf"))


@pytest.mark.parametrize(("wins", "games"), [(0, 40), (40, 40), (20, 40), (1, 1000), (550, 1000)])
def test_the_interval_holds_what_was_seen(wins: int, games: int) -> None:
    low, high = rate_bounds(wins, games)
    assert 0 <= low <= wins / games <= high <= 1
    assert high - low < 0.5


def test_it_narrows() -> None:
    widths = [high - low for low, high in (rate_bounds(n // 2, n) for n in (10, 100, 1000, 10000))]
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.04


@pytest.mark.parametrize(("need", "truth"), [("star", 1 / 2), ("cheese", 1 / 6)])
def test_looking_after_every_game_is_wrong_no_more_often_than_it_says(need: str, truth: float) -> None:
    """A hundred runs of two hundred games, looked at after each: an ordinary interval would miss in a third of them."""
    course = run(toss(need=need), RUNS * GAMES).tally.course
    missed = 0
    for start in range(0, len(course), GAMES):
        wins = accumulate(outcome == WON for outcome in course[start : start + GAMES])
        bounds = [rate_bounds(won, games) for games, won in enumerate(wins, start=1)]
        missed += any(not low <= truth <= high for low, high in bounds)
    assert missed / RUNS <= ALPHA


def test_means_of_rounds() -> None:
    counts = Counter({10: 100, 12: 200, 14: 100})
    low, high = mean_bounds(counts)
    assert low < 12 < high
    assert high - low < 0.7
    assert mean_bounds({12: 500}) == (12.0, 12.0)
