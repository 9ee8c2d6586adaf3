"""A card without which nearly nobody wins, and which luck gives to some parties only."""

from __future__ import annotations

from collections.abc import Iterator

from engine.playtest.diagnosis.case import ENOUGH, Case
from engine.playtest.diagnosis.cause import POINTS, Cause
from engine.playtest.facts import hit
from engine.playtest.lines import DRAWN
from engine.playtest.statistics.intervals import difference

HARDLY_EVER = 0.2
"""The win rate without the card must be below this, at the upper end of its interval."""
CLEAR = 0.25
"""How far apart the win rates must be, at the near end of the interval."""
LEAST = 0.1
"""The share of games that it must cost."""


def find(case: Case) -> Iterator[Cause]:
    """Each vital card, among games that got as far as those that found it."""
    for number, line in enumerate(case.compiled.lines.all):
        if line.kind != DRAWN or not case.tally.lines.get(number):
            continue
        far = case.as_far(number)
        having = [index for index in far if case.has(index, hit(number))]
        lacking = [index for index in far if not case.has(index, hit(number))]
        if min(len(having), len(lacking)) < ENOUGH:
            continue
        with_it, without = case.wins(having), case.wins(lacking)
        apart = difference(with_it, without)
        cost = len(lacking) / case.games * apart.value
        if without.high >= HARDLY_EVER or apart.low < CLEAR or cost < LEAST:
            continue
        lost = [index for index in lacking if case.lost(index)]
        case.explained.update(lost)
        about = {"card": line.name, "with": with_it.rate, "without": without.rate, "lacking": len(lacking) / len(far)}
        yield Cause("vital-card", cost, POINTS, about, number, example=lost[0])
