"""The pressure on the party from round to round."""

from __future__ import annotations

from typing import Any

from authoring.playtest.result import PlaytestResult
from authoring.report.rounding import rounded
from engine.playtest.summary import SAMPLE


def section(result: PlaytestResult) -> list[dict[str, Any]]:
    """Return for every round the games that reached it, their win rate, and means of the samples."""
    tally = result.tally
    return [
        {
            "round": at,
            "games": moment.games,
            "win-rate": rounded(moment.won / moment.games),
            **{name: rounded(total / moment.games) for name, total in zip(SAMPLE, moment.sums, strict=True)},
            "captures": tally.capture_rounds[at],
        }
        for at, moment in sorted(tally.moments.items())
    ]
