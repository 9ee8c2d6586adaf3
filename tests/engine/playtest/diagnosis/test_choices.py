"""A choice that is none."""

from __future__ import annotations

from typing import Any

import pytest

from engine.playtest.diagnosis import choices
from engine.playtest.diagnosis.cause import Moment
from tests.engine.playtest.diagnosis.cases import case, compiled, game

LEFT = compiled().offers.of_option[0]
RIGHT = LEFT + 1


def choosing(left: int, right: int, won: bool = True) -> dict[str, Any]:
    """A game in which the choice came up, and how often each option was taken."""
    asked = left + right
    taken = {option: times for option, times in ((LEFT, left), (RIGHT, right)) if times}
    return game(won, offered={LEFT: asked, RIGHT: asked}, taken=taken)


def test_one_option_is_taken_always() -> None:
    (cause,) = choices.find(case([choosing(4, 0)] * 10))
    assert cause.about["why"] == "always"
    assert (cause.about["rule"], cause.about["option"], cause.about["other"], cause.about["asked"]) == (
        "fork",
        1,
        2,
        40,
    )
    assert (cause.cost, cause.moment) == (0.0, Moment("option", 0))


@pytest.mark.parametrize(("taken", "found"), [(0, True), (2, True), (3, False)])
def test_an_option_taken_once_in_fifty_times_is_as_good_as_never_taken(taken: int, found: bool) -> None:
    games = [choosing(1, 0)] * (100 - taken) + [choosing(0, 1)] * taken
    assert bool(list(choices.find(case(games)))) is found


def test_few_choices_say_nothing() -> None:
    assert not list(choices.find(case([choosing(1, 0)] * 29)))


def test_games_that_end_alike_with_both_options() -> None:
    left = [choosing(1, 0, won=n % 2 == 0) for n in range(600)]
    right = [choosing(0, 1, won=n % 2 == 0) for n in range(600)]
    (cause,) = choices.find(case(left + right))
    assert cause.about == {"rule": "fork", "why": "alike", "one": 0.5, "two": 0.5}
    better = [choosing(0, 1, won=n % 3 == 0) for n in range(600)]
    assert not list(choices.find(case(left + better)))
    assert not list(choices.find(case([choosing(1, 1, won=n % 2 == 0) for n in range(600)])))  # both in each game


def test_choices_of_the_box_are_left_alone() -> None:
    games = case([choosing(4, 0)] * 10)
    games.is_own = lambda place: False
    assert not list(choices.find(games))
