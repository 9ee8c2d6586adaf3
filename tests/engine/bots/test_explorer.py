"""The explorer bot."""

from __future__ import annotations

from engine.bots.explorer import ExplorerBot
from engine.records import decision as decisions
from engine.records.decision import OP_EXPLORE, OP_FLIP, op_of
from tests.engine.bots.journey import open_menu, played
from tests.engine.decisions import make_decision
from tests.engine.table import ROAD, Table


def hurried() -> ExplorerBot:
    """An explorer that opens every door at once."""
    bot = ExplorerBot(0)
    bot.until_page = 1
    return bot


def menu_choice(table: Table, bot: ExplorerBot) -> int:
    return bot.choose(table.game, make_decision(decisions.TURN, 0, table.options("ash")))


def test_opens_a_door_that_is_still_closed() -> None:
    table = open_menu(Table({"ash": "b5"}, tiles=ROAD), "ash")
    assert op_of(menu_choice(table, hurried())) == OP_EXPLORE


def test_flips_before_it_takes_a_known_door() -> None:
    table = open_menu(Table({"ash": "c2"}, tiles=ROAD), "ash")
    table.game.hits[table.chapter.exit_line[0]] = 1
    assert op_of(menu_choice(table, hurried())) == OP_FLIP


def test_uses_a_rule_it_has_not_seen() -> None:
    table = Table({"ash": "a1"})
    rule = next(one.index for one in table.chapter.rules if one.name == "parry")
    question = make_decision(decisions.USE, 0, [0, 1], rule)
    assert all(ExplorerBot(seed).choose(table.game, question) == 1 for seed in range(6))
    table.game.hits[rule] = 1
    assert {ExplorerBot(seed).choose(table.game, question) for seed in range(12)} == {0, 1}


def test_seeds_differ_in_mood() -> None:
    assert len({(bot.mood, bot.until_page) for bot in map(ExplorerBot, range(40))}) > 8


def test_sees_more_than_the_greedy_bot() -> None:
    """Lines reached in a dozen games: that is what it is for."""
    seen = {}
    for name in ("greedy", "explorer"):
        games = [played(name, seed) for seed in range(12)]
        seen[name] = sum(any(game.hits[line] for game in games) for line in range(len(games[0].hits)))
    assert seen["explorer"] > seen["greedy"]
