"""How each party fared."""

from __future__ import annotations

from typing import Any

from authoring.report.played import Played, share_data
from engine.playtest.statistics.intervals import share


def section(played: Played) -> list[dict[str, Any]]:
    """The parties in the order of the plan, with their win rates."""
    rows = played.tally.parties
    return [
        {"party": list(party), "mice": len(party), "wins": share_data(share(rows[party].won, rows[party].games))}
        for party in played.plan.parties
        if party in rows
    ]
