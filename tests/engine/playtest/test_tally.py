"""Tallies: the sum of the parts is the whole."""

from __future__ import annotations

import itertools
import pickle
from functools import cache

from hypothesis import given
from hypothesis import strategies as st

from engine.playtest import CompiledPlan, Summary, Tally
from engine.playtest.summary import CRASHED
from engine.records.state import LOST, WON
from tests.engine.playtest.toy import chase

GAMES = 30


@cache
def summaries() -> list[Summary]:
    compiled = CompiledPlan(chase())
    return [compiled.play(index) for index in range(GAMES)]


def tallied(some: list[Summary]) -> Tally:
    tally = Tally()
    for one in some:
        tally.add(one)
    return tally


@given(st.lists(st.integers(0, GAMES), max_size=5).map(sorted))
def test_merged_in_whatever_parts(cuts: list[int]) -> None:
    edges = [0, *cuts, GAMES]
    merged = Tally()
    for start, end in itertools.pairwise(edges):
        merged.merge(tallied(summaries()[start:end]))
    assert merged == tallied(summaries())


def test_a_tally_travels() -> None:
    whole = tallied(summaries())
    assert pickle.loads(pickle.dumps(whole)) == whole


def test_counts_are_those_of_the_games() -> None:
    whole, games = tallied(summaries()), summaries()
    assert whole.games == GAMES
    assert whole.won == sum(one.outcome == WON for one in games)
    assert whole.totals["surges"] == sum(one.surges for one in games)
    captures = sum(len(one.captures) for one in games)
    assert sum(row.times for row in whole.captures.values()) == whole.capture_rounds.total() == captures
    assert whole.moments[1].games == GAMES
    assert list(whole.lengths) == [one.rounds for one in games]
    assert sum(row.games for row in whole.parties.values()) == GAMES


def test_picks_are_the_extremes() -> None:
    whole, games = tallied(summaries()), summaries()
    assert whole.closest is not None
    assert whole.worst is not None
    assert games[whole.closest.index].slack == min(one.slack for one in games if one.outcome == WON)
    assert games[whole.worst.index].rounds == min(one.rounds for one in games if one.outcome == LOST)


def test_a_crash_counts_in_no_statistic() -> None:
    tally = tallied(summaries())
    before = tally.won, tally.games
    tally.add(Summary(GAMES, 99, ("ash",), error="ValueError: oh"))
    assert (tally.won, tally.games) == before
    assert tally.outcomes[CRASHED] == 1
    assert tally.crashes == [(99, ("ash",), "ValueError: oh")]
