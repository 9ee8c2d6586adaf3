"""Positions and turns as scenes."""

from __future__ import annotations

from engine.bots.greedy.player import GreedyBot
from engine.play import new_game, play_round, step
from engine.position import position
from engine.records.chapter import Chapter
from engine.records.dice import FACE_NAMES
from engine.records.state import BETWEEN_TURNS
from engine.scene.given import set_up
from engine.scene.run import play
from engine.shrink.faults import Condition
from engine.shrink.scene import given_of, last_turns
from tests.engine.shrink.conftest import openings


def test_a_position_comes_back_from_its_given(flight: Chapter) -> None:
    game = new_game(flight, list(openings(flight)[0].party), 3, [GreedyBot(3)])
    for _ in range(4):
        play_round(game)
        again = set_up(flight, {"given": given_of(game)}, 1).game
        now, then = position(game), position(again)
        assert now.mice == then.mice
        assert sorted(one.place for one in now.minions) == sorted(one.place for one in then.minions)
        assert (now.page, now.wheel, now.round, now.track) == (then.page, then.wheel, then.round, then.track)


def test_turns_become_steps_with_their_dice(flight: Chapter) -> None:
    """The scene plays as the game did: the same dice and choices lead to the same round."""
    game = new_game(flight, list(openings(flight)[0].party), 3, [GreedyBot(3)])
    while game.state.acted.bit_count() < len(game.state.track) - 1 or game.state.phase != BETWEEN_TURNS:
        step(game)
    condition = Condition({"round": 2})
    scene = last_turns(game, GreedyBot(3), condition, 2, 1)
    assert scene is not None
    assert set(scene["dice"]) <= set(FACE_NAMES)
    assert list(scene["when"][0]) == ["turn"]
    assert scene["when"][-1] == "end-round"
    assert play(flight, {**scene, "expect": condition.expect}).wrong == ()


def test_turns_that_do_not_show_it_are_no_scene(flight: Chapter) -> None:
    game = new_game(flight, list(openings(flight)[0].party), 3, [GreedyBot(3)])
    assert last_turns(game, GreedyBot(3), Condition({"page": 6}), 1, 1) is None
