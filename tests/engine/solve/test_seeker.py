"""The seeking player goes where it is sent."""

from __future__ import annotations

from engine.play import new_game, play_round
from engine.solve.seeker import SeekerBot, WaitingBot
from tests.engine.solve.test_search import LEVERS, made


def test_it_goes_to_its_place_and_uses_what_is_offered_there() -> None:
    _, chapter = made(**LEVERS)
    bot = SeekerBot(1)
    lever = chapter.board.space("field", "c1")
    bot.goals = [(lever,)] * 6
    game = new_game(chapter, [0, 1], 0, [bot])
    for _ in range(6):
        play_round(game)
    assert game.state.counters[0] == 3


def test_a_waiting_player_lets_time_pass() -> None:
    _, chapter = made(**LEVERS)
    bot = WaitingBot(1)
    game = new_game(chapter, [0, 1], 0, [bot])
    start = game.state.pos[:2]
    play_round(game)
    assert game.state.pos[:2] == start
    assert game.state.wheel == 1
