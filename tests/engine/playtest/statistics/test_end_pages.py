"""The win rate at every end page from one run."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from engine.playtest import CompiledPlan, Summary, Tally, run
from engine.playtest.statistics.end_pages import curve, rules_look
from engine.records.state import WON
from tests.engine.playtest.toy import chase

LAST = 9
GAMES = 150


@cache
def summaries() -> list[Summary]:
    compiled = CompiledPlan(chase(end_page=LAST))
    return [compiled.play(index) for index in range(GAMES)]


@cache
def wide() -> Tally:
    tally = Tally()
    for one in summaries():
        tally.add(one)
    return tally


@pytest.mark.parametrize("page", range(2, LAST + 1))
def test_the_curve_equals_separate_runs(page: int) -> None:
    """Not only as often: in the same games. The chapter moves its end marker, too."""
    point = curve(wide(), LAST)[page - 2]
    apart = run(replace(chase(end_page=LAST), end_page=page), GAMES).tally
    assert point.page == page
    assert (point.wins.count, point.wins.games) == (apart.won, apart.games)
    cut = [one.outcome == WON and one.slack > LAST - page for one in summaries()]
    assert cut == [outcome == WON for outcome in apart.course]


def test_more_time_is_no_worse() -> None:
    wins = [point.wins.count for point in curve(wide(), LAST)]
    assert wins == sorted(wins)
    assert wins[0] < wins[-1]


def test_rules_that_look_at_the_end_are_noticed() -> None:
    assert not rules_look(chase().content)
    late = {"when": "round-start", "if": {"compare": {"a": "pages-left", "at-most": 1}}, "do": ["surge"]}
    assert rules_look(replace(chase().content, chapter={**chase().content.chapter, "rules": [late]}))
