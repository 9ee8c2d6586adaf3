"""A room that helps nobody."""

from __future__ import annotations

import pytest

from engine.playtest.diagnosis import side_rooms
from tests.engine.playtest.diagnosis.cases import FIELD, HALL, case, game, line, spaces

HERE = spaces(HALL)[0]


DOOR = line("exit", "field E")


def visiting(won: bool, turns: int = 10, at: str = FIELD, by_door: bool = True) -> dict[str, object]:
    visits = [turns if space == HERE else 0 for space in range(HERE + 1)]
    return game(won, FIELD, HALL, at=at, visits=visits, hits={DOOR: 1} if by_door else {})


INSIDE = [visiting(True)] * 20 + [visiting(False)] * 20
OUTSIDE = [game(True, FIELD)] * 20 + [game(False, FIELD)] * 20


def test_a_room_that_can_be_shut_without_harm() -> None:
    (cause,) = side_rooms.find(case(INSIDE + OUTSIDE, change=0.1))
    assert (cause.about["face"], cause.unit) == (HALL, "turns")
    assert cause.cost == cause.about["turns"] == 0.125
    assert (cause.about["with"], cause.about["without"]) == (0.5, 0.6)
    assert cause.example == 0


@pytest.mark.parametrize(("change", "found"), [(-0.04, True), (-0.06, False)])
def test_shutting_it_may_cost_ten_points_at_most(change: float, found: bool) -> None:
    assert bool(list(side_rooms.find(case(INSIDE + OUTSIDE, change=change)))) is found


def test_a_dead_end_that_all_visit_is_tried_too() -> None:
    assert list(side_rooms.find(case(INSIDE, change=0.1)))


def test_rooms_that_are_not_suspect() -> None:
    assert not list(side_rooms.find(case(INSIDE + OUTSIDE)))  # nothing was played again
    brief = [visiting(True, turns=1)] * 40
    assert not list(side_rooms.find(case(brief + OUTSIDE, change=0.1)))
    goal = [visiting(True, at=HALL)] * 20
    assert not list(side_rooms.find(case(INSIDE + OUTSIDE + goal, change=0.1)))
    helpful = [visiting(True)] * 60
    assert not list(side_rooms.find(case(helpful + OUTSIDE, change=0.1)))
    inside = [visiting(n % 2 == 0, by_door=False) for n in range(40)]
    assert not list(side_rooms.find(case(inside + OUTSIDE, change=0.1)))  # mice begin there
    few = [visiting(True)] * 10 + [visiting(False)] * 19
    assert not list(side_rooms.find(case(few, change=0.1)))
