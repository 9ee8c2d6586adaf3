"""A course of play always gives the same game."""

from __future__ import annotations

import pytest

from engine.records.state import WON
from engine.solve.aims import ONLY, Victory
from engine.solve.course import Course, ScriptedBot, play_course
from engine.solve.search import Effort, Search
from tests.engine.bots.journey import JOURNEY, journey
from tests.engine.decisions import make_decision
from tests.engine.scene import content, plain_chapter
from tests.engine.state_data import state_data
from tests.engine.table import ROAD, Table, box

PIECES = box(*ROAD)
CONTENT = content(plain_chapter([("field", 0, 0), ("hall", 1, 0)], PIECES, **JOURNEY), PIECES)


@pytest.mark.parametrize("party", [(0, 1, 2, 4), (0, 1)])
def test_what_a_search_finds_can_be_played_again(party: tuple[int, ...]) -> None:
    found = Search(CONTENT, journey(), party).run(Victory(), Effort(20_000))[ONLY]
    games = [play_course(journey(), found.course) for _ in range(2)]
    assert games[0].state.outcome == WON
    assert (games[0].state.round, games[0].state.turn) == found.length
    assert state_data(games[0].state) == state_data(games[1].state)


def test_after_its_last_answer_the_greedy_bot_plays_on() -> None:
    course = Course((0, 1, 2, 4), 3, (), ())
    assert play_course(journey(), course).state.outcome


def test_answers_are_given_in_their_order() -> None:
    table = Table({"ash": "a1"})
    bot = ScriptedBot((7, 5))
    decision = make_decision(2, 0, [5, 7])
    assert [bot.choose(table.game, decision) for _ in range(2)] == [7, 5]
