"""Who goes decides: parties whose win rates lie clearly apart."""

from __future__ import annotations

from collections.abc import Iterator

from engine.playtest.diagnosis.case import ENOUGH, Case
from engine.playtest.diagnosis.cause import POINTS, Cause
from engine.playtest.statistics.intervals import share


def find(case: Case) -> Iterator[Cause]:
    """The best and the worst party, if their intervals do not overlap."""
    rows = [(party, row) for party, row in case.tally.parties.items() if row.games >= ENOUGH]
    ordered = sorted(rows, key=lambda pair: (pair[1].won / pair[1].games, pair[0]))
    if len(ordered) < 2:
        return
    (weak, worst), (strong, best) = ordered[0], ordered[-1]
    low, high = share(worst.won, worst.games), share(best.won, best.games)
    if low.high < high.low:
        about = {"best": list(strong), "worst": list(weak), "high": high.rate, "low": low.rate}
        cost = (high.rate - low.rate) * worst.games / case.games
        yield Cause("parties", cost, POINTS, about, example=worst.first)
