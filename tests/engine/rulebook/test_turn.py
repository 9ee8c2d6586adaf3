"""A mouse's turn (TURN) and scurrying (SCURRY)."""

from __future__ import annotations

import pytest

from engine.records.decision import (
    OP_ACTION,
    OP_BATTLE,
    OP_END,
    OP_EQUIP,
    OP_EXPLORE,
    OP_FREE,
    OP_LEVEL_UP,
    OP_MOVE,
    OP_RECOVER,
    OP_SCURRY,
    OP_SEARCH,
    OP_SHARE,
    pack,
)
from engine.records.dice import FACE_NAMES, FACE_NUMBER
from tests.engine.table import BOW, CHEESE, ROAD, SHIELD, SWORD, Table

# -- rolling ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TURN-1")
@pytest.mark.parametrize("die", FACE_NAMES)
def test_the_allowance_is_the_number_rolled_plus_the_move_value(die: str) -> None:
    table = Table({"elder": "a1"}).dice(die).begin("elder")
    assert table.state.allowance == FACE_NUMBER[FACE_NAMES.index(die)] + 3


@pytest.mark.rule("TURN-1")
def test_the_die_is_rolled_even_by_a_mouse_that_cannot_move() -> None:
    crow = {"when": "move-rolled", "if": {"number": 1}, "do": [{"wound": {"who": "mover", "amount": 1}}]}
    table = Table({"ash": "a1"}, rules=[crow])
    table.afflict(table.mouse("ash"), "webbed")
    table.dice(CHEESE).begin("ash")
    assert table.reach("ash") == set()
    assert table.state.wounds[0] == 1


@pytest.mark.rule("TURN-1", negative=True)
def test_a_mouse_moves_no_further_than_its_allowance() -> None:
    table = Table({"cedar": "a1"}).dice(CHEESE).begin("cedar")  # 1 + 1
    assert table.reach("cedar") == {"a2", "a3", "b1", "b2", "c1"}


# -- move and action -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TURN-2")
def test_a_mouse_moves_and_then_acts() -> None:
    table = Table({"ash": "a1"}).dice(BOW).begin("ash").move("ash", "a2")
    table.dice(BOW).act("ash", pack(OP_SEARCH))
    assert table.ops("ash") == {OP_END, OP_EQUIP}


@pytest.mark.rule("TURN-2")
def test_a_mouse_acts_and_then_moves() -> None:
    table = Table({"ash": "a1"}).dice(BOW).begin("ash")
    table.dice(BOW).act("ash", pack(OP_SEARCH))
    assert OP_MOVE in table.ops("ash")
    table.move("ash", "b3")
    assert table.at(0) == "field/b3"


@pytest.mark.rule("TURN-2")
def test_both_parts_may_be_declined() -> None:
    table = Table({"ash": "a1"}).dice(BOW).begin("ash").end_turn("ash")
    assert table.state.acted == 1
    assert table.at(0) == "field/a1"


@pytest.mark.rule("TURN-2", negative=True)
def test_the_rest_of_a_move_cannot_be_used_after_the_action() -> None:
    table = Table({"ash": "a1"}).dice(SHIELD).begin("ash").move("ash", "a2")
    assert OP_MOVE not in table.ops("ash")
    table.dice(BOW).act("ash", pack(OP_SEARCH))
    assert OP_MOVE not in table.ops("ash")


@pytest.mark.rule("TURN-2", negative=True)
def test_there_is_no_second_action() -> None:
    table = Table({"ash": "a1"}, [("rat", "a2")]).dice(BOW).begin("ash")
    table.dice(BOW).act("ash", pack(OP_SEARCH))
    assert not table.ops("ash") & {OP_SEARCH, OP_BATTLE, OP_SCURRY}


@pytest.mark.rule("TURN-3")
def test_all_actions_stand_in_the_menu_where_they_are_possible() -> None:
    granted = {"id": "dance", "when": "action", "do": [{"cheese": {"who": "actor", "amount": 1}}]}
    table = Table({"ash": "b4"}, rules=[granted], tiles=ROAD)
    table.afflict(0, "stunned")
    table.dice(BOW).begin("ash").move("ash", "b5")
    assert {OP_RECOVER} <= table.ops("ash")
    table.act("ash", pack(OP_RECOVER, table.chapter.status_ids.index("stunned")))
    table.dice(BOW).begin("ash").move("ash", "a5")
    assert {OP_SCURRY, OP_SEARCH, OP_EXPLORE, OP_ACTION} <= table.ops("ash")
    table.use("ash", "dance")
    assert table.state.cheese[0] == 1
    table.add_minion("rat", "b5")
    table.dice(BOW).begin("ash")
    assert OP_BATTLE in table.ops("ash")


@pytest.mark.rule("TURN-3", negative=True)
def test_actions_that_are_not_possible_are_not_offered() -> None:
    table = Table({"ash": "b3"}).dice(BOW).begin("ash")
    assert not table.ops("ash") & {OP_SCURRY, OP_BATTLE, OP_RECOVER, OP_EXPLORE, OP_ACTION}


# -- free actions and abilities --------------------------------------------------------------------------------------


def rich() -> Table:
    """A mouse with a friend, a spare knife and cheese for an ability."""
    table = Table({"ash": "a1", "birch": "a1"})
    table.give("ash", "cap")
    table.state.cheese[0] = 20
    return table.dice(BOW).begin("ash")


@pytest.mark.rule("TURN-4")
def test_free_actions_are_open_before_between_and_after_the_parts_of_a_turn() -> None:
    free = {OP_SHARE, OP_EQUIP, OP_LEVEL_UP}
    table = rich()
    assert free <= table.ops("ash")
    table.move("ash", "a2")
    assert free <= table.ops("ash")
    table.dice(BOW).act("ash", pack(OP_SEARCH))
    assert free <= table.ops("ash")


@pytest.mark.rule("TURN-4", negative=True)
@pytest.mark.parametrize("op", [OP_SHARE, OP_EQUIP, OP_LEVEL_UP])
def test_no_free_action_is_done_twice_in_a_turn(op: int) -> None:
    table = rich()
    table.act("ash", pack(op, 1 if op == OP_SHARE else 0))
    assert op not in table.ops("ash")
    assert len(table.ops("ash") & {OP_SHARE, OP_EQUIP, OP_LEVEL_UP}) == 2
    table.dice(BOW).begin("ash")
    assert op in table.ops("ash")


@pytest.mark.rule("TURN-4", negative=True)
def test_no_free_action_is_offered_in_the_middle_of_an_action() -> None:
    """Between an attack's roll and its defence no menu opens: the only decisions are turn menus."""
    table = rich()
    table.add_minion("rat", "a2")
    table.dice(SWORD, SWORD, BOW).attack("ash", "rat")
    assert {decision.kind for decision in table.bot.seen} == {0}


@pytest.mark.rule("TURN-5")
def test_a_mouse_uses_one_ability_in_its_turn_and_one_in_anothers() -> None:
    table = Table({"ash": "a1", "birch": "a2"}, [("rat", "b1")])
    table.learn("ash", "rally")
    table.learn("ash", "parry")
    table.state.cheese[0] = 5
    table.use("ash", "rally")
    assert table.state.cheese[0] == 5 - 1 + 1
    table.dice(BOW, SWORD, SWORD, BOW).choose(1).begin("rat")  # hits ash twice; parry blocks one
    assert table.state.cheese[0] == 4
    assert table.state.wounds[0] == 1


@pytest.mark.rule("TURN-5")
def test_per_mouse_two_mice_may_use_abilities_in_one_turn() -> None:
    table = Table({"ash": "a1", "birch": "a2"}, [("rat", "a1")], more={"abilities": AIM})
    assert both_use_one(table)


AIM = {
    "aim": {"classes": ["archer"], "cost": 1, "rules": [
        {"id": "aim", "when": "attack-rolled", "if": {"not": {"attacker": "owner"}}, "may": True,
         "do": [{"hits": 1}]}]},
}  # fmt: skip


def both_use_one(table: Table) -> bool:
    """Ash rallies, then attacks; whether birch may use its ability then."""
    table.learn("ash", "rally")
    table.learn("birch", "aim")
    table.state.cheese[:2] = [3, 3]
    table.use("ash", "rally")
    table.bot.seen.clear()
    table.dice(CHEESE, CHEESE).attack("ash", "rat")
    return any(decision.kind == 1 for decision in table.bot.seen)


@pytest.mark.rule("TURN-5", negative=True)
def test_a_second_ability_in_the_same_turn_is_not_offered() -> None:
    table = Table({"ash": "a1"})
    table.learn("ash", "rally")
    table.learn("ash", "mend")
    table.state.cheese[0] = 9
    assert table.offered("ash", "mend")
    table.use("ash", "rally")
    assert not table.offered("ash", "mend")
    assert not table.offered("ash", "rally")


@pytest.mark.rule("TURN-5", negative=True)
def test_per_turn_only_one_ability_is_used_by_all_mice_together() -> None:
    option = {"abilities": "per-turn"}
    table = Table({"ash": "a1", "birch": "a2"}, [("rat", "a1")], more={"abilities": AIM}, options=option)
    assert not both_use_one(table)


# -- scurry ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCURRY-1")
def test_after_its_move_a_mouse_may_roll_and_move_again() -> None:
    table = Table({"cedar": "a1"}).dice(CHEESE).begin("cedar").move("cedar", "a3")
    table.dice(SHIELD).act("cedar", pack(OP_SCURRY))
    assert table.state.allowance == 3 + 1
    table.move("cedar", "c5")
    assert table.at(0) == "field/c5"
    assert table.ops("cedar") == {OP_END, OP_EQUIP}


@pytest.mark.rule("SCURRY-1")
def test_movement_rules_hold_while_scurrying() -> None:
    table = Table({"cedar": "a1"}, [("rat", "a4")]).dice(CHEESE).begin("cedar").move("cedar", "a3")
    table.dice(SHIELD).act("cedar", pack(OP_SCURRY))
    assert "a4" in table.reach("cedar")
    assert "a5" in table.reach("cedar")  # round the rat, not past it
    table.move("cedar", "a4")
    assert OP_MOVE not in table.ops("cedar")


@pytest.mark.rule("SCURRY-1", negative=True)
def test_a_mouse_that_has_not_moved_does_not_scurry() -> None:
    table = Table({"cedar": "a1"}).dice(CHEESE).begin("cedar")
    assert OP_SCURRY not in table.ops("cedar")


@pytest.mark.rule("SCURRY-1", negative=True)
def test_scurrying_is_the_action_of_the_turn() -> None:
    table = Table({"cedar": "a1"}).dice(CHEESE).begin("cedar").move("cedar", "a2")
    table.dice(CHEESE).act("cedar", pack(OP_SCURRY)).move("cedar", "a3")
    assert not table.ops("cedar") & {OP_SCURRY, OP_SEARCH, OP_FREE}
