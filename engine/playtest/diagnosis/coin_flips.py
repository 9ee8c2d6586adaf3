"""A test or coin flip that settles the game: nearly all are won after one result, and nearly none after the other."""

from __future__ import annotations

from collections.abc import Iterator

from engine.playtest.diagnosis.case import ENOUGH, Case
from engine.playtest.diagnosis.cause import POINTS, Cause, Moment
from engine.playtest.facts import MOST_TOSSES, failed, tossed
from engine.playtest.statistics.intervals import difference

SETTLED = 0.5
"""How far apart the win rates after the two results must be, at the near end of the interval."""


def find(case: Case) -> Iterator[Cause]:
    """Each toss that settles the game. Dice fall by chance, so the two groups differ in nothing else."""
    for toss, place in enumerate(case.compiled.chapter.tosses[:MOST_TOSSES]):
        came = case.having(tossed(toss))
        unlucky = [index for index in came if case.has(index, failed(toss))]
        lucky = [index for index in came if not case.has(index, failed(toss))]
        if min(len(unlucky), len(lucky)) < ENOUGH // 2:
            continue
        after, before = case.wins(lucky), case.wins(unlucky)
        apart = difference(after, before)
        if apart.low < SETTLED:
            continue
        case.explained.update(index for index in unlucky if case.lost(index))
        even = 2 * min(len(unlucky), len(lucky)) / len(came)
        about = {
            "rule": _rule(case, place),
            "games": len(came) / case.games,
            "lucky": after.rate,
            "unlucky": before.rate,
        }
        cost = len(came) / case.games * apart.value * even
        example = next((index for index in unlucky if case.lost(index)), unlucky[0])
        yield Cause("coin-flip", cost, POINTS, about, where=place, example=example, moment=Moment("toss", toss))


def _rule(case: Case, place: str) -> str:
    """The name of the rule that a test or coin flip stands in; empty if it stands in a setup."""
    chapter = case.compiled.chapter
    rules = [written.rule for written in chapter.effects if written.where == place and written.rule >= 0]
    return chapter.rules[rules[0]].name if rules else ""
