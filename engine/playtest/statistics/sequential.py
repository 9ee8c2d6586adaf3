"""Intervals that may be looked at after every game.

An ordinary 95 % interval is valid for one look. If a run stops as soon as such an interval shows the wanted answer,
the answer is wrong too often. The intervals here hold at all times together: the chance that the
truth is ever outside, however often one looks, is at most `ALPHA`. So a run may stop as soon as the answer is clear.

Shares: the mixture of Robbins (1970). For a true share p the ratio of the likelihood averaged over all shares to the
likelihood of p is a martingale that starts at 1; by Ville's inequality it ever reaches 1/ALPHA with a chance of at most
ALPHA. The interval holds every p for which it is below that now. This is exact, for any number of games.

Means (of rounds): the same idea with the normal distribution, for many games (Waudby-Smith and others, 2021).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import lgamma, log, sqrt
from typing import Final

from engine.playtest.statistics.intervals import mean

ALPHA: Final = 0.05
LEAST: Final = 50
"""With fewer games the interval of a mean is not used."""
SPREAD: Final = 0.1
"""Makes the interval of a mean tightest at about a thousand games."""
_HALVINGS: Final = 60


def rate_bounds(wins: int, games: int, alpha: float = ALPHA) -> tuple[float, float]:
    """Return the interval of shares that the wins do not rule out."""
    if games == 0:
        return 0.0, 1.0
    losses = games - wins
    # log of the likelihood averaged over all shares (a uniform mixture), less the log of 1/alpha
    ceiling = lgamma(wins + 1) + lgamma(losses + 1) - lgamma(games + 2) - log(1 / alpha)

    def ruled_out(rate: float) -> bool:
        return _log_power(rate, wins) + _log_power(1 - rate, losses) < ceiling

    seen = wins / games
    low = edge(ruled_out, 0.0, seen) if ruled_out(0.0) else 0.0
    high = edge(ruled_out, 1.0, seen) if ruled_out(1.0) else 1.0
    return low, high


def _log_power(base: float, times: int) -> float:
    if times == 0:
        return 0.0
    return times * log(base) if base > 0 else -1e300


def edge(ruled_out: Callable[[float], bool], out: float, held: float) -> float:
    """Return where an interval ends, between a value that is ruled out and one that it holds."""
    for _ in range(_HALVINGS):
        middle = (out + held) / 2
        if ruled_out(middle):
            out = middle
        else:
            held = middle
    return held


def mean_bounds(counts: Mapping[int, int], alpha: float = ALPHA) -> tuple[float, float]:
    """Return the interval of means that the counted values do not rule out."""
    games = sum(counts.values())
    if games < LEAST:
        return 0.0, float("inf")
    centre = mean(counts)
    variance = sum(count * (value - centre) ** 2 for value, count in counts.items()) / games
    scale = games * SPREAD**2
    half = sqrt(variance) * sqrt(2 * (scale + 1) / (games * scale) * log(sqrt(scale + 1) / alpha))
    return centre - half, centre + half
