"""Differences between two versions, with intervals that may be looked at after every pair of games.

The idea is that of `sequential`. A pair of games goes one of three ways: only the second is won, only the first is won,
or both end alike. For few pairs the interval is exact: the likelihood of the counts averaged over all chances of the
three ways (a Dirichlet mixture), over their likelihood under the true chances, is a martingale that starts at 1, and
the interval holds every difference that some chances not yet ruled out have. From `LEAST` pairs on it is the narrower
one for means, with one pair of each way counted besides, so that it never closes on a value that no pair has left yet.
"""

from __future__ import annotations

from collections import Counter
from math import ceil, inf, lgamma, log, sqrt
from statistics import pstdev
from typing import Final

from engine.playtest.statistics.intervals import Difference
from engine.playtest.statistics.paired import Course, Pairs, longer_by, pairs
from engine.playtest.statistics.sequential import ALPHA, LEAST, edge, mean_bounds

WEIGHTS: Final = (0.25, 0.25, 1.0)
"""The weights of the three ways before the first pair; these make the interval tight when most pairs end alike."""


def difference_bounds(up: int, down: int, same: int, alpha: float = ALPHA) -> tuple[float, float]:
    """Return the differences of win rates that the pairs do not rule out; `up` are won by the second version alone."""
    pairs_played = up + down + same
    if not pairs_played:
        return -1.0, 1.0
    if pairs_played >= LEAST:
        low, high = mean_bounds({1: up + 1, 0: same, -1: down + 1}, alpha)
        return max(-1.0, low), min(1.0, high)
    floor = _average(up, down, same) - log(1 / alpha)

    def ruled_out(difference: float) -> bool:
        return _best(up, down, same, difference) < floor

    seen = (up - down) / pairs_played
    low = edge(ruled_out, -1.0, seen) if ruled_out(-1.0) else -1.0
    high = edge(ruled_out, 1.0, seen) if ruled_out(1.0) else 1.0
    return low, high


def _average(*counts: int) -> float:
    """The log of the likelihood averaged over all chances."""
    whole = sum(WEIGHTS)
    start = lgamma(whole) - lgamma(sum(counts) + whole)
    return start + sum(lgamma(count + one) - lgamma(one) for count, one in zip(counts, WEIGHTS, strict=True))


def _best(up: int, down: int, same: int, difference: float) -> float:
    """The log of the largest likelihood among chances with this difference."""
    if difference < 0:
        return _best(down, up, same, -difference)
    total = up + down + same
    middle = up * (1 - difference) + down * (1 - 3 * difference) - 2 * same * difference
    root = sqrt(middle * middle + 8 * total * down * difference * (1 - difference))
    chance_down = min(max((middle + root) / (4 * total), 0.0), (1 - difference) / 2)
    chances = (chance_down + difference, chance_down, max(0.0, 1 - 2 * chance_down - difference))
    return sum(_log_power(chance, count) for chance, count in zip(chances, (up, down, same), strict=True))


def _log_power(chance: float, count: int) -> float:
    if not count:
        return 0.0
    return count * log(chance) if chance > 0 else -inf


def rate_change(one: Course, other: Course) -> tuple[Pairs, Difference]:
    """Return the pairs, and the second win rate minus the first with an interval that holds at every look."""
    found = pairs(one, other)
    low, high = difference_bounds(found.only_other, found.only_one, found.both + found.neither)
    value = (found.only_other - found.only_one) / found.games if found.games else 0.0
    return found, Difference(value, low, high)


def length_change(one: Course, other: Course) -> Difference:
    """Return by how many rounds the second games are longer, with such an interval; it has no ends at first.

    A pair that is longer, and one that is shorter, by as much as games differ among themselves are counted besides: so
    the interval does not close on 0 while no pair has differed yet.
    """
    longer = Counter(longer_by(one, other))
    games = longer.total()
    value = sum(rounds * count for rounds, count in longer.items()) / games if games else 0.0
    if games < LEAST:
        return Difference(value, -inf, inf)
    spread = max(1, ceil(pstdev(one.lengths)))
    low, high = mean_bounds(longer + Counter({spread: 1, -spread: 1}))
    return Difference(value, low, high)
