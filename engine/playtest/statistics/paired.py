"""Compare two versions of a chapter over the same seeds.

Games with the same seed begin alike and often end alike: their difference says more than two separate runs would.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from math import sqrt
from typing import Protocol

from engine.playtest.statistics.intervals import Z95, Difference
from engine.playtest.summary import CRASHED
from engine.records.state import WON


class Course(Protocol):
    """Games in order: a tally, or the ends of games."""

    @property
    def course(self) -> bytearray:
        """The outcome of each game."""
        ...

    @property
    def lengths(self) -> array[int]:
        """The rounds of each game."""
        ...


@dataclass(frozen=True)
class Pairs:
    """How pairs of games ended: both won, only the one, only the other, neither."""

    both: int
    only_one: int
    only_other: int
    neither: int

    @property
    def games(self) -> int:
        """How many pairs there are."""
        return self.both + self.only_one + self.only_other + self.neither


def pairs(one: Course, other: Course) -> Pairs:
    """Count pairs of games; a game that crashed or was never played on either side makes no pair."""
    counts = {(True, True): 0, (True, False): 0, (False, True): 0, (False, False): 0}
    for first, second in zip(one.course, other.course, strict=False):
        if first < CRASHED and second < CRASHED:
            counts[first == WON, second == WON] += 1
    return Pairs(*counts.values())


def rate_difference(found: Pairs) -> Difference:
    """Return the second win rate minus the first, with a 95 % interval (adjusted Wald; Bonett and Price 2012)."""
    games = found.games
    if games == 0:
        return Difference(0.0, -1.0, 1.0)
    up, down = (found.only_other + 1) / (games + 2), (found.only_one + 1) / (games + 2)
    half = Z95 * sqrt((up + down - (up - down) ** 2) / (games + 2))
    value = (found.only_other - found.only_one) / games
    return Difference(value, max(-1.0, up - down - half), min(1.0, up - down + half))


def mean_difference(one: Course, other: Course) -> Difference:
    """Return by how many rounds the second games are longer on average, with a 95 % interval."""
    longer = longer_by(one, other)
    games = len(longer)
    if games < 2:
        return Difference(float(sum(longer)), float("-inf"), float("inf"))
    mean = sum(longer) / games
    spread = sqrt(sum((value - mean) ** 2 for value in longer) / (games - 1) / games)
    return Difference(mean, mean - Z95 * spread, mean + Z95 * spread)


def longer_by(one: Course, other: Course) -> list[int]:
    """Return by how many rounds the second game of each pair is longer."""
    return [
        second - first
        for first, second, a, b in zip(one.lengths, other.lengths, one.course, other.course, strict=False)
        if a < CRASHED and b < CRASHED
    ]
