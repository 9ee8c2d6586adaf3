"""A friend alone among minions, and a surge that is certain."""

from __future__ import annotations

from engine.bots.greedy.player import GreedyBot
from engine.bots.greedy.trouble import alone_with_many, surge_is_certain
from engine.records import decision as decisions
from engine.records.decision import OP_EXPLORE, OP_SEARCH, op_of
from tests.engine.bots.greedy.test_player import TO_HALL, turn
from tests.engine.decisions import make_decision
from tests.engine.table import ROAD, Table


def test_nobody_is_left_alone_with_four_minions() -> None:
    table = Table({"ash": "a1", "birch": "hall/h2"}, tiles=ROAD)
    for number in range(4):
        table.add_minion("rat", "h1" if number < 2 else "h3", "hall")
        assert (alone_with_many(table.game) == 1) is (number == 3)
    far = GreedyBot().find_way(table.game, GreedyBot().atlas_for(table.game), table.space("a1"))
    assert far[table.space("hall/h3")] == 0


def test_a_mouse_with_a_friend_is_not_alone() -> None:
    table = Table({"ash": "hall/h1", "birch": "hall/h2"}, tiles=ROAD)
    for _ in range(4):
        table.add_minion("rat", "h3", "hall")
    assert alone_with_many(table.game) == -1


def test_no_search_when_a_surge_is_certain_and_a_way_is_open() -> None:
    table = turn({"ash": "a5", "birch": "b5", "cedar": "a5", "dill": "a5"}, tiles=ROAD, chapter=TO_HALL, hero="dill")
    bot = GreedyBot()
    asked = make(table)
    assert op_of(bot.choose(table.game, asked)) == OP_SEARCH
    table.state.wheel = 5
    assert surge_is_certain(table.game, 3)
    assert not surge_is_certain(table.game, 0)
    assert op_of(GreedyBot().choose(table.game, make(table))) == OP_EXPLORE


def make(table: Table) -> decisions.Decision:
    """The turn menu of the lowest mouse."""
    return make_decision(decisions.TURN, 3, table.options("dill"))


def test_a_known_trap_is_walked_round() -> None:
    table = turn({"ash": "b1"}, tiles=ROAD, chapter={"goals": [{"go": {"face": "field", "spaces": ["b5"]}}]})
    straight = table.space("b3")
    bot = GreedyBot()
    before = bot.find_way(table.game, bot.atlas_for(table.game), table.space("b2"))
    table.state.traps.append(straight)
    after = bot.find_way(table.game, bot.atlas_for(table.game), table.space("b2"))
    assert (before[table.space("b2")], after[table.space("b2")]) == (3, 5)
    assert after[straight] == before[straight]
