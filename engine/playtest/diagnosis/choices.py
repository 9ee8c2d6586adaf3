"""A choice that is none: all options do the same, the bot takes one of them only, or games end alike with each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from engine.playtest.diagnosis.case import ENOUGH, Case
from engine.playtest.diagnosis.cause import NOTHING, Cause, Moment
from engine.playtest.statistics.intervals import difference, share
from engine.playtest.tally import Row

if TYPE_CHECKING:
    from engine.records.chapter import Choosing

HARDLY_EVER: Final = 0.02
"""An option that is taken less often is as good as never taken."""
EVEN: Final = 0.1
"""Options are alike if the interval of the difference of their win rates lies within this."""

About = dict[str, Any]


def find(case: Case) -> Iterator[Cause]:
    """Each such choice of the author that was often open."""
    for choice, choosing in enumerate(case.compiled.chapter.choices):
        first = case.compiled.offers.of_option[choice]
        offered = [case.tally.offered.get(first + option, Row()) for option in range(len(choosing.places))]
        open_ones = [option for option, row in enumerate(offered) if row.times >= ENOUGH]
        if len(open_ones) < 2 or not case.is_own(choosing.places[0]):
            continue
        taken = {option: case.tally.taken.get(first + option, Row()) for option in open_ones}
        about = _same(choosing) or _unused(taken, offered) or _alike(case, taken)
        if about:
            name = case.compiled.offers.all[first].name.rpartition(",")[0]
            where = choosing.places[about.get("other", 1) - 1]
            about = {"rule": name, **about}
            moment, example = Moment("option", choice), min(offered[option].first for option in open_ones)
            yield Cause("no-choice", 0.0, NOTHING, about, where=where, example=example, moment=moment)


def _same(choosing: Choosing) -> About | None:
    """All options have the same effects, word for word."""
    return {"why": "same"} if len(set(choosing.does)) == 1 else None


def _unused(taken: dict[int, Row], offered: list[Row]) -> About | None:
    """An option that is never taken, or one that is taken always. Options are counted from 1, as on the table."""
    asked = max(row.times for row in offered)
    used = [option for option, row in taken.items() if row.times > HARDLY_EVER * offered[option].times]
    unused = [option for option in taken if option not in used]
    if not unused or not used:
        return None
    why = "always" if len(used) == 1 else "never"
    if why == "never" and taken[unused[0]].times:
        return None
    return {"why": why, "asked": asked, "option": used[0] + 1, "other": unused[0] + 1}


def _alike(case: Case, taken: dict[int, Row]) -> About | None:
    """The two commonest options end in as many wins, and hardly any game takes both."""
    first, second = sorted(taken.values(), key=lambda row: -row.games)[:2]
    if min(first.games, second.games) < ENOUGH or first.games + second.games > 1.1 * case.games:
        return None
    one, other = share(first.won, first.games), share(second.won, second.games)
    apart = difference(one, other)
    if apart.low < -EVEN or apart.high > EVEN:
        return None
    return {"why": "alike", "one": one.rate, "two": other.rate}
