"""Bots only look: the table and its dice stay as they were, and the same seed gives the same game."""

from __future__ import annotations

from typing import Any

import pytest

from engine.bots import BOTS, make_bot
from engine.bots.planner.player import PlannerBot
from engine.play import play, step
from engine.records.decision import TURN, Decision
from engine.records.dice import seeded
from engine.records.game import Bot, Game
from engine.records.state import IN_MENU
from engine.rulebook.turn import menu
from tests.engine.bots.journey import played, ready
from tests.engine.state_data import state_data


def record(game: Game) -> dict[str, Any]:
    """All of a state, and the tallies beside it."""
    return {**state_data(game.state), "hits": game.hits[:], "visits": game.visits[:], "kills": game.kills[:]}


class Watched:
    """A bot under observation: after each of its choices the table is compared with what it was before."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.choices = 0

    def choose(self, game: Game, decision: Decision) -> int:
        before, options = record(game), decision.options[:]
        answer = self.bot.choose(game, decision)
        assert record(game) == before
        assert decision.options == options
        assert answer in options
        self.choices += 1
        return answer


@pytest.mark.parametrize("name", sorted(BOTS))
def test_choosing_changes_nothing(name: str) -> None:
    watched = Watched(make_bot(name, 3))
    game = ready([watched], 3)
    for _ in range(150):
        if game.state.outcome:
            break
        step(game)
    assert watched.choices > 20


@pytest.mark.parametrize("name", sorted(BOTS))
def test_same_seed_same_game(name: str) -> None:
    assert record(played(name, 5)) == record(played(name, 5))


@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_bot_that_has_played_before_plays_the_same(name: str) -> None:
    """What is remembered of a chapter must not depend on the games before."""
    alone = record(played(name, 8))
    for seed in range(2):
        played("greedy", seed)
    assert record(played(name, 8)) == alone


@pytest.mark.parametrize("name", ["greedy", "planner", "expert", "explorer"])
def test_the_dice_to_come_tell_a_bot_nothing(name: str) -> None:
    """Two tables that differ in nothing but the dice and the order of the decks get the same answer."""
    one, other = ready([make_bot("random", 2)], 2), ready([make_bot("random", 2)], 2)
    steps = 0
    while steps < 12 or not _asked_next(one):
        step(one)
        step(other)
        steps += 1
    other.state.rng = seeded(99)
    other.state.deck.reverse()
    other.state.encounters.reverse()
    assert _menu_answers(one, name) == _menu_answers(other, name)


def _asked_next(game: Game) -> bool:
    """Whether the next thing that happens is a choice from a menu, before any die."""
    return game.state.phase == IN_MENU and len(menu(game, game.state.current)) > 1


def _menu_answers(game: Game, name: str) -> list[int]:
    """What fresh bots of several seeds choose from the next turn menu."""
    seen: list[int] = []

    class Asking:
        def choose(self, game: Game, decision: Decision) -> int:
            if decision.kind == TURN and not seen:
                seen.extend(make_bot(name, seed).choose(game, decision) for seed in range(4))
            return decision.options[0]

    game.bots = [Asking()] * game.state.mice
    while not seen:
        step(game)
    return seen


def test_the_planner_keeps_to_its_budget() -> None:
    bot = PlannerBot(1, options=3, rollouts=2)
    spent: list[int] = []

    class Counting:
        def choose(self, game: Game, decision: Decision) -> int:
            before = bot.simulations
            answer = bot.choose(game, decision)
            spent.append(bot.simulations - before)
            return answer

    play(ready([Counting()], 1))
    assert 0 < max(spent) <= 3 * 2


def test_one_bot_per_mouse() -> None:
    names = ["greedy", "greedy", "random", "explorer"]
    watched: list[Bot] = [Watched(make_bot(name, 4)) for name in names]
    play(ready(watched, 4))
    assert all(isinstance(one, Watched) and one.choices for one in watched)
