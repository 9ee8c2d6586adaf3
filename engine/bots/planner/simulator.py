"""Plays on from a position with greedy bots, with dice and decks of its own: nothing is learnt about the game's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.bots.greedy.player import GreedyBot
from engine.play import step
from engine.records import decision as decisions
from engine.records.dice import LOW, advance, seeded, shuffle
from engine.records.game import Game
from engine.records.state import BETWEEN_TURNS

if TYPE_CHECKING:
    from engine.records.decision import Decision
    from engine.records.state import State


class RolloutBot(GreedyBot):
    """Takes a given option first, then plays greedily."""

    def __init__(self) -> None:
        super().__init__(0)
        self.first_option = -1

    def choose(self, game: Game, decision: Decision) -> int:
        """The given option if it has not been taken, otherwise the choice of the greedy bot."""
        if self.first_option >= 0 and decision.kind == decisions.TURN:
            first_option, self.first_option = self.first_option, -1
            return first_option
        return super().choose(game, decision)


class Simulator:
    """A table apart, on which positions are played on."""

    def __init__(self, bot: RolloutBot, rng: int) -> None:
        self.bot = bot
        self.rng = rng
        self.table: Game | None = None
        self.played = 0

    def imagine(self, state: State) -> State:
        """A copy of a position with dice and decks of the simulator's own."""
        copy = state.copy()
        self.rng = advance(self.rng)
        copy.rng = seeded(self.rng & 0x7FFFFFFF, stream=4)
        copy.streams = []
        shuffle(copy, copy.deck)
        shuffle(copy, copy.encounters)
        return copy

    def play(self, game: Game, state: State, option: int, last: int) -> Game:
        """Take an option (-1: none in particular) and play to the end of a round.

        Each later turn has dice of its own, whatever was rolled before it.
        """
        table = self.table
        if table is None or table.chapter is not game.chapter:
            table = self.table = Game(game.chapter, state, [])
        table.state = state
        table.bots = [self.bot] * len(game.bots)
        table.decisions = 0
        table.labour = 0
        table.running.clear()
        table.page_log.clear()
        table.captures.clear()
        table.in_surge = False
        self.bot.forget()
        self.bot.first_option = option
        self.played += 1
        dice = state.rng & LOW
        while not state.outcome and state.round <= last:
            if state.phase == BETWEEN_TURNS:
                state.rng = seeded(dice + state.turn, stream=4)
            step(table)
        return table


def horizon(state: State) -> int:
    """The last round to simulate: this one, or the next where most of this one is over."""
    still = sum(1 for card in state.track if not state.acted >> card & 1)
    return state.round if 2 * still > len(state.track) else state.round + 1
