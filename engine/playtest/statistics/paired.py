"""Compare two versions of a chapter over the same seeds.

Games with the same seed begin alike and often end alike: their difference says more than two separate runs would.
"""

from __future__ import annotations

from array import array
from collections import Counter
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Protocol

from engine.playtest.statistics.intervals import Z95, Difference
from engine.playtest.summary import CRASHED, FACE_SHIFT
from engine.records.state import WON

if TYPE_CHECKING:
    from engine.playtest.tally import Tally


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


@dataclass(frozen=True)
class Parting:
    """Where pairs of games part: how many there are, how many never part, and for the others the round and the face."""

    games: int
    alike: int
    rounds: Counter[int]
    faces: Counter[int]


def partings(one: Tally, other: Tally) -> Parting:
    """Find the first round after which the two games of each pair differ.

    The face is that of the party in the second game. Games without a difference may still end differently, if the only
    difference is what counts as a win.
    """
    rounds: Counter[int] = Counter()
    faces: Counter[int] = Counter()
    alike = 0
    for first, second, a, b in zip(one.marks, other.marks, one.course, other.course, strict=False):
        if a >= CRASHED or b >= CRASHED or not (first and second):
            continue
        differs = next((at for at, (x, y) in enumerate(zip(first, second, strict=False)) if x != y), None)
        if differs is None and len(first) != len(second):
            differs = min(len(first), len(second))
        if differs is None:
            alike += 1
            continue
        rounds[differs + 1] += 1
        faces[second[min(differs, len(second) - 1)] >> FACE_SHIFT] += 1
    return Parting(alike + rounds.total(), alike, rounds, faces)


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
