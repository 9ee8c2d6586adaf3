"""How games of each party went."""

from __future__ import annotations

from typing import Any

from authoring.playtest.result import PlaytestResult
from authoring.report.rounding import share_data
from engine.playtest.statistics.intervals import share


def section(result: PlaytestResult) -> list[dict[str, Any]]:
    """Return the parties in the order of the plan, with their win rates."""
    rows = result.tally.parties
    return [
        {"party": list(party), "mice": len(party), "wins": share_data(share(rows[party].won, rows[party].games))}
        for party in result.plan.parties
        if party in rows
    ]
