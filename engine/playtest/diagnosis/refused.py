"""A rule that is offered and never taken."""

from __future__ import annotations

from collections.abc import Iterator

from engine.playtest.diagnosis.case import Case
from engine.playtest.diagnosis.cause import NOTHING, Cause, Moment

OFTEN = 100
"""So many offers of which none is taken are no accident."""
GAMES = 0.2
"""The share of games in which it must be offered."""


def find(case: Case) -> Iterator[Cause]:
    """Each rule of the author that was offered often and never taken, the one offered in most games first."""
    found = []
    for number, offer in enumerate(case.compiled.offers.all):
        row = case.tally.offered.get(number)
        if row is None or offer.kind == "option" or number in case.tally.taken:
            continue
        if row.times >= OFTEN and row.games >= GAMES * case.games and case.is_own(offer.where):
            about = {"name": offer.name, "what": offer.kind, "times": row.times, "games": row.games / case.games}
            moment = Moment("offer", number)
            found.append(Cause("refused", 0.0, NOTHING, about, where=offer.where, example=row.first, moment=moment))
    yield from sorted(found, key=lambda cause: -cause.about["games"])
