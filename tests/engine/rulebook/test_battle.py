"""Battle (BATTLE)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.records.decision import OP_BATTLE, first_of, op_of, second_of
from engine.rulebook.battle import automatic_hit
from tests.engine.table import BOW, BOW_STAR, CHEESE, ROAD, SHIELD, SHIELD_STAR, SWORD, Table, face, tile

CORNER = face(
    "corner",
    """
    a1 a2 a3 a4
    b1 #  #  b4
    c1 c2 c3 c4
    """,
    lines=[("a3", "a4", "red")],
)
ROUND_THE_CORNER = (tile(CORNER),)


def targets(table: Table, hero: str) -> set[tuple[str, str]]:
    """What a mouse may attack: weapon and the space of the target."""
    table.offered(hero, "")
    copies, ids = table.chapter.copies, table.chapter.search_ids
    return {
        (ids[copies[first_of(option)]], table.at(second_of(option)).split("/")[1])
        for option in table.options(hero)
        if op_of(option) == OP_BATTLE
    }


# -- who can attack whom ---------------------------------------------------------------------------------------------


@pytest.mark.rule("BATTLE-1")
def test_a_mouse_with_a_weapon_in_its_paw_can_attack() -> None:
    assert targets(Table({"ash": "a1"}, [("rat", "a2")]), "ash") == {("sword", "a2")}


@pytest.mark.rule("BATTLE-1", negative=True)
def test_a_mouse_without_one_cannot_even_with_a_weapon_in_its_pack() -> None:
    table = Table({"dill": "a1"}, [("rat", "a1")])
    table.give("dill", "knife")
    assert targets(table, "dill") == set()


@pytest.mark.rule("BATTLE-2")
def test_melee_reaches_the_same_and_adjacent_spaces_and_swords_hit() -> None:
    table = Table({"ash": "b2"}, [("rat", "b2"), ("grub", "b3"), ("ogre", "a2")])
    assert targets(table, "ash") == {("sword", "b2"), ("sword", "b3"), ("sword", "a2")}
    table.dice(SWORD, SHIELD, BOW).attack("ash", "rat")
    assert table.count("rat") == 0


@pytest.mark.rule("BATTLE-2")
@pytest.mark.parametrize("die", [SWORD, SHIELD, SHIELD_STAR])
def test_every_sword_is_a_hit(die: str) -> None:
    table = Table({"dill": "a1"}, [("grub", "a1")])
    table.give("dill", "sword", worn=True)
    table.dice(die).attack("dill", "grub")
    assert table.count("grub") == 0


@pytest.mark.rule("BATTLE-2")
def test_bonuses_add_dice() -> None:
    table = Table({"ash": "a1"}, [("ogre", "a2")], rules=[{"if": {"figure": "ash"}, "modify": {"battle": 1}}])
    table.give("ash", "knife", worn=True)
    table.dice(*[CHEESE] * (2 + 2 + 1)).attack("ash", "ogre", weapon=weapon(table, "knife"))
    assert table.state.cheese[0] == 5


@pytest.mark.rule("BATTLE-2", negative=True)
def test_melee_does_not_reach_further_and_bows_do_not_hit() -> None:
    table = Table({"ash": "b2"}, [("rat", "b4"), ("rat", "a1")])
    assert targets(table, "ash") == set()
    table.add_minion("grub", "b2")
    table.dice(BOW, BOW_STAR).attack("ash", "grub")
    assert table.count("grub") == 1


@pytest.mark.rule("BATTLE-3")
def test_ranged_attacks_reach_minions_in_sight_on_the_tile_and_bows_hit() -> None:
    table = Table({"birch": "a1"}, [("rat", "a4"), ("grub", "c1")], tiles=ROUND_THE_CORNER)
    assert targets(table, "birch") == {("bow", "a4"), ("bow", "c1")}
    table.dice(BOW, BOW_STAR, CHEESE).attack("birch", "rat")
    assert table.count("rat") == 0


@pytest.mark.rule("BATTLE-3")
@pytest.mark.parametrize("near", ["a1", "a2"])
def test_an_enemy_near_must_be_the_target(near: str) -> None:
    table = Table({"birch": "a1"}, [("rat", "a4"), ("grub", near)])
    assert targets(table, "birch") == {("bow", near)}


@pytest.mark.rule("BATTLE-3", negative=True)
def test_ranged_attacks_do_not_reach_hidden_minions_or_other_tiles_and_swords_miss() -> None:
    table = Table({"birch": "b1"}, [("rat", "b4")], tiles=ROUND_THE_CORNER)
    assert targets(table, "birch") == set()
    assert targets(Table({"birch": "b5"}, [("rat", "hall/h1")], tiles=ROAD), "birch") == set()
    table = Table({"birch": "a1"}, [("grub", "a4")])
    table.dice(SWORD, SHIELD).attack("birch", "grub")
    assert table.count("grub") == 1


@pytest.mark.rule("BATTLE-3", negative=True)
def test_an_enemy_across_a_red_line_is_not_near() -> None:
    table = Table({"birch": "a3"}, [("rat", "a4"), ("grub", "a1")], tiles=ROUND_THE_CORNER)
    assert targets(table, "birch") == {("bow", "a4"), ("bow", "a1")}


# -- the two rolls ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BATTLE-4")
def test_each_shield_blocks_one_hit_and_the_rest_are_wounds() -> None:
    table = Table({"ash": "a1"}, [("ogre", "a2")])  # defence 2
    table.dice(SWORD, SWORD, SHIELD, BOW).attack("ash", "ogre")
    assert table.state.wounds[table.minion("ogre")] == 1


@pytest.mark.rule("BATTLE-4")
def test_only_shields_block() -> None:
    table = Table({"ash": "a1"}, [("ogre", "a2")])
    table.dice(SWORD, SWORD, SWORD, BOW_STAR).attack("ash", "ogre")
    assert table.state.wounds[table.minion("ogre")] == 2


@pytest.mark.rule("BATTLE-4", negative=True)
def test_against_a_miss_no_defence_is_rolled() -> None:
    table = Table({"ash": "a1"}, [("ogre", "a2")])
    table.dice(BOW, BOW).attack("ash", "ogre")  # no dice for the ogre in the script
    assert not table.happened("defence")


@pytest.mark.rule("BATTLE-4", negative=True)
def test_more_shields_than_hits_do_no_more() -> None:
    table = Table({"ash": "a1"}, [("ogre", "a2")])
    table.dice(SWORD, BOW, SHIELD, SHIELD).attack("ash", "ogre")
    assert table.state.wounds[table.minion("ogre")] == 0


@pytest.mark.rule("BATTLE-5")
def test_cheese_a_mouse_rolls_is_its_own_attacking_and_defending() -> None:
    table = Table({"ash": "a1"}, [("rat", "a1")])
    table.dice(CHEESE, CHEESE).attack("ash", "rat")
    assert table.state.cheese[0] == 2
    table.dice(SWORD, BOW, CHEESE).begin("rat")
    assert table.state.cheese[0] == 3
    assert table.state.wheel == 0


@pytest.mark.rule("BATTLE-5", negative=True)
def test_cheese_is_no_hit_no_block_and_not_won_by_a_move_die() -> None:
    table = Table({"ash": "a1"}, [("grub", "a1")]).dice(CHEESE).begin("ash")
    assert table.state.cheese[0] == 0
    table.dice(CHEESE, BOW).attack("ash", "grub")
    assert table.count("grub") == 1


@pytest.mark.rule("BATTLE-6")
def test_cheese_rolled_for_a_minion_goes_on_the_wheel() -> None:
    table = Table({"ash": "a1"}, [("rat", "a1")])
    table.dice(CHEESE, CHEESE).begin("rat")
    assert table.state.wheel == 2
    table.dice(SWORD, BOW, CHEESE).attack("ash", "rat")
    assert table.state.wheel == 3
    assert table.state.cheese[0] == 0


@pytest.mark.rule("BATTLE-6", negative=True)
def test_the_great_cats_cheese_does_not() -> None:
    table = Table({"ash": "a1"}, [("beast", "a1")]).track("ash", "beast-pounces")
    table.dice(CHEESE, CHEESE, CHEESE).begin("beast-pounces")
    table.dice(SWORD, BOW, CHEESE, CHEESE).choose(table.card("beast-pounces")).attack("ash", "beast")
    assert table.state.wheel == 0


# -- seeing ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BATTLE-7")
def test_the_line_between_centres_decides() -> None:
    board = Table({"ash": "a1"}, tiles=ROUND_THE_CORNER).chapter.board
    spaces = {name: board.space("corner", name) for name in ("a1", "a4", "b1", "b4", "c1", "c4")}

    def sees(one: str, other: str) -> bool:
        return bool(board.sight[spaces[one]] >> (spaces[other] - board.space_first[0]) & 1)

    assert sees("a1", "a4")
    assert sees("a1", "c1")
    assert not sees("b1", "b4")
    assert not sees("a1", "c4")
    assert sees("b4", "b4")


@pytest.mark.rule("BATTLE-7", negative=True)
def test_figures_scenery_and_lines_do_not_block_sight() -> None:
    table = Table({"birch": "a1", "ash": "a2"}, [("rat", "a4")], tiles=ROUND_THE_CORNER)  # a red line before a4
    assert targets(table, "birch") == {("bow", "a4")}


@pytest.mark.rule("BATTLE-7")
def test_a_space_of_the_chapter_sees_exactly_the_spaces_it_lists() -> None:
    tree = {"id": "tree", "at": [50, 20], "kind": "special-area", "minions": False, "sees": ["b2"]}
    rooms = {"field": {"spaces": [tree], "adjacent": [["tree", "b2"]]}}
    table = Table({"birch": "tree"}, [("rat", "a3")], chapter={"rooms": rooms})
    assert targets(table, "birch") == set()
    table.add_minion("rat", "b2")
    assert targets(table, "birch") == {("bow", "b2")}


# -- weapons, types, surges ------------------------------------------------------------------------------------------


def two_weapons() -> Table:
    table = Table({"ash": "a1"}, [("ogre", "a2")])
    table.give("ash", "knife", worn=True)
    return table


def weapon(table: Table, name: str) -> int:
    return next(copy for copy in table.state.worn[0] if table.chapter.search_ids[table.chapter.copies[copy]] == name)


@pytest.mark.rule("BATTLE-8")
def test_of_two_weapons_one_is_chosen_and_its_bonus_and_ability_count() -> None:
    table = two_weapons()
    assert targets(table, "ash") == {("sword", "a2"), ("knife", "a2")}
    table.dice(SWORD, BOW, BOW, BOW, CHEESE)  # 2 + 2 to attack, 2 - 1 to defend
    table.attack("ash", "ogre", weapon=weapon(table, "knife"))
    assert table.state.wounds[table.minion("ogre")] == 1


@pytest.mark.rule("BATTLE-8", negative=True)
def test_the_other_weapons_bonus_and_ability_do_not() -> None:
    table = two_weapons()
    table.dice(SWORD, BOW, CHEESE, CHEESE).attack("ash", "ogre", weapon=weapon(table, "sword"))  # 2 dice, defence 2
    assert table.game.script == []
    assert table.state.wheel == 2


@pytest.mark.rule("BATTLE-9")
def test_resistance_to_a_type_applies() -> None:
    table = Table({"cedar": "a1"}, [("ogre", "a2")], rules=[RESISTS])
    table.dice(SWORD, SWORD, BOW, BOW, BOW).attack("cedar", "ogre")  # blunt: one more defence die
    assert table.game.script == []


@pytest.mark.rule("BATTLE-9", negative=True)
def test_it_does_not_apply_to_other_types() -> None:
    table = Table({"ash": "a1"}, [("ogre", "a2")], rules=[RESISTS])
    table.dice(SWORD, SWORD, BOW, BOW).attack("ash", "ogre")  # sharp
    assert table.game.script == []


RESISTS: dict[str, Any] = {"if": {"attack": {"type": "blunt"}}, "modify": {"target-defence": {"by": 1}}}


@pytest.mark.rule("BATTLE-10")
def test_a_surge_in_the_middle_is_resolved_and_the_attack_goes_on() -> None:
    rooms = {"field": {"surge": [{"minion": "ogre", "count": 1}]}}
    table = Table({"ash": "a2"}, [("rat", "a2"), ("rat", "a1")], chapter={"rooms": rooms})
    table.state.wheel = 5
    table.choose(table.space("c5")).dice(SWORD, SWORD, CHEESE).attack("ash", "rat")
    events = [event.what for event in table.trace.events]
    assert events.index("defence") < events.index("surge") < events.index("defeated")
    assert (table.state.wheel, table.state.page, table.count("ogre")) == (0, 2, 1)
    assert table.count("rat") == 1


@pytest.mark.rule("BATTLE-10", negative=True)
def test_five_cheese_do_not_interrupt() -> None:
    table = Table({"ash": "a2"}, [("rat", "a2")])
    table.state.wheel = 4
    table.dice(SWORD, SWORD, CHEESE).attack("ash", "rat")
    assert not table.happened("surge")
    assert table.state.wheel == 5


def test_an_automatic_hit_is_defended_normally() -> None:
    table = Table({"ash": "a1"}, [("rat", "a1"), ("rat", "a2")])
    table.dice(SHIELD, BOW)
    automatic_hit(table.game, 0, table.minion("rat", 0), 1)
    automatic_hit(table.game, 0, table.minion("rat", 1), 1)
    assert table.count("rat") == 1


@pytest.mark.rule("BATTLE-5", negative=True)
@pytest.mark.parametrize(("event", "role"), [("attack-rolled", "attacker"), ("defence-rolled", "target")])
def test_a_mouse_captured_by_its_own_roll_gains_no_cheese(event: str, role: str) -> None:
    trick = {"when": event, "if": {role: "ash"}, "do": [{"capture": role}]}
    table = Table({"ash": "a1", "birch": "a2"}, [("rat", "a1")], rules=[trick])
    if role == "attacker":
        table.dice(CHEESE, BOW).attack("ash", "rat")
    else:
        table.dice(SWORD, SWORD, CHEESE).begin("rat")
    table.check()
    assert table.state.cheese[0] == 0


@pytest.mark.rule("BATTLE-6", negative=True)
def test_a_minion_gone_by_its_own_roll_puts_nothing_on_the_wheel() -> None:
    trick = {"when": "defence-rolled", "if": {"target": "rat"}, "do": [{"remove": "target"}]}
    table = Table({"ash": "a1"}, [("rat", "a1")], rules=[trick])
    table.state.wheel = 5
    table.dice(SWORD, BOW, CHEESE).attack("ash", "rat")
    assert (table.state.wheel, table.happened("surge")) == (5, False)
