"""Mice that wait."""

from __future__ import annotations

import pytest

from engine.playtest.diagnosis import waiting
from engine.playtest.diagnosis.cause import Moment
from tests.engine.playtest.diagnosis.cases import FIELD, HALL, case, compiled, game, spaces

HERE, THERE, BEYOND = spaces(HALL)[:3]


@pytest.mark.parametrize(("turns", "found"), [(3, False), (4, True)])
def test_waiting_is_a_cause_from_a_tenth_of_all_turns_on(turns: int, found: bool) -> None:
    causes = list(waiting.find(case([game(waits={HERE: turns})] * 50)))
    assert bool(causes) is found


def test_the_space_is_named_if_half_of_the_waiting_is_there() -> None:
    (cause,) = waiting.find(case([game()] + [game(waits={HERE: 10, THERE: 10})] * 9))
    assert (cause.about["face"], cause.about["space"]) == (HALL, "h1")
    assert cause.about["share"] == cause.cost == 180 / 400
    face = compiled().chapter.board.face_ids.index(HALL)
    assert (cause.example, cause.moment) == (1, Moment("wait", face))
    (cause,) = waiting.find(case([game(waits={HERE: 4, THERE: 4, BEYOND: 4})]))
    assert cause.about["space"] == ""


def test_games_with_another_cause_are_left_out() -> None:
    games = case([game(waits={HERE: 20})] * 10 + [game(False, FIELD, waits={HERE: 20})] * 10)
    games.explained = set(range(10, 20))
    (cause,) = waiting.find(games)
    assert cause.cost == 0.25
    games.explained = set(range(3, 20))
    assert not list(waiting.find(games))
