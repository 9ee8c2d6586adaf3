"""A plan of games in which some rules are watched."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.compile import compile_chapter
from engine.compile.watch import Watch
from engine.play import step
from engine.playtest.crash import LOST, crash_words
from engine.playtest.plan import CompiledPlan
from engine.playtest.why import counts as c
from engine.playtest.why.counts import GameCounts, WhyTally
from engine.playtest.why.look import Looker
from engine.records.decision import OP_ACTION, OP_FREE, TURN, USE, first_of, op_of
from engine.records.trace import figure_name

if TYPE_CHECKING:
    from engine.compile.watch import WatchedRule
    from engine.playtest.plan import Plan
    from engine.records.decision import Decision
    from engine.records.game import Bot, Game


@dataclass(frozen=True)
class WhyPlan:
    """The games of a plan, with the rules written at `places` watched."""

    plan: Plan
    places: tuple[str, ...]
    wide: bool = False
    """Hear every event of the kinds that the rules answer. The games are then other games than those of the plan."""

    def empty_tally(self) -> WhyTally:
        """Return a tally of no games."""
        return WhyTally()

    def compile(self) -> CompiledWhy:
        """Compile the chapter, with probes."""
        return CompiledWhy(self)


class CompiledWhy:
    """A plan with its chapter compiled with probes, which plays the games and counts."""

    def __init__(self, why: WhyPlan) -> None:
        self.looker = Looker()
        watch = Watch(frozenset(why.places), self.looker, why.wide)
        self.plan = CompiledPlan(why.plan, compile_chapter(why.plan.content, why.plan.options, watch=watch))
        self.rules: list[WatchedRule] = watch.rules

    def play(self, index: int) -> GameCounts:
        """Play one game; return what happened to the watched rules."""
        try:
            self.game(index)
        except (Exception, SystemExit) as error:  # reported; a bot may call exit()
            self.looker.counts.error = crash_words(error)
        return self.looker.counts

    def lost(self, index: int) -> GameCounts:
        """Return the counts of a game that kills the process that plays it."""
        return GameCounts(index, error=LOST)

    def game(self, index: int) -> Game:
        """Play one game to its end."""
        looker = self.looker
        looker.begin(index)
        game = self.plan.game(index)
        if looker.game is not game:  # a bot imagined games before a rule was heard in this one
            looker.begin(index)
            looker.game = game
        counting = {id(bot): CountingBot(bot, self.rules, looker) for bot in game.bots}
        game.bots = [counting[id(bot)] for bot in game.bots]
        while not game.state.outcome:
            looker.owned(self.rules)
            step(game)
        for watched in self.rules:
            times = game.hits[watched.rule.index]
            if times:
                first = looker.counts.rounds.get((watched.number, c.HELD, 0, ""), 1)
                looker.counts.note((watched.number, c.RAN, 0, ""), first, times)
        return game


class CountingBot:
    """Passes decisions on to another bot, and counts who was offered watched rules and who took them."""

    def __init__(self, bot: Bot, rules: list[WatchedRule], looker: Looker) -> None:
        self.bot = bot
        self.looker = looker
        self.rules = rules
        self.by_index = {watched.rule.index: watched for watched in rules}
        self.seen: set[tuple[int, int]] = set()

    def choose(self, game: Game, decision: Decision) -> int:
        """The other bot's answer."""
        self.looker.owned(self.rules)
        answer = self.bot.choose(game, decision)
        if decision.kind == TURN:
            turn = game.state.turn
            for option in decision.options:
                watched = self._watched(option)
                if watched is not None and (turn, watched.number) not in self.seen:
                    self.seen.add((turn, watched.number))
                    self._note(game, watched, c.OFFERED, decision.who)
            watched = self._watched(answer)
            if watched is not None:
                self._note(game, watched, c.TAKEN, decision.who)
        elif decision.kind == USE and decision.about in self.by_index:
            self._note(game, self.by_index[decision.about], c.OFFERED, decision.who)
            if answer:
                self._note(game, self.by_index[decision.about], c.TAKEN, decision.who)
        return answer

    def _watched(self, option: int) -> WatchedRule | None:
        return self.by_index.get(first_of(option)) if op_of(option) in (OP_ACTION, OP_FREE) else None

    def _note(self, game: Game, watched: WatchedRule, what: str, who: int) -> None:
        self.looker.note(watched, game, what, 0, figure_name(game, who) or "the players")
