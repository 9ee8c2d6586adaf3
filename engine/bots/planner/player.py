"""The planner bot: it simulates its best options to the end of the round and takes the one with the best results.

Each simulation gets its own dice and its own order of the decks, so that the planner learns nothing about those of the
game. Its budget is a number of simulations and no time, so that a seed gives the same game on any machine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots.greedy.player import GreedyBot
from engine.bots.planner.outlook import A_SURE_WIN, Outlook
from engine.bots.planner.practice import practice_result
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
"""After each so many simulations, options that are no better than the usual one are dropped."""

MIN_LEAD: Final = 1000
"""The average lead in score with which an option is taken instead of the usual one."""


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


class PlannerBot:
    """Plays as the greedy bot does, except that it simulates its turn options before it takes one."""

    def __init__(self, seed: int = 0, options: int = OPTIONS, rollouts: int = ROLLOUTS) -> None:
        self.rng = seeded(seed, stream=3)
        self.options = options
        self.rollouts = rollouts
        self.base_bot = GreedyBot(seed)
        self.rollout_bot = RolloutBot()
        self.table: Game | None = None
        self.chapter: Chapter | None = None
        self.known_goals = 0
        self.counters: list[list[int]] = []
        self.simulations = 0

    def choose(self, game: Game, decision: Decision) -> int:
        """One of the options."""
        if self.chapter is not game.chapter:
            self._prepare(game)
        usual = self.base_bot.choose(game, decision)
        if decision.kind != decisions.TURN:
            return usual
        tried = shortlist(game, self.base_bot, decision, usual, self.options)
        return self._try_out(game, tried) if len(tried) > 1 else usual

    def why_not(self, chapter: Chapter, choice: int, option: int) -> str:
        """Why the bot takes other options of a `choose` than this one: it leaves these choices to greedy."""
        return self.base_bot.why_not(chapter, choice, option)

    def _prepare(self, game: Game) -> None:
        """Before the first move: practise the chapter and adopt the style of play that won most games."""
        self.chapter = game.chapter
        self.known_goals = 0
        atlas = self.base_bot.atlas_for(game)
        practice = practice_result(atlas, game.state.mice, game.state.end_page)
        self.base_bot.style = self.rollout_bot.style = practice.style
        self.counters = practice.worth(A_SURE_WIN)

    def _try_out(self, game: Game, tried: list[int]) -> int:
        """The best option in simulations. All options meet the same dice."""
        outlook = Outlook(
            game, self.base_bot.atlas_for(game), self.base_bot.style.skips, self.known_goals, self.counters
        )
        self.known_goals = outlook.known_goals
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
        best, most = 0, MIN_LEAD * self.rollouts
        for index in open_ones:
            if lead[index] > most:
                best, most = index, lead[index]
        return tried[best]

    def _horizon(self, state: State) -> int:
        """The last round to simulate: this one, or the next where most of this one is over."""
        still = sum(1 for card in state.track if not state.acted >> card & 1)
        return state.round if 2 * still > len(state.track) else state.round + 1

    def _imagine(self, state: State) -> State:
        """A copy of the position with dice and decks of the bot's own."""
        copy = state.copy()
        self.rng = advance(self.rng)
        copy.rng = seeded(self.rng & 0x7FFFFFFF, stream=4)
        shuffle(copy, copy.deck)
        shuffle(copy, copy.encounters)
        return copy

    def _simulate(self, game: Game, outlook: Outlook, state: State, option: int, last: int) -> int:
        """The score after an option. Each later turn has dice of its own, whatever was rolled before it."""
        table = self.table
        if table is None or table.chapter is not game.chapter:
            table = self.table = Game(game.chapter, state, [])
        table.state = state
        table.bots = [self.rollout_bot] * len(game.bots)
        table.decisions = 0
        table.labour = 0
        table.running.clear()
        table.page_log.clear()
        table.captures.clear()
        table.in_surge = False
        self.rollout_bot.forget()
        self.rollout_bot.first_option = option
        self.simulations += 1
        dice = state.rng & LOW
        while not state.outcome and state.round <= last:
            if state.phase == BETWEEN_TURNS:
                state.rng = seeded(dice + state.turn, stream=4)
            step(table)
        return outlook.score(table)
