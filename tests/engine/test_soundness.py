"""A sample of whole games under watch; `make soak` plays ten thousand."""

from __future__ import annotations

import pytest

from engine.bots import BOTS
from engine.bots.random import RandomBot
from engine.play import new_game, play, step
from engine.records.errors import Violation
from engine.records.game import Game
from engine.records.state import IN_MENU
from tests.engine.scene import bundled
from tests.engine.soundness import RULES, Watch, chapter_of, parties_of, watched
from tests.engine.state_data import state_data

CHAPTERS = sorted(bundled().entries("chapter"))
GAMES = 7
"""Games of each bundled chapter and bot, each by other rules; the planner, who is slow, plays one of the shortest."""


@pytest.mark.parametrize("bot", [bot for bot in BOTS if bot not in ("expert", "planner")])
@pytest.mark.parametrize("ident", CHAPTERS)
def test_games_keep_every_invariant_and_no_old_copy_changes(ident: str, bot: str) -> None:
    for seed in range(GAMES):
        played = watched(ident, bot, seed, list(RULES)[seed % len(RULES)])
        assert played.outcome in ("won", "lost")
        assert played.steps > 10


def test_a_planners_game_does_too() -> None:
    assert watched("the-cats-hour", "planner", 1).outcome in ("won", "lost")


def _game(ident: str, bot: str, seed: int) -> Game:
    chapter = chapter_of(ident)
    party = [chapter.hero_ids.index(hero) for hero in parties_of(ident)[0]]
    return new_game(chapter, party, seed, [BOTS[bot](seed)])


@pytest.mark.parametrize("ident", CHAPTERS)
def test_a_game_copied_at_a_turn_menu_and_resumed_ends_as_the_original_does(ident: str) -> None:
    """Every twentieth menu of a game: the copy is played on by a bot in the same state, to the very same end."""
    game = _game(ident, "random", 3)
    copies = []
    menus = 0
    while not game.state.outcome:
        if game.state.phase == IN_MENU:
            menus += 1
            if menus % 20 == 0:
                bot = game.bots[0]
                assert isinstance(bot, RandomBot)
                copies.append((game.state.copy(), bot.rng))
        step(game)
    assert len(copies) > 1
    for state, rng in copies:
        twin = RandomBot()
        twin.rng = rng
        again = Game(game.chapter, state, [twin] * state.mice)
        play(again)
        assert state_data(again.state) == state_data(game.state)


@pytest.mark.parametrize("bot", BOTS)
def test_the_same_seed_gives_the_same_game(bot: str) -> None:
    one, other = _game("the-cats-hour", bot, 5), _game("the-cats-hour", bot, 5)
    for game in (one, other):
        play(game)
    assert state_data(one.state) == state_data(other.state)
    assert one.decisions == other.decisions


def test_the_watch_notices_cheese_out_of_nowhere_and_a_copy_that_changes() -> None:
    game = _game("flight", "random", 1)
    watch = Watch()
    watch.cheese = game.state.cheese[:]
    watch(game)
    game.state.cheese[0] += 1
    with pytest.raises(Violation, match="by the books"):
        watch(game)
    watch.kept[0][0].pos[0] += 1
    with pytest.raises(Violation, match="kept copy"):
        watch.compare()
