"""Too little time: lost games that are won with a few pages more. Too much time: wins with pages to spare."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.playtest.diagnosis.case import Case
from engine.playtest.diagnosis.cause import POINTS, Cause
from engine.playtest.statistics.end_pages import curve

MORE_PAGES: Final = (1, 3)
"""With how many pages more lost games are played again."""
LATE: Final = 0.05
"""They are played again if time ran out in more than this share of all games."""
LEAST: Final = 0.05
"""What more pages must be worth to be a cause."""


def find(case: Case) -> Iterator[Cause]:
    """The clock, if time is what a chapter lacks, or what it has too much of."""
    lost = _out_of_time(case)
    if case.is_hard and case.experiments and len(lost) > LATE * case.games:
        tried = {pages: case.experiments.with_pages(pages) for pages in MORE_PAGES}
        gains = {pages: longer.share(lost).rate * len(lost) / case.games for pages, longer in tried.items()}
        pages = max(gains, key=lambda pages: gains[pages])
        if gains[pages] >= LEAST:
            example = next(index for index in tried[pages].games if index in tried[pages].won)
            about = {"pages": pages, "gain": gains[pages], "lost": len(lost) / case.games}
            yield Cause("clock", gains[pages], POINTS, about, example=example)
    if case.is_easy and (drop := drop_of_a_page(case)) >= LEAST:
        yield Cause("loose-clock", drop, POINTS, {"drop": drop}, example=_roomy_win(case))


def drop_of_a_page(case: Case) -> float:
    """How many fewer games are won with a page less."""
    end = case.compiled.plan.end_page or case.compiled.chapter.end_page
    rates = {point.page: point.wins.rate for point in curve(case.tally, end)}
    if not case.compiled.chapter.standard_defeat or end - 1 not in rates:
        return 0.0
    return case.win_rate - rates[end - 1]


def _out_of_time(case: Case) -> list[int]:
    return [index for index in case.unexplained() if case.out_of_time(index)]


def _roomy_win(case: Case) -> int:
    """A quick win: the first of the shortest."""
    won = [index for index in case.finished() if not case.lost(index)]
    return min(won, key=lambda index: (case.tally.lengths[index], index), default=-1)
