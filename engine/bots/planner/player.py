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
from engine.bots.planner.simulator import RolloutBot, Simulator, horizon
from engine.records import decision as decisions
from engine.records.dice import seeded

if TYPE_CHECKING:
    from engine.records.chapter import Chapter
    from engine.records.decision import Decision
    from engine.records.game import Game
    from engine.records.state import State

OPTIONS: Final = 5
ROLLOUTS: Final = 18
LOOK: Final = 3
"""After each so many simulations, options that are no better than the usual one are dropped."""

MIN_LEAD: Final = 1000
"""The average lead in score with which an option is taken instead of the usual one."""


class PlannerBot:
    """Plays as the greedy bot does, except that it simulates its turn options before it takes one."""

    def __init__(self, seed: int = 0, options: int = OPTIONS, rollouts: int = ROLLOUTS) -> None:
        self.options = options
        self.rollouts = rollouts
        self.base_bot = GreedyBot(seed)
        self.simulator = Simulator(RolloutBot(), seeded(seed, stream=3))
        self.chapter: Chapter | None = None
        self.known_goals = 0
        self.counters: list[list[int]] = []

    @property
    def simulations(self) -> int:
        """How many simulations the bot has played."""
        return self.simulator.played

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
        self.base_bot.style = self.simulator.bot.style = practice.style
        self.counters = practice.worth(A_SURE_WIN)

    def _try_out(self, game: Game, tried: list[int]) -> int:
        """The best option in simulations. All options meet the same dice."""
        outlook = Outlook(
            game, self.base_bot.atlas_for(game), self.base_bot.style.skips, self.known_goals, self.counters
        )
        self.known_goals = outlook.known_goals
        last = horizon(game.state)
        lead = [0] * len(tried)
        open_ones = list(range(1, len(tried)))
        for rollout in range(1, self.rollouts + 1):
            chance = self.simulator.imagine(game.state)
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

    def _simulate(self, game: Game, outlook: Outlook, state: State, option: int, last: int) -> int:
        """The score after an option."""
        return outlook.score(self.simulator.play(game, state, option, last))
