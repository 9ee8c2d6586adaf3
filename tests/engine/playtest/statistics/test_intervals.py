"""Statistics against values known otherwise, and against truth."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.playtest import run
from engine.playtest.statistics.intervals import by_second, difference, mean, never_bound, quantile, share, wilson
from engine.records.state import WON
from tests.engine.playtest.toy import toss

REPEATS = 400


@pytest.mark.parametrize(
    ("count", "games", "low", "high"),
    [(10, 20, 0.2993, 0.7007), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_wilson_as_published(count: int, games: int, low: float, high: float) -> None:
    """The last is the worked example of Newcombe (1998)."""
    assert wilson(count, games) == pytest.approx((low, high), abs=1e-4)


def test_of_no_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert share(0, 0).rate == 0.0
    assert never_bound(0) == 1.0


def test_difference_as_published() -> None:
    """Newcombe (1998), method 10: 56/70 against 48/80 gives 0.0524 to 0.3339."""
    found = difference(share(56, 70), share(48, 80))
    assert (found.value, found.low, found.high) == pytest.approx((0.2, 0.0524, 0.3339), abs=1e-4)


def test_never_seen_in_a_thousand_games() -> None:
    assert never_bound(1000) == 0.003


def test_quantiles_and_means_of_counts() -> None:
    counts = {3: 1, 5: 2, 9: 1}
    assert [quantile(counts, part) for part in (0.1, 0.5, 0.75, 0.9)] == [3, 5, 5, 9]
    assert mean(counts) == 5.5
    assert (quantile({}, 0.5), mean({})) == (0, 0.0)
    assert by_second({(1, 4): 2, (2, 4): 3, (2, 5): 1}) == Counter({4: 5, 5: 1})


@pytest.mark.parametrize(("need", "truth", "games"), [("star", 1 / 2, 67), ("cheese", 1 / 6, 38)])
def test_the_interval_covers_the_truth_as_often_as_it_says(need: str, truth: float, games: int) -> None:
    """One die shows a star in half of the games, cheese in one of six: 400 runs, of which 95 % should cover that.

    The numbers of games are such that the interval, which can only take so many values, promises 95.0 % exactly.
    """
    course = run(toss(need=need), REPEATS * games).tally.course
    assert len(course) == REPEATS * games
    covered = 0
    for start in range(0, len(course), games):
        low, high = wilson(course[start : start + games].count(WON), games)
        covered += low <= truth <= high
    assert 0.93 <= covered / REPEATS <= 0.97
