"""Ask games about some rules: watch them, and listen for the events of those that none came to in other games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.playtest.why import counts as c
from engine.playtest.why.cause import Asked
from engine.playtest.why.counts import RuleCounts, WhyTally
from engine.playtest.why.plan import CompiledWhy, WhyPlan

if TYPE_CHECKING:
    from engine.compile.watch import WatchedRule
    from engine.playtest.plan import Plan

Play = Callable[[WhyPlan, CompiledWhy, str], WhyTally]
"""Plays the games of a plan and sums them up; takes also what to call them while they are played."""


def ask(plan: Plan, places: Sequence[str], play: Play) -> list[Asked]:
    """Ask about the rules written at some places."""
    why = WhyPlan(replace(plan, observer=None), tuple(dict.fromkeys(places)))
    watching = why.compile()
    tally = play(why, watching, "games")
    found = {place: [one for one in watching.rules if one.rule.where == place] for place in why.places}
    silent = [place for place, watched in found.items() if watched and not _counts(tally, watched).times(c.CAME)]
    heard = _hear_all(why, silent, play) if silent else {}
    chapter = watching.plan.chapter
    return [
        Asked(chapter, place, _counts(tally, found[place]), heard.get(place), tuple(found[place])) for place in places
    ]


def _hear_all(why: WhyPlan, places: list[str], play: Play) -> dict[str, RuleCounts]:
    """The counts of other games, in which all events of the kinds that some rules answer are heard."""
    wide = WhyPlan(why.plan, tuple(places), wide=True)
    watching = wide.compile()
    tally = play(wide, watching, "games, hearing all events")
    return {
        place: _counts(tally, [watched for watched in watching.rules if watched.rule.where == place])
        for place in wide.places
    }


def _counts(tally: WhyTally, watched: list[WatchedRule]) -> RuleCounts:
    return RuleCounts(tally, tuple(one.number for one in watched))
