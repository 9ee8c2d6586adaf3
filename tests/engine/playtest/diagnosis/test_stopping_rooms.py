"""A room at which the party ends."""

from __future__ import annotations

import pytest

from engine.playtest.diagnosis import stopping_rooms
from tests.engine.playtest.diagnosis.cases import FIELD, HALL, case, game, spaces

STUCK = [game(False, FIELD, HALL, at=HALL)] * 70
CAUGHT = [game(False, FIELD, HALL, at=HALL, reason="all captured")] * 20
WON = [game(True, FIELD, HALL, at=HALL)] * 10


def test_most_who_come_there_lose_there() -> None:
    (cause,) = stopping_rooms.find(case(STUCK + CAUGHT + WON))
    assert (cause.about["face"], cause.about["lost"], cause.about["mice"]) == (HALL, 0.9, [4])
    assert cause.cost == 0.9
    assert round(cause.about["captured"], 4) == round(20 / 90, 4)
    assert cause.example == 70  # a game in which all were captured shows it best


def test_enough_wins_need_no_cause() -> None:
    assert not list(stopping_rooms.find(case(STUCK + WON, wanted=(0.1, 0.7))))


@pytest.mark.parametrize(("saved", "stops"), [(0.2, True), (0.22, False)])
def test_a_room_that_more_pages_would_open_is_no_stop(saved: float, stops: bool) -> None:
    games = case([game(False, FIELD, HALL, at=HALL)] * 50 + WON, saved=lambda pages: saved)
    assert games.experiments
    games.experiments.with_pages(1)
    assert bool(list(stopping_rooms.find(games))) is stops


def test_where_mice_wait_the_waiting_is_the_cause() -> None:
    here = spaces(HALL)[0]
    visits = [40 if space == here else 0 for space in range(here + 1)]
    waiting = [game(False, FIELD, HALL, at=HALL, visits=visits, waits={here: 20})] * 60
    assert not list(stopping_rooms.find(case(waiting + WON)))
