"""Looks ahead: copies the position, tries its best options to the end of the round, and takes what turns out best.

It plays fair: a copy gets its own dice and its own order of the decks, so that a planner never learns what lies ahead.
Its budget is counted in simulations, never in seconds: the same seed gives the same game on any machine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots.greedy.player import GreedyBot
from engine.bots.planner.outlook import A_SURE_WIN, Outlook
from engine.bots.planner.practice import lessons_of
from engine.bots.planner.shortlist import shortlist
from engine.play import step
from engine.records import decision as decisions
from engine.records.dice import LOW, advance, seeded, shuffle
from engine.records.game import Game
from engine.records.state import BETWEEN_TURNS

if TYPE_CHECKING:
    from engine.records.chapter import Chapter
    from engine.records.decision import Decision
    from engine.records.state import State

OPTIONS: Final = 5
ROLLOUTS: Final = 18
LOOK: Final = 3
"""After so many tries, and again after as many more, options that look no better than the usual one are dropped."""

CONVINCED: Final = 1000
"""Score by which an option must beat the usual one, on average, to be taken instead."""


class Rehearsal(GreedyBot):
    """Plays greedily, but takes a given option first."""

    def __init__(self) -> None:
        super().__init__(0)
        self.given = -1

    def choose(self, game: Game, decision: Decision) -> int:
        """The given option where it is still to be taken, then as a sensible table would."""
        if self.given >= 0 and decision.kind == decisions.TURN:
            given, self.given = self.given, -1
            return given
        return super().choose(game, decision)


class PlannerBot:
    """Plays as the greedy bot does, except that it tries out its turn options before it takes one."""

    def __init__(self, seed: int = 0, options: int = OPTIONS, rollouts: int = ROLLOUTS) -> None:
        self.rng = seeded(seed, stream=3)
        self.options = options
        self.rollouts = rollouts
        self.habit = GreedyBot(seed)
        self.rehearsal = Rehearsal()
        self.table: Game | None = None
        self.knows: Chapter | None = None
        self.known = 0
        self.counters: list[list[int]] = []
        self.simulations = 0

    def choose(self, game: Game, decision: Decision) -> int:
        """One of the options."""
        if self.knows is not game.chapter:
            self._prepare(game)
        usual = self.habit.choose(game, decision)
        if decision.kind != decisions.TURN:
            return usual
        tried = shortlist(game, self.habit, decision, usual, self.options)
        return self._try_out(game, tried) if len(tried) > 1 else usual

    def _prepare(self, game: Game) -> None:
        """Before the first move: practise the chapter, and play and rehearse it in the manner that did best."""
        self.knows = game.chapter
        self.known = 0
        atlas = self.habit.atlas_for(game)
        lessons = lessons_of(atlas, game.state.mice, game.state.end_page)
        self.habit.manner = self.rehearsal.manner = lessons.manner
        self.counters = lessons.worth(A_SURE_WIN)

    def _try_out(self, game: Game, tried: list[int]) -> int:
        """Every option meets the same chances, so that they differ by the option only."""
        outlook = Outlook(game, self.habit.atlas_for(game), self.habit.manner.skips, self.known, self.counters)
        self.known = outlook.known
        last = self._horizon(game.state)
        lead = [0] * len(tried)
        open_ones = list(range(1, len(tried)))
        for rollout in range(1, self.rollouts + 1):
            chance = self._imagine(game.state)
            usual = self._simulate(game, outlook, chance.copy(), tried[0], last)
            for index in open_ones:
                lead[index] += self._simulate(game, outlook, chance.copy(), tried[index], last) - usual
            if rollout % LOOK == 0:
                open_ones = [index for index in open_ones if lead[index] > 0]
                if not open_ones:
                    return tried[0]
        best, most = 0, CONVINCED * self.rollouts
        for index in open_ones:
            if lead[index] > most:
                best, most = index, lead[index]
        return tried[best]

    def _horizon(self, state: State) -> int:
        """The last round to play: this one, or the next where most of this one is over."""
        still = sum(1 for card in state.track if not state.acted >> card & 1)
        return state.round if 2 * still > len(state.track) else state.round + 1

    def _imagine(self, state: State) -> State:
        """A copy with dice and decks of the bot's own."""
        copy = state.copy()
        self.rng = advance(self.rng)
        copy.rng = seeded(self.rng & 0x7FFFFFFF, stream=4)
        shuffle(copy, copy.deck)
        shuffle(copy, copy.encounters)
        return copy

    def _simulate(self, game: Game, outlook: Outlook, state: State, option: int, last: int) -> int:
        """What comes of an option. Every turn after this one has dice of its own, whatever was rolled before it."""
        table = self.table
        if table is None or table.chapter is not game.chapter:
            table = self.table = Game(game.chapter, state, [])
        table.state = state
        table.bots = [self.rehearsal] * len(game.bots)
        table.decisions = 0
        table.running.clear()
        table.page_log.clear()
        table.captures.clear()
        table.in_surge = False
        self.rehearsal.forget()
        self.rehearsal.given = option
        self.simulations += 1
        dice = state.rng & LOW
        while not state.outcome and state.round <= last:
            if state.phase == BETWEEN_TURNS:
                state.rng = seeded(dice + state.turn, stream=4)
            step(table)
        return outlook.score(table)
