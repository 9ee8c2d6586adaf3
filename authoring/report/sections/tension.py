"""The pressure on the party from round to round."""

from __future__ import annotations

from typing import Any

from authoring.playtest.result import PlaytestResult
from authoring.report.rounding import rounded
from engine.playtest.summary import SAMPLE


def section(result: PlaytestResult) -> list[dict[str, Any]]:
    """For every round: games still going, how many of them were won in the end, and means of what lies on the table."""
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
