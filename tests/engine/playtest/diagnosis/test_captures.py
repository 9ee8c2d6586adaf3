"""Captures that fall on one minion, mouse or room."""

from __future__ import annotations

from typing import Any

from engine.playtest.diagnosis import captures
from engine.playtest.diagnosis.cause import Moment
from tests.engine.playtest.diagnosis.cases import FIELD, HALL, case, compiled, game, spaces

IDS = compiled().chapter.minion_ids
RAT, SLINGER = IDS.index("rat"), IDS.index("slinger")
HERE, THERE = spaces(FIELD)[0], spaces(HALL)[0]


def caught(*captured: tuple[int, int, int], kills: tuple[int, int] = (1, 1)) -> dict[str, Any]:
    """A game with captures: the space, the mouse and the kind of minion of each; and with kills of two kinds."""
    mice = [sum(mouse == one for _, one, _ in captured) for mouse in range(4)]
    killed = [{RAT: kills[0], SLINGER: kills[1]}.get(kind, 0) for kind in range(len(IDS))]
    visits = [10 if space in (HERE, THERE) else 0 for space in range(max(HERE, THERE) + 1)]
    return game(
        captures=[(3, *one) for one in captured], mouse_captures=mice, kills=killed, visits=visits,
        samples=[(0, 0, 0, 0, len(captured))],
    )  # fmt: skip


def test_a_minion_that_makes_more_than_its_share() -> None:
    even = [(HERE, 0, RAT), (THERE, 1, RAT), (HERE, 2, RAT), (THERE, 3, SLINGER)]
    (cause,) = captures.find(case([game(), *[caught(*even, kills=(1, 3))] * 9]))
    assert (cause.about["what"], cause.about["name"]) == ("minion", "rat")
    assert (cause.about["share"], cause.about["fair"]) == (0.75, 0.25)
    assert (cause.example, cause.moment) == (1, Moment("captor", RAT))
    assert not list(captures.find(case([caught(*even, kills=(3, 3))] * 10)))  # no more than twice its share


def test_a_mouse_that_is_taken_most() -> None:
    often = [(HERE, 0, RAT), (THERE, 0, SLINGER), (HERE, 0, RAT), (THERE, 3, SLINGER)]
    (cause,) = captures.find(case([caught(*often)] * 10))
    assert (cause.about["what"], cause.about["name"], cause.about["share"]) == ("hero", "ash", 0.75)
    assert cause.moment == Moment("victim", compiled().chapter.hero_ids.index("ash"))


def test_a_room_where_most_are_taken() -> None:
    there = [(THERE, 0, RAT), (THERE, 1, SLINGER), (THERE, 2, RAT), (THERE, 3, SLINGER)]
    (cause,) = captures.find(case([caught(*there)] * 10))
    assert (cause.about["what"], cause.about["name"], cause.about["fair"]) == ("room", HALL, 0.5)
    assert cause.cost == 40 / 440


def test_few_captures_are_no_matter() -> None:
    assert not list(captures.find(case([caught((HERE, 0, RAT))] * 9 + [game()] * 1)))
