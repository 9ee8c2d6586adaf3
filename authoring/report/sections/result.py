"""How many games were won, lost or stalled."""

from __future__ import annotations

from typing import Any

from authoring.playtest.result import PlaytestResult
from authoring.report.rounding import share_data
from engine.playtest.statistics.intervals import share
from engine.playtest.summary import CRASHED
from engine.records.state import LOST, STALLED, WON


def section(result: PlaytestResult) -> dict[str, Any]:
    """Return the counts of outcomes, the win rate with its Wilson interval, and the endings by name."""
    tally = result.tally
    endings = sorted((reason, count) for (outcome, reason), count in tally.reasons.items() if outcome == WON)
    return {
        "won": tally.won,
        "lost": tally.outcomes[LOST],
        "stalled": tally.outcomes[STALLED],
        "crashed": tally.outcomes[CRASHED],
        "win-rate": share_data(share(tally.won, tally.games)),
        "victories": [{"id": reason, "games": count} for reason, count in endings],
    }
