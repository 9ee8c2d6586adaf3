"""Negative effects (EFFECT) and recovering from them (RECOVER). The statuses are those of the bundled box."""

from __future__ import annotations

from typing import Any

import pytest

from engine.records.decision import OP_BATTLE, OP_EXPLORE, OP_MOVE, OP_RECOVER, OP_SCURRY, OP_SEARCH, pack
from engine.rulebook.statuses import gain_status, knock_down
from engine.rulebook.wounds import heal, wound
from tests.engine.table import BOW, BOW_STAR, CHEESE, HEROES, ROAD, SHIELD, SWORD, Table, face, tile


def under(status: str, mice: dict[str, str] | None = None, minions: list[tuple[str, str]] | None = None,
          **keys: Any) -> Table:  # fmt: skip
    """A table whose first mouse is under a status."""
    table = Table(mice or {"ash": "a1"}, minions, **keys)
    table.afflict(0, status)
    return table


def recover(table: Table, status: str) -> Table:
    return table.act("ash", pack(OP_RECOVER, table.chapter.status_ids.index(status)))


# -- recovering ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RECOVER-1")
def test_a_stunned_mouse_recovers_without_a_roll() -> None:
    table = recover(under("stunned").dice(BOW).begin("ash"), "stunned")
    assert not table.has_status(0, "stunned")


@pytest.mark.rule("RECOVER-1", negative=True)
def test_it_costs_the_action_of_the_turn() -> None:
    table = recover(under("stunned", minions=[("rat", "a2")]).dice(BOW).begin("ash"), "stunned")
    assert not table.ops("ash") & {OP_BATTLE, OP_SEARCH, OP_RECOVER}


@pytest.mark.rule("RECOVER-2")
@pytest.mark.parametrize("star", [SWORD, BOW_STAR])
def test_a_webbed_mouse_recovers_with_a_star(star: str) -> None:
    table = recover(under("webbed").dice(BOW).begin("ash").dice(star), "webbed")
    assert not table.has_status(0, "webbed")
    assert OP_MOVE in table.ops("ash")


@pytest.mark.rule("RECOVER-2", negative=True)
@pytest.mark.parametrize("die", [CHEESE, SHIELD, BOW])
def test_without_a_star_it_stays_webbed(die: str) -> None:
    table = recover(under("webbed").dice(BOW).begin("ash").dice(die), "webbed")
    assert table.has_status(0, "webbed")
    assert OP_RECOVER in table.dice(BOW).begin("ash").ops("ash")


# -- stunned, webbed -------------------------------------------------------------------------------------------------


@pytest.mark.rule("EFFECT-1")
def test_a_stunned_mouse_may_move_and_recover() -> None:
    table = under("stunned").dice(BOW).begin("ash")
    assert {OP_MOVE, OP_RECOVER} <= table.ops("ash")
    table.move("ash", "a3")
    assert table.at(0) == "field/a3"


@pytest.mark.rule("EFFECT-1", negative=True)
def test_it_does_nothing_else() -> None:
    dance = {"id": "dance", "when": "action", "do": [{"cheese": {"who": "actor", "amount": 1}}]}
    table = under("stunned", {"ash": "b4"}, rules=[dance], tiles=ROAD).dice(BOW).begin("ash").move("ash", "b5")
    assert not table.ops("ash") & {OP_SCURRY, OP_SEARCH, OP_EXPLORE}
    assert not table.offered("ash", "dance")
    table = under("stunned", minions=[("rat", "a1")]).dice(BOW).begin("ash")
    assert OP_BATTLE not in table.ops("ash")


@pytest.mark.rule("EFFECT-2")
def test_a_webbed_mouse_acts_but_stays_where_it_is() -> None:
    table = under("webbed", minions=[("rat", "a1")]).dice(BOW).begin("ash")
    assert {OP_BATTLE, OP_SEARCH, OP_RECOVER} <= table.ops("ash")


@pytest.mark.rule("EFFECT-2", negative=True)
def test_it_neither_moves_nor_scurries() -> None:
    table = under("webbed").dice(BOW).begin("ash")
    assert not table.ops("ash") & {OP_MOVE, OP_SCURRY}
    table = Table({"ash": "a1"}).dice(BOW).begin("ash").move("ash", "a2")
    table.afflict(0, "webbed")
    assert OP_SCURRY not in table.ops("ash")


# -- knocked down ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EFFECT-3")
def test_getting_up_takes_the_whole_move() -> None:
    table = under("knocked-down").dice(SHIELD).begin("ash")
    assert table.reach("ash") == {"a1"}
    table.move("ash", "a1")
    assert not table.has_status(0, "knocked-down")
    assert table.reach("ash") == set()
    assert OP_SCURRY in table.ops("ash")


@pytest.mark.rule("EFFECT-3")
def test_a_mouse_that_lies_there_attacks_and_defends_normally() -> None:
    table = under("knocked-down", minions=[("rat", "a1")])
    table.dice(SWORD, BOW, SHIELD).attack("ash", "rat")
    assert table.count("rat") == 1
    table.dice(SWORD, BOW, SHIELD).begin("rat")
    assert table.state.wounds[0] == 0


@pytest.mark.rule("EFFECT-3", negative=True)
def test_large_figures_are_not_knocked_down() -> None:
    table = Table({"ash": "a1"}, [("ogre", "a2"), ("beast", "b1"), ("rat", "b2")])
    assert not knock_down(table.game, table.minion("ogre"))
    assert not knock_down(table.game, table.minion("beast"))
    assert knock_down(table.game, table.minion("rat"))


@pytest.mark.rule("EFFECT-3", negative=True)
def test_no_figure_is_knocked_down_twice() -> None:
    table = under("knocked-down")
    assert not gain_status(table.game, 0, table.chapter.status_ids.index("knocked-down"))


# -- charmed ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EFFECT-4")
def test_a_charmed_mouse_moves_and_attacks_as_a_melee_minion_then_the_charm_is_off() -> None:
    table = under("charmed", {"ash": "a1", "birch": "a4"})
    table.dice(SHIELD, SWORD, SWORD, BOW).begin("ash")  # three steps into birch's space, two dice of its card
    assert table.at(0) == "field/a4"
    assert table.state.wounds[1] == 2
    assert not table.has_status(0, "charmed")
    assert table.state.acted == 1


@pytest.mark.rule("EFFECT-4")
def test_whichever_mouse_is_charmed_and_whatever_it_shoots_with() -> None:
    table = Table({"ash": "a2", "birch": "a1"})  # an archer: it strikes from the next space, with swords for hits
    table.afflict(1, "charmed")
    table.dice(CHEESE, SWORD, BOW, BOW).begin("birch")
    assert table.at(1) == "field/a2"
    assert table.state.wounds[0] == 1


@pytest.mark.rule("EFFECT-4")
def test_its_cheese_goes_on_the_wheel_and_its_targets_is_its_own() -> None:
    table = under("charmed", {"ash": "a1", "birch": "a1"}, [("rat", "c5")])
    table.dice(CHEESE, SWORD, CHEESE).begin("ash")
    assert (table.state.wheel, table.state.cheese[0], table.state.cheese[1]) == (1, 0, 1)


@pytest.mark.rule("EFFECT-4")
def test_it_goes_for_the_mouse_highest_on_the_track_and_crosses_red_lines() -> None:
    wall = (tile(face("wall", "a1 a2 a3", lines=[("a1", "a2", "red")])),)
    table = Table({"ash": "a1", "birch": "a2", "cedar": "a2"}, tiles=wall).track("ash", "cedar", "birch")
    table.afflict(0, "charmed")
    table.dice(CHEESE, SWORD, BOW, BOW).begin("ash")
    assert table.at(0) == "wall/a2"
    assert table.state.wounds[2] == 1


@pytest.mark.rule("EFFECT-4", negative=True)
def test_no_card_and_no_ability_helps_it() -> None:
    table = under("charmed", {"ash": "a1", "birch": "a1"}, rules=[{"if": {"figure": "ash"}, "modify": {"battle": 3}}])
    table.give("ash", "knife", worn=True)
    table.dice(BOW, BOW).begin("ash")  # two dice: hero card only
    assert table.game.script == []


@pytest.mark.rule("EFFECT-4", negative=True)
def test_nor_is_it_kept_from_moving_by_a_card_of_its_own() -> None:
    boots = {"boots": {"category": "accessory", "slot": "accessory", "rules": [{"forbid": "move"}]}}
    table = Table({"ash": "a1", "birch": "a4"}, more={"search_cards": boots})
    table.give("ash", "boots", worn=True)
    assert OP_MOVE not in table.dice(CHEESE).begin("ash").ops("ash")
    table.afflict(0, "charmed")
    table.dice(CHEESE).begin("ash")
    assert table.at(0) == "field/a2"


KIT_RULES = [
    {"modify": {"face-hits": {"faces": ["bow"], "by": 1}}},
    {"modify": {"target-defence": -1}},
    {"when": "attack-declared", "if": {"attacker": "owner"}, "do": [{"attack-dice": 1}]},
    {"when": "attack-rolled", "do": [{"hits": 1}]},
]


@pytest.mark.rule("EFFECT-4", negative=True)
@pytest.mark.parametrize("rule", KIT_RULES)
@pytest.mark.parametrize("kind", ["heroes", "abilities", "search_cards"])
def test_nor_does_any_rule_of_its_talents_abilities_and_cards(kind: str, rule: dict[str, Any]) -> None:
    card = {
        "heroes": {"ash": {**HEROES["ash"], "rules": [rule]}},
        "abilities": {"trait": {"classes": ["any"], "rules": [rule]}},
        "search_cards": {"charm": {"category": "accessory", "slot": "accessory", "rules": [rule]}},
    }[kind]
    table = Table({"ash": "a1", "birch": "a1"}, [("rat", "c5")], more={kind: card})
    if kind == "abilities":
        table.learn("ash", "trait")
    elif kind == "search_cards":
        table.give("ash", "charm", worn=True)
    table.afflict(0, "charmed")
    table.dice(SWORD, BOW, SHIELD).begin("ash")  # two dice, one hit, blocked by birch's one die
    assert table.game.script == []
    assert table.state.wounds[1] == 0


@pytest.mark.rule("EFFECT-4", negative=True)
def test_in_that_turn_no_armour_protects_it_either() -> None:
    """Birch strikes back when it is attacked: the charmed mouse defends with the one die of its card."""
    back = {"when": "attack-ended", "if": {"target": "birch", "attacker": "ash"},
            "do": [{"attack": {"who": "attacker", "by": "target", "dice": 2}}]}  # fmt: skip
    table = under("charmed", {"ash": "a1", "birch": "a1"}, rules=[back])
    table.give("ash", "cap", worn=True)
    table.dice(BOW, BOW, SWORD, BOW, BOW).begin("ash")  # its blow misses; one hit comes back; one die to defend
    assert table.state.wounds[0] == 1


@pytest.mark.rule("EFFECT-4", negative=True)
def test_before_its_turn_it_is_a_mouse_like_any_other() -> None:
    table = under("charmed", {"ash": "a1", "birch": "a2"}, [("rat", "a1")])
    table.give("ash", "cap", worn=True)
    table.learn("ash", "parry")
    table.state.cheese[0] = 1
    table.dice(SWORD, SWORD, CHEESE, SHIELD).choose(1).begin("rat")  # defence 1 + 1 for its cap, and it parries
    assert table.state.wounds[0] == 0
    assert table.state.cheese[0] == 1
    assert table.state.wheel == 0


@pytest.mark.rule("EFFECT-4", negative=True)
def test_with_no_other_mouse_on_its_tile_it_does_nothing() -> None:
    table = under("charmed", {"ash": "a1", "birch": "hall/h1"}, tiles=ROAD).begin("ash")  # no die is rolled
    assert table.at(0) == "field/a1"
    assert not table.has_status(0, "charmed")


# -- poison, fire ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EFFECT-5")
def test_poison_wounds_count_and_a_cure_removes_them() -> None:
    table = Table({"ash": "a1", "birch": "a2"})
    wound(table.game, 0, 2, by=-1, poison=True)
    assert (table.state.wounds[0], table.state.poison[0]) == (0, 2)
    assert heal(table.game, 0, 1, poison=True) == 1
    assert table.state.poison[0] == 1
    wound(table.game, 0, 3, by=-1)
    assert table.state.captured == 1


@pytest.mark.rule("EFFECT-5", negative=True)
def test_ordinary_healing_does_not() -> None:
    table = Table({"ash": "a1"})
    wound(table.game, 0, 2, by=-1, poison=True)
    assert heal(table.game, 0, 2) == 0
    assert table.state.poison[0] == 2


BURNING = {"tiles": (tile(face("pond", "a1 a2 a3", a2={"kind": "water"})),)}


@pytest.mark.rule("EFFECT-6")
def test_water_puts_a_burning_mouse_out_and_a_star_of_the_mice_on_its_space_does_too() -> None:
    table = under("on-fire", {"ash": "a1"}, **BURNING).dice(BOW).begin("ash").move("ash", "a2").end_turn("ash")
    assert not table.has_status(0, "on-fire")
    assert table.state.wounds[0] == 0
    table = under("on-fire", {"ash": "a1", "birch": "a1", "cedar": "a1"}, **BURNING).dice(BOW).begin("ash")
    table.dice(BOW, SHIELD, SWORD).end_turn("ash")
    assert not table.has_status(0, "on-fire")
    assert table.state.wounds[0] == 0


@pytest.mark.rule("EFFECT-6", negative=True)
def test_without_a_star_it_burns_on_and_mice_elsewhere_do_not_help() -> None:
    table = under("on-fire", {"ash": "a1", "birch": "a1"}, **BURNING).dice(BOW).begin("ash")
    table.dice(BOW, SHIELD).end_turn("ash")
    assert table.has_status(0, "on-fire")
    assert table.state.wounds[0] == 1
    table = under("on-fire", {"ash": "a1", "birch": "a3"}, **BURNING).dice(BOW).begin("ash").dice(BOW).end_turn("ash")
    assert table.has_status(0, "on-fire")
    assert table.state.wounds[0] == 1


@pytest.mark.rule("EFFECT-4")
@pytest.mark.rule("EFFECT-1")
def test_a_charmed_and_stunned_mouse_moves_but_does_not_attack() -> None:
    table = under("charmed", {"ash": "a1", "birch": "a4"})
    table.afflict(0, "stunned")
    table.dice(SHIELD).begin("ash")
    assert table.at(0) == "field/a4"
    assert not table.happened("attack")
    assert table.has_status(0, "stunned")


@pytest.mark.rule("EFFECT-4")
@pytest.mark.rule("EFFECT-2")
def test_a_charmed_and_webbed_mouse_attacks_but_does_not_move() -> None:
    table = under("charmed", {"ash": "a1", "birch": "a2"})
    table.afflict(0, "webbed")
    table.dice(SWORD, BOW, BOW).begin("ash")
    assert table.at(0) == "field/a1"
    assert table.state.wounds[1] == 1


@pytest.mark.rule("EFFECT-4")
@pytest.mark.parametrize(("edition", "where"), [("en", "field/a2"), ("fr", "field/a1")])
def test_by_option_a_charmed_archer_shoots_from_where_it_stands(edition: str, where: str) -> None:
    table = Table({"ash": "a5", "birch": "a1"}, options={"edition": edition})
    table.afflict(1, "charmed")
    table.dice(*([CHEESE] if edition == "en" else [BOW, SWORD, BOW])).begin("birch")
    assert table.at(1) == where
    assert table.happened("attack") == (edition == "fr")


@pytest.mark.rule("EFFECT-4")
@pytest.mark.parametrize(("edition", "dice"), [("en", 2), ("ru", 3)])
def test_by_option_a_charmed_mouse_keeps_its_talents(edition: str, dice: int) -> None:
    hero = {**HEROES["ash"], "rules": [{"id": "strong", "modify": {"battle": 1}}]}
    table = Table({"ash": "a1", "birch": "a1"}, more={"heroes": {"ash": hero}}, options={"edition": edition})
    table.give("ash", "cap", worn=True)
    table.afflict(0, "charmed")
    table.dice(*[BOW] * dice).begin("ash")
    assert table.game.script == []
