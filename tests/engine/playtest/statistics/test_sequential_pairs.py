"""Intervals of differences that hold at every look."""

from __future__ import annotations

from array import array
from math import inf
from random import Random

import pytest

from engine.playtest.statistics.sequential import ALPHA
from engine.playtest.statistics.sequential_pairs import difference_bounds, length_change, rate_change
from engine.playtest.versions.ends import Ends
from engine.records.state import LOST, WON

RUNS, GAMES, LOOKS = 300, 300, 5


def ends(outcomes: list[bool], lengths: list[int] | None = None) -> Ends:
    """Games that ended so."""
    course = bytearray(WON if won else LOST for won in outcomes)
    return Ends(course, array("H", lengths or [10] * len(outcomes)))


def test_nothing_is_known_before_the_first_pair() -> None:
    assert difference_bounds(0, 0, 0) == (-1.0, 1.0)
    assert length_change(Ends(), Ends()).low == -inf


@pytest.mark.parametrize(
    ("up", "down", "same"), [(0, 0, 90), (40, 0, 0), (0, 40, 0), (7, 12, 300), (1, 0, 1000), (90, 0, 0)]
)
def test_the_interval_holds_what_was_seen(up: int, down: int, same: int) -> None:
    low, high = difference_bounds(up, down, same)
    assert -1 <= low <= (up - down) / (up + down + same) <= high <= 1
    assert high - low < 0.5


def test_versions_in_the_other_order_give_the_opposite() -> None:
    low, high = difference_bounds(30, 10, 60)
    assert difference_bounds(10, 30, 60) == (pytest.approx(-high), pytest.approx(-low))


def test_it_narrows() -> None:
    widths = [high - low for low, high in (difference_bounds(n // 5, n // 10, n) for n in (10, 100, 1000, 10000))]
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.05


@pytest.mark.parametrize(("up", "down"), [(0.1, 0.1), (0.3, 0.05), (0.02, 0.0)])
def test_looking_often_is_wrong_no_more_often_than_it_says(up: float, down: float) -> None:
    chance, missed = Random(7), 0
    for _ in range(RUNS):
        counts = [0, 0, 0]
        wrong = False
        for game in range(1, GAMES + 1):
            drawn = chance.random()
            counts[0 if drawn < up else 1 if drawn < up + down else 2] += 1
            if game % LOOKS == 0:
                low, high = difference_bounds(*counts)
                wrong = wrong or not low <= up - down <= high
        missed += wrong
    assert missed / RUNS <= ALPHA


def test_pairs_of_games() -> None:
    found, change = rate_change(ends([True, True, False, False]), ends([True, False, True, True]))
    assert (found.both, found.only_one, found.only_other, found.neither) == (1, 1, 2, 0)
    assert change.value == 0.25
    assert change.low < 0 < change.high


def test_lengths() -> None:
    one, other = ends([True] * 400, [10, 12] * 200), ends([True] * 400, [13, 13] * 200)
    change = length_change(one, other)
    assert change.value == 2
    assert 1.5 < change.low < 2 < change.high < 2.5


def test_no_pair_that_differs_does_not_prove_that_none_does() -> None:
    one = ends([True] * 60, [10, 12] * 30)
    change = length_change(one, one)
    assert change.value == 0
    assert change.low < -0.05 < 0.05 < change.high
