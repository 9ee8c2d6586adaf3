"""Compare games with a thing (a card, a tile, a hero) with games without it.

The difference is an observation, not an effect of the thing: a tile that only winners reach has a great difference.
"""

from __future__ import annotations

from typing import Any

from authoring.playtest.result import PlaytestResult
from authoring.report.rounding import difference_data, rounded, share_data
from engine.playtest.statistics.intervals import difference, share
from engine.playtest.tally import Row

NOTHING = Row()


def effect(result: PlaytestResult, row: Row) -> dict[str, Any]:
    """Return the games with a thing, their win rate, and the difference to the games without it, if there are any."""
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
