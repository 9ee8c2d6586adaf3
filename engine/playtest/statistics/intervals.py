"""Shares, intervals and quantiles of counted games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Final

Z95: Final = 1.959963984540054
"""The normal quantile of a two-sided 95 % interval."""


@dataclass(frozen=True)
class Share:
    """A share of games with its 95 % interval."""

    count: int
    games: int
    rate: float
    low: float
    high: float

    def __repr__(self) -> str:
        return f"Share({self})"

    def __str__(self) -> str:
        return f"{self.rate:.2f}, 95 %: {self.low:.2f} to {self.high:.2f}"


def share(count: int, games: int) -> Share:
    """Return a share with its Wilson interval, which is 0 to 1 without games."""
    low, high = wilson(count, games)
    return Share(count, games, count / games if games else 0.0, low, high)


def wilson(count: int, games: int, z: float = Z95) -> tuple[float, float]:
    """The score interval of Wilson (1927): unlike count/games ± z·error it keeps its promise near 0 and 1."""
    if games <= 0:
        return 0.0, 1.0
    rate = count / games
    scale = 1 + z * z / games
    centre = (rate + z * z / (2 * games)) / scale
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / scale
    return (0.0 if count == 0 else max(0.0, centre - half)), (1.0 if count == games else min(1.0, centre + half))


@dataclass(frozen=True)
class Difference:
    """The difference of two shares with its 95 % interval."""

    value: float
    low: float
    high: float

    def __repr__(self) -> str:
        return f"Difference({self})"

    def __str__(self) -> str:
        return f"{self.value:+.2f}, 95 %: {self.low:+.2f} to {self.high:+.2f}"


def difference(one: Share, other: Share) -> Difference:
    """Return `one` minus `other` for two different sets of games (Newcombe 1998, method 10)."""
    value = one.rate - other.rate
    low = value - sqrt((one.rate - one.low) ** 2 + (other.high - other.rate) ** 2)
    high = value + sqrt((one.high - one.rate) ** 2 + (other.rate - other.low) ** 2)
    return Difference(value, max(-1.0, low), min(1.0, high))


def never_bound(games: int) -> float:
    """Return the upper bound (95 %) for the probability of a thing that no game showed: the rule of three."""
    return min(1.0, 3 / games) if games else 1.0


def quantile(counts: Mapping[int, int], part: float) -> int:
    """Return the smallest value such that at least this part of the games lies at or below it."""
    total = sum(counts.values())
    seen = 0
    value = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= part * total:
            return value
    return value


def mean(counts: Mapping[int, int]) -> float:
    """The mean of counted values."""
    games = sum(counts.values())
    return sum(value * count for value, count in counts.items()) / games if games else 0.0


def by_second(counts: Mapping[tuple[int, int], int]) -> Counter[int]:
    """Counts of pairs, summed over the first of each pair."""
    found: Counter[int] = Counter()
    for (_, value), count in counts.items():
        found[value] += count
    return found
