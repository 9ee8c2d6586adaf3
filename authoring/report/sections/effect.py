"""Exposure and effect: how games with a thing went, against games without it.

The difference is what was seen, not what the thing causes: a tile that only winners reach has a great difference.
"""

from __future__ import annotations

from typing import Any

from authoring.playtest.result import PlaytestResult
from authoring.report.rounding import difference_data, rounded, share_data
from engine.playtest.statistics.intervals import difference, share
from engine.playtest.tally import Row

NOTHING = Row()


def effect(result: PlaytestResult, row: Row) -> dict[str, Any]:
    """Games with it, wins among them, and the difference to the games without it where there are any."""
    tally = result.tally
    with_it = share(row.won, row.games)
    without = share(tally.won - row.won, tally.games - row.games)
    compared = difference_data(difference(with_it, without)) if row.games and without.games else None
    return {
        "games": row.games,
        "share": rounded(row.games / tally.games) if tally.games else 0.0,
        "wins": share_data(with_it),
        "difference": compared,
    }
