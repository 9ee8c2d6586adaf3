"""A bot that goes without something."""

from __future__ import annotations

from dataclasses import replace

from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.open_chapter import find_playable
from authoring.playtest.options import PlaytestOptions
from engine.bots.greedy.player import GreedyBot
from engine.bots.greedy.style import IN_A_HURRY
from engine.bots.random import RandomBot
from engine.bots.restricted import Ban, RestrictedBot
from engine.play import step
from engine.playtest import CompiledPlan
from engine.playtest.without import ban_of
from engine.records import decision as decisions
from engine.records.decision import OP_SEARCH, TO_SEARCH, Decision
from engine.records.game import Game
from tests.engine.decisions import make_decision
from tests.engine.table import Table


class Watching:
    """Notes the options that it is shown, and how often each operation was taken."""

    def __init__(self, bot: RestrictedBot, ban: Ban) -> None:
        self.bot, self.ban = bot, ban
        self.only_choice = self.taken = 0

    def choose(self, game: Game, decision: Decision) -> int:
        answer = self.bot.choose(game, decision)
        banned = [one for one in decision.options if one not in self.ban.allowed(decision)]
        if answer in banned:
            self.taken += 1
        if len(banned) == len(decision.options):
            self.only_choice += 1
        return answer


def flight(*without: str, bot: str = "greedy") -> CompiledPlan:
    loaded = find_playable("flight", ("chapter",))
    base = compile_plan(loaded.content(), PlaytestOptions(bot=bot))
    return CompiledPlan(replace(base.plan, without=without), base.chapter)


def test_it_never_takes_what_it_goes_without() -> None:
    words = ("search", "ability:first-aid", "item:fishhook-and-thread", "level-up", "share")
    for bot in ("greedy", "explorer", "random"):
        plan = flight(*words, bot=bot)
        assert plan.ban
        for seed in range(3):
            (player,) = plan.bots(seed, 4)
            assert isinstance(player, RestrictedBot)
            watching = Watching(player, plan.ban)
            game = plan.game(seed, bots=[watching])
            while not game.state.outcome:
                step(game)
            assert not watching.taken
            assert not game.searches


def test_the_only_option_is_taken() -> None:
    table = Table({"ash": "a1"})
    bot = RestrictedBot(RandomBot(0), ban_of(table.chapter, ["search"]))
    assert bot.choose(table.game, make_decision(decisions.TURN, 0, [TO_SEARCH])) == TO_SEARCH


def test_a_bot_that_answers_with_something_banned_is_overruled() -> None:
    class Stubborn:
        def choose(self, game: Game, decision: Decision) -> int:
            return TO_SEARCH

    table = Table({"ash": "a1"})
    bot = RestrictedBot(Stubborn(), ban_of(table.chapter, ["search"]))
    assert bot.choose(table.game, make_decision(decisions.TURN, 0, [0, 1 << 24, TO_SEARCH])) == 0


def test_greedy_waits_for_no_search_that_it_must_not_make() -> None:
    table = Table({"ash": "a1"})
    greedy = GreedyBot(0)
    RestrictedBot(greedy, Ban(table.chapter, [OP_SEARCH], [], [], []))
    assert greedy.style.slack == IN_A_HURRY


def test_an_optional_rule_is_declined() -> None:
    table = Table({"ash": "a1"})
    parry = next(one for one in table.chapter.rules if one.name == "parry")
    bot = RestrictedBot(RandomBot(0), Ban(table.chapter, [], [parry.index], [], []))
    question = make_decision(decisions.USE, 0, [0, 1], parry.index)
    assert {bot.choose(table.game, question) for _ in range(8)} == {0}
