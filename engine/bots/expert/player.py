"""The expert bot: it plans like the planner, but farther, for the whole round, and by the chance to win.

At the start of a round it compares how the party may play it: which goals it skips, how long it searches, when it
opens doors. In a turn nearly every option is played on for a round or two by greedy mice, with dice and decks of the
bot's own; what counts then is how likely such positions were won in practice games: so what loses this chapter (time,
captures) weighs as much as it does there. Its budget is a number of simulations and no time, so that a seed gives the
same game on any machine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots.expert.candidates import candidates
from engine.bots.expert.features import features
from engine.bots.expert.forecast import SURE, chance_at, forecast_for
from engine.bots.greedy.player import GreedyBot
from engine.bots.greedy.style import LATE, NEVER_LATE, PlayStyle
from engine.bots.planner.simulator import RolloutBot, Simulator, horizon
from engine.records import decision as decisions
from engine.records.dice import seeded
from engine.records.state import PLAYING, WON

if TYPE_CHECKING:
    from engine.bots.expert.forecast import Forecast
    from engine.records.chapter import Chapter
    from engine.records.decision import Decision
    from engine.records.game import Game

ROLLOUTS: Final = 18
LOOK: Final = 3
"""After each so many simulations, options that are no better than the usual one are dropped."""

FURTHER: Final = 1
"""Rounds that are played on beyond those of the planner."""

STYLES: Final = 8
STYLE_ROLLOUTS: Final = 12
"""At the start of a round, so many plans for it are compared in so many simulations, to the end of the round after."""

WAITS: Final = (0, 6, 12, 99)
"""How much time, in cheese, the party may want to keep before it stops searching and goes on."""

STREAM: Final = 11


def plans(now: PlayStyle, learnt: PlayStyle, goals: int) -> list[PlayStyle]:
    """The styles in which a round may be played: as now, as practice has taught, and with one thing otherwise."""
    skips, slack, late = now.skips, now.slack, now.late
    wanted = [(skips, slack, late), (learnt.skips, learnt.slack, learnt.late)]
    wanted += [(skips, wait, late) for wait in WAITS]
    wanted.append((skips, slack, NEVER_LATE if late < NEVER_LATE else LATE))
    wanted += [(skips ^ 1 << goal, slack, late) for goal in range(goals - 1)]
    return [PlayStyle(*style) for style in dict.fromkeys(wanted)]


class ExpertBot:
    """Plays as the greedy bot does, except that it simulates its turn options before it takes one."""

    def __init__(self, seed: int = 0, rollouts: int = ROLLOUTS) -> None:
        self.rollouts = rollouts
        self.base_bot = GreedyBot(seed)
        self.simulator = Simulator(RolloutBot(), seeded(seed, STREAM))
        self.chapter: Chapter | None = None
        self.forecast: Forecast
        self.round = 0

    def choose(self, game: Game, decision: Decision) -> int:
        """One of the options."""
        if self.chapter is not game.chapter:
            self._prepare(game)
        if decision.kind == decisions.TURN and self.round != game.state.round:
            self.round = game.state.round
            self._plan_round(game)
        usual = self.base_bot.choose(game, decision)
        if decision.kind != decisions.TURN:
            return usual
        tried = candidates(game, self.base_bot, decision, usual)
        return self._try_out(game, tried) if len(tried) > 1 else usual

    def why_not(self, chapter: Chapter, choice: int, option: int) -> str:
        """Why the bot takes other options of a `choose` than this one: it leaves these choices to greedy."""
        return self.base_bot.why_not(chapter, choice, option)

    def _prepare(self, game: Game) -> None:
        """Before the first move: practise the chapter, and learn from it what positions are worth."""
        self.chapter = game.chapter
        self.forecast = forecast_for(self.base_bot.atlas_for(game), game.state.mice, game.state.end_page)
        self.base_bot.style = self.simulator.bot.style = self.forecast.style
        self.round = 0

    def _plan_round(self, game: Game) -> None:
        """At the first menu of a round: choose how the party plays it, which goals it skips, how long it searches."""
        styles = plans(self.base_bot.style, self.forecast.style, len(game.chapter.goals))[:STYLES]
        total = [0] * len(styles)
        open_ones = list(range(len(styles)))
        for rollout in range(1, STYLE_ROLLOUTS + 1):
            chance = self.simulator.imagine(game.state)
            for index in open_ones:
                self.simulator.bot.style = styles[index]
                table = self.simulator.play(game, chance.copy(), -1, game.state.round + 1)
                total[index] += self._chance(table)
            if rollout % LOOK == 0:
                most = max(total[index] for index in open_ones)
                error = rollout * (SURE // 2) * (SURE // 2)
                open_ones = [one for one in open_ones if not one or (most - total[one]) * (most - total[one]) < error]
        best = 0
        for index in open_ones:
            if total[index] > total[best]:
                best = index
        self.base_bot.style = self.simulator.bot.style = styles[best]
        self.base_bot.forget()

    def _try_out(self, game: Game, tried: list[int]) -> int:
        """The option that wins most in simulations, if it is surely better than the usual one; all meet the same dice.

        It is taken if its lead exceeds the error of the mean lead.
        """
        last = horizon(game.state) + FURTHER
        lead, squares = [0] * len(tried), [0] * len(tried)
        open_ones = list(range(1, len(tried)))
        for rollout in range(1, self.rollouts + 1):
            chance = self.simulator.imagine(game.state)
            usual = self._chance(self.simulator.play(game, chance.copy(), tried[0], last))
            for index in open_ones:
                gain = self._chance(self.simulator.play(game, chance.copy(), tried[index], last)) - usual
                lead[index] += gain
                squares[index] += gain * gain
            if rollout % LOOK == 0:
                open_ones = [index for index in open_ones if lead[index] > 0]
                if not open_ones:
                    return tried[0]
        best = open_ones[0]
        for index in open_ones:
            if lead[index] > lead[best]:
                best = index
        return tried[best] if lead[best] * lead[best] > squares[best] else tried[0]

    def _chance(self, game: Game) -> int:
        """The chance to win from a position, in steps of 1 / SURE."""
        outcome = game.state.outcome
        if outcome != PLAYING:
            return SURE if outcome == WON else 0
        return chance_at(self.forecast.weigh(features(game, self.base_bot.atlas, self.forecast.style.skips)))
