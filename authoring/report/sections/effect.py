"""Exposure and effect: how games with a thing went, against games without it.

The difference is what was seen, not what the thing causes: a tile that only winners reach has a great difference.
"""

from __future__ import annotations

from typing import Any

from authoring.report.played import Played, difference_data, number, share_data
from engine.playtest.statistics.intervals import difference, share
from engine.playtest.tally import Row

NOTHING = Row()


def effect(played: Played, row: Row) -> dict[str, Any]:
    """Games with it, wins among them, and the difference to the games without it where there are any."""
    tally = played.tally
    with_it = share(row.won, row.games)
    without = share(tally.won - row.won, tally.games - row.games)
    compared = difference_data(difference(with_it, without)) if row.games and without.games else None
    return {
        "games": row.games,
        "share": number(row.games / tally.games) if tally.games else 0.0,
        "wins": share_data(with_it),
        "difference": compared,
    }
