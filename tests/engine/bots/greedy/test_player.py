"""What a sensible table does, in scenes."""

from __future__ import annotations

from typing import Any

from engine.bots.greedy.player import GreedyBot
from engine.records import decision as decisions
from engine.records.decision import (
    OP_BATTLE,
    OP_END,
    OP_EQUIP,
    OP_EXPLORE,
    OP_FLIP,
    OP_FREE,
    OP_LEVEL_UP,
    OP_MOVE,
    OP_RECOVER,
    OP_SCURRY,
    OP_SEARCH,
    OP_SHARE,
    first_of,
    op_of,
    second_of,
)
from engine.rulebook.figures import lift
from tests.engine.bots.journey import open_menu
from tests.engine.decisions import make_decision
from tests.engine.table import ROAD, Table, face, tile

TO_HALL = {"goals": [{"go": {"face": "hall", "spaces": ["h3"]}}]}
RIVER = face(
    "river", "w1 w2 w3\nb1 b2 b3",
    w1={"kind": "water", "current": {"towards": "W", "to": "off-tile"}},
    w2={"kind": "water", "current": {"towards": "W", "to": "w1"}}, w3={"kind": "water"}, b3={"entry": True},
)  # fmt: skip


def menu_choice(table: Table, hero: str = "ash", seed: int = 0) -> int:
    """What a greedy bot takes from a mouse's menu."""
    return GreedyBot(seed).choose(table.game, make_decision(decisions.TURN, table.mouse(hero), table.options(hero)))


def at(table: Table, option: int) -> str:
    """The space a move option leads to."""
    assert op_of(option) == OP_MOVE
    return table.chapter.board.space_ids[first_of(option)]


def turn(mice: dict[str, str], minions: list[tuple[str, str]] | None = None, hero: str = "ash", allowance: int = 4,
         **keys: Any) -> Table:  # fmt: skip
    """A table at the first menu of a mouse's turn."""
    return open_menu(Table(mice, minions, **keys), hero, allowance)


# -- fights ------------------------------------------------------------------------------------------------------------


def test_attacks_a_minion_next_to_it() -> None:
    table = turn({"ash": "a1"}, [("rat", "a2")])
    assert op_of(menu_choice(table)) == OP_BATTLE


def test_finishes_the_wounded_one() -> None:
    table = turn({"ash": "b2"}, [("ogre", "a2"), ("ogre", "b3")])
    table.state.wounds[table.minion("ogre", 1)] = 2
    option = menu_choice(table)
    assert op_of(option) == OP_BATTLE
    assert second_of(option) == table.minion("ogre", 1)


def test_comes_within_reach_to_strike() -> None:
    table = turn({"ash": "a1"}, [("rat", "c4")])
    assert at(table, menu_choice(table)) in ("b4", "c3", "c5", "c4")


def test_a_mouse_at_its_last_life_gets_away_after_its_blow() -> None:
    table = turn({"ash": "b2", "birch": "b3"}, [("rat", "a2"), ("rat", "c2")])
    table.state.wounds[0] = 3
    table.state.actions = 0
    assert table.chapter.board.dist_mouse[table.space("a2")][first_of(menu_choice(table)) - table.space("a1")] > 1


def test_an_archer_shoots_from_afar() -> None:
    table = turn({"birch": "a1", "ash": "b4"}, [("rat", "a5")], hero="birch")
    assert op_of(menu_choice(table, "birch")) == OP_BATTLE


def test_does_not_walk_onto_a_trap_to_strike() -> None:
    table = turn({"ash": "b1"}, [("rat", "b4")])
    table.state.traps.append(table.space("b3"))
    assert at(table, menu_choice(table)) != "b3"


# -- ways --------------------------------------------------------------------------------------------------------------


def test_heads_for_the_goal_and_opens_the_door() -> None:
    table = turn({"ash": "b1"}, tiles=ROAD, chapter=TO_HALL)
    assert at(table, menu_choice(table)) in ("a5", "b5")
    table.move("ash", "b5")
    table.state.searched[0] = 1
    assert op_of(menu_choice(table)) == OP_EXPLORE


def test_takes_the_flip_when_that_is_the_way() -> None:
    table = turn({"ash": "c1"}, chapter={"goals": [{"go": {"face": "cellar"}}]})
    table.state.searched[0] = 1
    assert at(table, menu_choice(table)) == "c2"
    table.move("ash", "c2")
    assert op_of(menu_choice(table)) == OP_FLIP


def test_goes_for_the_item_a_flip_asks_for() -> None:
    locked = face("field", "a1 a2 a3 a4 a5\nb1 b2 b3 b4 b5", b2={"flip": {"item": "rope"}})
    cellar = face("cellar", "a1 a2\nb1 b2", colour="blue", b2={"flip": "normal"})
    rooms = {"field": {"search": [{"card": "rope", "where": ["a5"]}]}}
    chapter = {"goals": [{"go": {"face": "cellar"}}], "rooms": rooms}
    table = turn({"ash": "a2"}, tiles=(tile(locked, cellar),), chapter=chapter)
    assert at(table, menu_choice(table)) == "a5"
    table.move("ash", "a5")
    assert op_of(menu_choice(table)) == OP_SEARCH


def test_waits_for_a_captured_friend() -> None:
    table = turn({"ash": "b5", "birch": "b4"}, tiles=ROAD, chapter=TO_HALL)
    table.state.searched[0] = table.state.searched[1] = 1
    assert op_of(menu_choice(table)) == OP_EXPLORE
    lift(table.game, 1)
    table.state.captured = 2
    assert op_of(menu_choice(table)) != OP_EXPLORE


def test_gets_out_of_a_current_that_carries_off() -> None:
    table = turn({"ash": "w1"}, [("rat", "b1")], tiles=(tile(RIVER),))
    assert at(table, menu_choice(table)) == "b1"
    table.state.can_move, table.state.moved = False, True
    assert op_of(menu_choice(table)) == OP_SCURRY


def test_stays_out_of_the_water() -> None:
    table = turn({"ash": "b1"}, [("rat", "b3")], tiles=(tile(RIVER),))
    assert at(table, menu_choice(table)) == "b2"


# -- cards and free actions --------------------------------------------------------------------------------------------


def test_searches_when_there_is_nothing_else_to_do() -> None:
    table = turn({"ash": "b2"})
    table.state.can_move = False
    assert op_of(menu_choice(table)) == OP_SEARCH
    table.state.searched[0] = 1
    assert op_of(menu_choice(table)) == OP_END


def test_levels_up_when_it_can() -> None:
    table = turn({"ash": "a1"}, [("rat", "a2")])
    table.state.cheese[0] = 6
    assert op_of(menu_choice(table)) == OP_LEVEL_UP


def test_puts_on_better_gear() -> None:
    table = turn({"ash": "a1"})
    table.give("ash", "mail")
    assert op_of(menu_choice(table)) == OP_EQUIP
    table.choose(lambda game, decision: GreedyBot().choose(game, decision))
    table.act("ash", OP_EQUIP << 24)
    assert "mail" in {table.chapter.search_ids[table.chapter.copies[one]] for one in table.state.worn[0]}


def test_hands_over_a_card_that_is_worth_more_to_a_friend() -> None:
    table = turn({"birch": "a1", "ash": "a2"}, hero="birch")
    copy = table.give("birch", "mail")
    option = menu_choice(table, "birch")
    assert op_of(option) == OP_SHARE
    assert first_of(option) == 1
    table.choose(*[lambda game, decision: GreedyBot().choose(game, decision)] * 2)
    table.act("birch", option)
    assert copy in table.state.pack[1]


def test_heals_the_hurt_not_the_hale() -> None:
    table = turn({"ash": "a1"})
    table.learn("ash", "mend")
    table.state.cheese[0] = 2
    assert op_of(menu_choice(table)) != OP_FREE
    table.state.wounds[0] = 2
    assert op_of(menu_choice(table)) == OP_FREE


def test_recovers() -> None:
    table = turn({"ash": "a1"})
    table.afflict(0, "stunned")
    assert op_of(menu_choice(table)) == OP_RECOVER


def test_gets_up() -> None:
    table = turn({"ash": "a1"}, tiles=ROAD, chapter=TO_HALL)
    table.afflict(0, "knocked-down")
    assert at(table, menu_choice(table)) == "a1"
