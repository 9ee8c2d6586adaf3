"""Parties whose win rates lie apart."""

from __future__ import annotations

from engine.playtest import Summary, Tally
from engine.playtest.diagnosis import parties
from engine.playtest.diagnosis.case import Case
from tests.engine.playtest.diagnosis.cases import compiled, game

STRONG, WEAK = ("ash", "birch", "cedar"), ("cedar", "dill", "elder")


def case(strong: list[bool], weak: list[bool]) -> Case:
    tally = Tally()
    games = [(STRONG, won) for won in strong] + [(WEAK, won) for won in weak]
    for index, (party, won) in enumerate(games):
        tally.add(Summary(index, index, party, **{**game(won), "heroes": party, "mouse_kills": [0] * 3,
                                                  "mouse_captures": [0] * 3}))  # fmt: skip
    return Case(compiled(), tally)


def test_the_best_and_the_worst_are_named() -> None:
    (cause,) = parties.find(case([True] * 40, [False] * 30))
    assert (cause.about["best"], cause.about["worst"]) == (list(STRONG), list(WEAK))
    assert cause.cost == 30 / 70
    assert cause.example == 40


def test_parties_need_thirty_games_each_and_intervals_apart() -> None:
    assert not list(parties.find(case([True] * 40, [False] * 29)))
    assert not list(parties.find(case([True, False] * 20, [True, False, False] * 10)))
