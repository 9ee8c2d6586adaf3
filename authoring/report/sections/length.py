"""How long games take: rounds, pages, and minutes at a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from authoring.playtest.result import PlaytestResult
from authoring.report.rounding import rounded
from engine.playtest.minutes import FORMULA
from engine.playtest.statistics.intervals import by_second, mean, quantile


def section(result: PlaytestResult) -> dict[str, Any]:
    """Return the spread of lengths, and averages per game."""
    tally = result.tally
    games = max(1, tally.games)
    return {
        "rounds": {**spread(by_second(tally.rounds)), "counts": _counts(by_second(tally.rounds))},
        "pages": {**spread(by_second(tally.pages)), "counts": _counts(by_second(tally.pages))},
        "minutes": {**{key: value / 2 for key, value in spread(tally.half_minutes).items()}, "formula": FORMULA},
        "per-game": {word.replace("_", "-"): rounded(total / games) for word, total in sorted(tally.totals.items())},
    }


def spread(counts: Mapping[int, int]) -> dict[str, Any]:
    """Return mean, median, and the range of the middle 80 % of games."""
    return {
        "mean": rounded(mean(counts)),
        "median": quantile(counts, 0.5),
        "low": quantile(counts, 0.1),
        "high": quantile(counts, 0.9),
    }


def _counts(counts: Mapping[int, int]) -> list[list[int]]:
    return [[value, counts[value]] for value in sorted(counts)]
