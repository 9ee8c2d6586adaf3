"""A toss that settles the game."""

from __future__ import annotations

from engine.playtest.diagnosis import coin_flips
from engine.playtest.diagnosis.cause import Moment
from tests.engine.playtest.diagnosis.cases import boss, case, game

HEADS, TAILS = {boss(): True}, {boss(): False}


def test_a_toss_after_which_all_is_settled() -> None:
    games = case([game(tosses=HEADS)] * 30 + [game(won=False, tosses=TAILS)] * 30 + [game()] * 40)
    (cause,) = coin_flips.find(games)
    assert (cause.kind, cause.unit, cause.about["rule"]) == ("coin-flip", "points", "boss")
    assert cause.cost == 0.6
    assert (cause.example, cause.moment) == (30, Moment("toss", boss()))
    assert games.explained == set(range(30, 60))


def test_a_toss_that_falls_one_way_mostly_costs_less() -> None:
    (cause,) = coin_flips.find(case([game(tosses=HEADS)] * 80 + [game(won=False, tosses=TAILS)] * 20))
    assert round(cause.cost, 6) == 0.4


def test_a_toss_that_leaves_doubt_is_none() -> None:
    after = [game(won=n % 10 < 7, tosses=HEADS) for n in range(50)] + [
        game(won=n % 10 < 3, tosses=TAILS) for n in range(50)
    ]
    assert not list(coin_flips.find(case(after)))


def test_few_tosses_say_nothing() -> None:
    assert not list(coin_flips.find(case([game(tosses=HEADS)] * 14 + [game(won=False, tosses=TAILS)] * 30)))
