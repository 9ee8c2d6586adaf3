"""Threads and ropes: out of the water, over red lines, and not where the goal needs the card."""

from __future__ import annotations

from typing import Any

from engine.bots.greedy.atlas import atlas_of
from engine.bots.greedy.player import GreedyBot
from engine.bots.greedy.short_cuts import best_end, is_kept, worth_linking
from engine.records import decision as decisions
from engine.records.rule import Rule
from tests.engine.bots.greedy.test_trap_laying import picked
from tests.engine.bots.journey import open_menu
from tests.engine.decisions import make_decision
from tests.engine.table import Table, face, tile

POND = face("pond", "a1 w2 w3 a4 a5 a6", w2={"kind": "water"}, w3={"kind": "water"})
LEDGE = face(
    "ledge", "a1 a2 a3 a4 a5\nb1 b2 b3 b4 b5",
    lines=[("a1", "b1", "red"), ("a2", "b2", "red"), ("a3", "b3", "red"), ("a4", "b4", "red")],
)  # fmt: skip
THREAD: dict[str, dict[str, Any]] = {
    "thread": {"category": "party-item", "rules": [
        {"id": "lay-thread", "when": "free-action", "if": {"party-holds": "thread"},
         "do": [{"pick-space": {"hook-reach": "actor"}}, {"put-token": {"token": "thread", "at": "here"}},
                {"link": {"from": "here", "to": "there", "movement-only": True}}]},
    ]},
}  # fmt: skip


def with_thread(where: dict[str, Any], mice: dict[str, str], goal: str, length: int = 60, **chapter: Any) -> Table:
    """A table whose party has a thread and somewhere to go."""
    keys = {"goals": [{"go": {"face": where["id"], "spaces": [goal]}}], "options": {"hook-length": length}, **chapter}
    table = Table(mice, tiles=(tile(where),), chapter=keys, more={"search_cards": THREAD})
    table.give(next(iter(mice)), "thread")
    return open_menu(table, next(iter(mice)), 1)


def _rule(table: Table) -> Rule:
    return next(rule for rule in table.chapter.rules if rule.name == "lay-thread")


def _end(table: Table, *spaces: str) -> str:
    """The end that a greedy bot chooses among some spaces while the thread is laid."""
    table.game.running.append(_rule(table))
    options = [table.space(space) for space in spaces]
    chosen = GreedyBot().choose(table.game, make_decision(decisions.SPACE, 0, options, _rule(table).index))
    return table.chapter.board.space_ids[chosen]


def test_a_thread_leads_out_of_the_water() -> None:
    table = with_thread(POND, {"ash": "w3", "birch": "w3"}, "a6")
    assert picked(table) == "lay-thread"
    assert _end(table, "a1", "a4") == "a4"


def test_it_is_thrown_to_friends_in_the_water_too() -> None:
    table = with_thread(POND, {"ash": "a4", "birch": "w3", "cedar": "w3"}, "a6")
    assert picked(table) == "lay-thread"
    assert _end(table, "w3", "a5", "a6") == "w3"
    assert picked(with_thread(POND, {"ash": "a4", "birch": "a4"}, "a6")) == ""


def test_it_leads_over_a_red_line_where_that_saves_a_long_way() -> None:
    assert picked(with_thread(LEDGE, {"ash": "a1"}, "b1")) == "lay-thread"
    assert picked(with_thread(LEDGE, {"ash": "a4"}, "b4")) == ""


def test_no_further_than_it_reaches() -> None:
    assert picked(with_thread(LEDGE, {"ash": "a1"}, "b1", length=5)) == ""


def test_one_is_enough_and_none_on_land_while_minions_are_there() -> None:
    table = with_thread(LEDGE, {"ash": "a1"}, "b1")
    atlas, rule = atlas_of(table.chapter), _rule(table)
    assert worth_linking(table.game, atlas, 0, rule, 0)
    assert not worth_linking(table.game, atlas, 0, rule, 1)
    table.state.bridges = [table.space("a1"), table.space("b1")]
    assert not worth_linking(table.game, atlas, 0, rule, 0)


def test_steps_are_counted_for_all_who_go_that_way() -> None:
    table = with_thread(LEDGE, {"ash": "a1", "birch": "a1", "cedar": "b1"}, "b1")
    saved = best_end(table.game, atlas_of(table.chapter), 0, [table.space("b1")])[1]
    alone = with_thread(LEDGE, {"ash": "a1"}, "b1")
    assert saved == 2 * best_end(alone.game, atlas_of(alone.chapter), 0, [alone.space("b1")])[1] > 0


def test_a_thread_that_the_victory_requires_is_kept() -> None:
    table = with_thread(LEDGE, {"ash": "a1"}, "b1", victory={"party-holds": "thread"})
    assert is_kept(table.game, atlas_of(table.chapter), 0, table.chapter.search_ids.index("thread"))
    assert picked(table) == ""


def test_a_thread_that_a_flip_on_the_way_asks_for_is_kept() -> None:
    lines = [(f"a{one}", f"b{one}", "red") for one in range(1, 5)]
    below = face("below", "a1 a2 a3 a4 a5\nb1 b2 b3 b4 b5", "blue", lines, b1={"flip": "normal"})
    shaft = face("shaft", "a1 a2 a3 a4 a5\nb1 b2 b3 b4 b5", "orange", lines, b1={"flip": {"item": "thread"}})
    for goal, kept in (("below", True), ("shaft", False)):
        keys: dict[str, Any] = {"goals": [{"go": {"face": goal, "spaces": ["b1"]}}]}
        table = Table({"ash": "a1"}, tiles=(tile(shaft, below),), chapter=keys, more={"search_cards": THREAD})
        table.give("ash", "thread")
        card = table.chapter.search_ids.index("thread")
        assert is_kept(table.game, atlas_of(table.chapter), 0, card) is kept
