"""Do bots come out as beginners report of chapter 1? `python -m tests.directions [greedy|planner] [--games N]`

Every variant plays the same seeds as the plain bot. docs/what-bot-numbers-mean.md states what came out.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from engine.bots.greedy.player import GreedyBot
from engine.bots.greedy.style import IN_A_HURRY, PlayStyle
from engine.bots.planner.player import PlannerBot
from engine.bots.planner.simulator import RolloutBot
from engine.play import new_game, play
from engine.playtest.statistics.intervals import wilson
from engine.records.decision import Decision
from engine.records.game import Bot, Game
from engine.records.state import LOST, WON
from tests.engine.soundness import chapter_of, parties_of

CHAPTER = "flight"
HEALER = "tilda"
SKIP_KITCHEN = 1
"""The first goal of the chapter is the Kitchen."""
EARLY = 2
"""The pages on which a party that searches more waits for everybody."""


class SearchingBot(GreedyBot):
    """Goes on from a tile early in the game only when every mouse on it has found something."""

    def ready(self, game: Game, mouse: int) -> bool:
        """Whether the party goes on."""
        state = game.state
        face = game.face_of(mouse)
        waits = any(not state.searched[other] >> face & 1 for other in range(state.mice) if game.face_of(other) == face)
        return super().ready(game, mouse) and not (state.page <= EARLY and waits)


class SearchingRollout(RolloutBot, SearchingBot):
    """The same, for the simulations of the planner."""


class StyledPlanner(PlannerBot):
    """A planner whose style is given instead of learnt."""

    def __init__(self, seed: int, style: PlayStyle, searching: bool) -> None:
        super().__init__(seed)
        self.style = style
        if searching:
            self.base_bot = SearchingBot(seed)
            self.simulator.bot = SearchingRollout()

    def choose(self, game: Game, decision: Decision) -> int:
        """One of the options."""
        if self.chapter is not game.chapter:
            self._prepare(game)
            self.base_bot.style = self.simulator.bot.style = self.style
        return super().choose(game, decision)


def styled_greedy(seed: int, style: PlayStyle, searching: bool) -> GreedyBot:
    """A greedy bot of a style."""
    bot = SearchingBot(seed) if searching else GreedyBot(seed)
    bot.style = style
    return bot


@dataclass(frozen=True)
class Variant:
    """A way to play: what it is called, how its bots are made, and its parties, which take turns."""

    name: str
    make: Callable[[int], Bot]
    parties: tuple[tuple[str, ...], ...]


def variants(bot: str) -> Iterator[Variant]:
    """The plain bot, and one for each direction that beginners report."""
    make = {"greedy": styled_greedy, "planner": StyledPlanner}[bot]
    there, past = PlayStyle(), PlayStyle(SKIP_KITCHEN)
    hurried = PlayStyle(0, IN_A_HURRY)
    parties = parties_of(CHAPTER)
    usual = tuple(party for party in parties if HEALER not in party)
    with_healer = tuple(party for party in parties if HEALER in party)
    yield Variant("to the Kitchen if there is time", lambda seed: make(seed, there, False), usual)
    yield Variant("past the Kitchen", lambda seed: make(seed, past, False), usual)
    yield Variant("everybody finds something early", lambda seed: make(seed, there, True), usual)
    yield Variant("nobody waits for a search", lambda seed: make(seed, hurried, False), usual)
    yield Variant("to the Kitchen, with Tilda", lambda seed: make(seed, there, False), with_healer)


def row(variant: Variant, games: int) -> str:
    """Play a variant: the win rate with its interval, searches in a game, and how and where games are lost."""
    chapter = chapter_of(CHAPTER)
    won = searches = 0
    lost: Counter[str] = Counter()
    for seed in range(games):
        party = variant.parties[seed % len(variant.parties)]
        game = new_game(chapter, [chapter.hero_ids.index(hero) for hero in party], seed, [variant.make(seed)])
        play(game)
        won += game.state.outcome == WON
        searches += game.searches
        if game.state.outcome == LOST:
            lost[f"{game.state.reason} in {chapter.board.face_ids[game.party_face()]}"] += 1
    low, high = wilson(won, games)
    losses = ", ".join(f"{words} {count}" for words, count in lost.most_common())
    return (
        f"{variant.name}: {won / games:.1%} ({low:.1%} to {high:.1%}), {searches / games:.1f} searches; lost: {losses}"
    )


def main() -> None:
    """Play the variants and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot", choices=("greedy", "planner"), nargs="?", default="greedy")
    parser.add_argument("--games", type=int, default=1000)
    wanted = parser.parse_args()
    for variant in variants(wanted.bot):
        sys.stdout.write(f"{row(variant, wanted.games)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
