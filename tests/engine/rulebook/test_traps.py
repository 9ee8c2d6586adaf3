"""Mousetraps (TRAP)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.records.decision import OP_MOVE
from engine.records.state import BETWEEN_TURNS
from engine.rulebook.traps import set_traps
from tests.engine.table import BOW, CHEESE, SHIELD, SWORD, Table, face, tile

ROW = (tile(face("row", "a1 a2 a3 a4 a5", a2={"mousetrap": True}, a4={"mousetrap": True})),)


def trapped(mice: dict[str, str], minions: list[tuple[str, str]] | None = None, **keys: Any) -> Table:
    table = Table(mice, minions, tiles=ROW, **keys)
    set_traps(table.game, 0)
    return table


@pytest.mark.rule("TRAP-1")
def test_dice_by_the_move_value_a_star_and_the_mouse_goes_on() -> None:
    table = trapped({"ash": "a1"}).dice(CHEESE).begin("ash")
    table.dice(BOW, SWORD).move("ash", "a3")
    assert table.at(0) == "row/a3"
    assert table.space("a2") in table.state.traps


@pytest.mark.rule("TRAP-1")
def test_a_tinkerer_uses_its_lore() -> None:
    table = trapped({"cedar": "a1"}).dice(CHEESE).begin("cedar")  # move 1, lore 3
    table.dice(BOW, BOW, SWORD).move("cedar", "a2")
    assert table.state.wounds[0] == 0


@pytest.mark.rule("TRAP-1", negative=True)
def test_others_do_not_use_their_lore() -> None:
    table = trapped({"fern": "a1"}).dice(CHEESE).begin("fern")  # move 2, lore 3
    table.dice(BOW, BOW).move("fern", "a2")
    assert table.state.wounds[0] == 1


@pytest.mark.rule("TRAP-1", negative=True)
def test_standing_on_a_trap_springs_nothing() -> None:
    table = trapped({"ash": "a2"}).dice(CHEESE).begin("ash").move("ash", "a1")
    assert not table.happened("trap")


@pytest.mark.rule("TRAP-2")
def test_without_a_star_it_snaps() -> None:
    table = trapped({"ash": "a1"}).dice(CHEESE).begin("ash")
    table.dice(BOW, SHIELD).move("ash", "a3")
    assert table.at(0) == "row/a2"
    assert table.state.traps == [table.space("a4")]
    assert (table.state.wounds[0], table.state.cheese[0]) == (1, 1)
    assert table.has_status(0, "knocked-down")
    table.step()
    assert table.state.phase == BETWEEN_TURNS


@pytest.mark.rule("TRAP-2")
def test_the_turn_ends_before_an_action_could_follow() -> None:
    table = trapped({"ash": "a1"}).dice(CHEESE).begin("ash")
    table.dice(BOW, SHIELD).move("ash", "a2")
    table.bot.seen.clear()
    table.step()
    assert table.bot.seen == []  # no menu opens again
    assert table.state.acted == 1


@pytest.mark.rule("TRAP-2", negative=True)
def test_a_trap_that_was_passed_costs_nothing_and_does_not_end_the_turn() -> None:
    table = trapped({"ash": "a1"}).dice(CHEESE).begin("ash")
    table.dice(BOW, SWORD).move("ash", "a2")
    assert (table.state.wounds[0], table.state.cheese[0], table.state.status[0]) == (0, 0, 0)
    assert len(table.options("ash")) > 1


@pytest.mark.rule("TRAP-3")
def test_minions_walk_over_traps() -> None:
    table = trapped({"ash": "a5"}, [("rat", "a1")])
    table.dice(BOW).begin("rat")  # two steps, over the trap, no other die
    assert table.at(table.minion("rat")) == "row/a3"
    assert len(table.state.traps) == 2


@pytest.mark.rule("TRAP-3", negative=True)
def test_mousetraps_affect_mice_though_not_minions() -> None:
    table = trapped({"ash": "a1"}).dice(BOW).begin("ash")
    table.dice(CHEESE, CHEESE).move("ash", "a5")
    assert table.happened("trap-sprung")


@pytest.mark.rule("TRAP-4")
def test_by_default_there_are_as_many_traps_as_marks() -> None:
    wide = (tile(face("wide", "a1 a2 a3 a4", **{f"a{i}": {"mousetrap": True} for i in (1, 2, 3, 4)})),)
    table = Table({"ash": "a1"}, tiles=wide)
    set_traps(table.game, 0)
    assert len(table.state.traps) == 4


@pytest.mark.rule("TRAP-4")
def test_a_limit_may_be_set() -> None:
    table = trapped({"ash": "a1"}, options={"mousetraps": 1})
    assert table.state.traps == [table.space("a2")]


@pytest.mark.rule("TRAP-4", negative=True)
def test_a_limit_counts_traps_on_the_board_not_sprung_ones() -> None:
    table = trapped({"ash": "a1"}, options={"mousetraps": 1}).dice(CHEESE).begin("ash")
    table.dice(BOW, BOW).move("ash", "a2")
    set_traps(table.game, 0)
    assert len(table.state.traps) == 1


@pytest.mark.rule("TRAP-4", negative=True)
def test_a_limit_of_none_is_a_limit() -> None:
    assert trapped({"ash": "a1"}, options={"mousetraps": 0}).state.traps == []


@pytest.mark.rule("TRAP-4", negative=True)
def test_no_space_takes_a_second_trap() -> None:
    table = trapped({"ash": "a1"})
    set_traps(table.game, 0)
    assert len(table.state.traps) == 2


def test_a_mouse_that_may_ignore_traps_passes_without_a_roll() -> None:
    table = trapped({"ash": "a1"}, rules=[{"allow": "ignore-mousetraps"}]).dice(CHEESE).begin("ash").move("ash", "a3")
    assert table.at(0) == "row/a3"
    assert OP_MOVE not in table.ops("ash")


def test_a_mouse_caught_on_a_space_has_entered_it_all_the_same() -> None:
    alarm = {"when": "space-entered", "if": {"mover": "mouse"}, "do": [{"wheel": 1}]}
    table = trapped({"ash": "a1"}, rules=[alarm]).dice(CHEESE).begin("ash")
    table.dice(BOW, BOW).move("ash", "a2")
    assert table.happened("trap-sprung")
    assert table.state.wheel == 1
