"""The clock as a cause."""

from __future__ import annotations

from engine.playtest.diagnosis import clock
from tests.engine.playtest.diagnosis.cases import case, game

LATE = [game(won=False)] * 80 + [game()] * 20


def test_what_more_pages_bring_is_the_cost() -> None:
    (cause,) = clock.find(case(LATE, saved=lambda pages: {1: 0.25, 3: 0.5}[pages]))
    assert (cause.kind, cause.unit) == ("clock", "points")
    assert cause.cost == cause.about["gain"] == 0.4
    assert cause.about["pages"] == 3
    assert cause.about["lost"] == 0.8
    assert cause.example == 0


def test_time_is_no_cause_where_more_pages_bring_nothing() -> None:
    assert not list(clock.find(case(LATE, saved=lambda pages: 0.05)))
    assert not list(clock.find(case(LATE)))  # nobody played again


def test_time_is_no_cause_if_enough_games_are_won() -> None:
    assert not list(clock.find(case(LATE, wanted=(0.1, 0.7), saved=lambda pages: 0.5)))


def test_explained_games_are_left_out() -> None:
    late = case(LATE, saved=lambda pages: 0.5)
    late.explained = set(range(78))
    assert not list(clock.find(late))


def test_wins_with_pages_to_spare_are_a_loose_clock() -> None:
    narrow, roomy = game(slack=1), game(slack=2, rounds=5)
    (cause,) = clock.find(case([narrow] * 20 + [roomy] * 70 + [game(won=False)] * 10))
    assert cause.kind == "loose-clock"
    assert round(cause.cost, 6) == 0.2
    assert cause.example == 20
    assert not list(clock.find(case([narrow] * 4 + [roomy] * 96)))
