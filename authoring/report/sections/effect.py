"""Compare games with a thing (a card, a tile, a hero) with games without it.

Games without a tile, a card or an ability count only as far as they got as far as those with it: else a tile that only
winners reach would seem to win games. The difference still is an observation, not an effect of the thing.
"""

from __future__ import annotations

from typing import Any

from authoring.playtest.result import PlaytestResult
from authoring.report.rounding import difference_data, rounded, share_data
from engine.playtest.diagnosis.case import Case
from engine.playtest.facts import hit
from engine.playtest.statistics.intervals import Share, difference, share
from engine.playtest.tally import Row

NOTHING = Row()


def effect(result: PlaytestResult, row: Row, compared: Share | None = None) -> dict[str, Any]:
    """Return the games with a thing, their win rate, and the difference to games without it, if there are any.

    `compared` are the games without it; by default all others.
    """
    tally = result.tally
    with_it = share(row.won, row.games)
    without = compared or share(tally.won - row.won, tally.games - row.games)
    return {
        "games": row.games,
        "share": rounded(row.games / tally.games) if tally.games else 0.0,
        "wins": share_data(with_it),
        "difference": difference_data(difference(with_it, without)) if row.games and without.games else None,
    }


def games_without(case: Case, line: int) -> Share:
    """The games without a line that got as far as those with it."""
    if line not in case.tally.lines:
        return share(0, 0)
    return case.wins([index for index in case.as_far(line) if not case.has(index, hit(line))])
