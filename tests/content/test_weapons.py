"""What the weapons of the search deck do beyond their bonus."""

from __future__ import annotations

import pytest

from tests.content.acting import all_rolled, copy_of
from tests.engine.scene import Scene

SWORD, SHIELD, BOW, BOW_STAR, CHEESE = "sword-star", "sword-shield", "bow", "bow-star", "cheese"


def test_tildas_mace_counts_other_wounded_mice_on_her_space() -> None:
    scene = Scene(mice={"tilda": "c3", "filch": "c3", "lily": "c4"}, minions=[("rat-warrior", "b3")])
    scene.state.wounds[scene.mouse("tilda")] = 1
    scene.state.wounds[scene.mouse("lily")] = 1
    scene.dice(BOW, BOW).attack("tilda", "rat-warrior")
    assert all_rolled(scene)
    scene.state.wounds[scene.mouse("filch")] = 1
    scene.state.actions = 1
    scene.dice(BOW, BOW, BOW).attack("tilda", "rat-warrior")
    assert all_rolled(scene)


def test_the_dagger_takes_a_die_from_a_target_lower_on_the_track() -> None:
    scene = Scene(mice={"filch": "c3"}, minions=[("rat-warrior", "b3")])
    scene.track("filch", "rat-warrior").dice(SWORD, BOW, BOW).attack("filch", "rat-warrior")
    assert scene.count("rat-warrior") == 0
    scene = Scene(mice={"filch": "c3"}, minions=[("rat-warrior", "b3")])
    scene.track("rat-warrior", "filch").dice(SWORD, BOW, BOW, SHIELD).attack("filch", "rat-warrior")
    assert scene.count("rat-warrior") == 1


def test_two_daggers_do_not_add_up() -> None:
    scene = Scene(mice={"filch": "c3"}, minions=[("rat-warrior", "b3")])
    scene.give("filch", "dagger", worn=True)
    assert len(scene.state.worn[0]) == 2
    scene.track("filch", "rat-warrior").dice(SWORD, BOW, SHIELD).attack("filch", "rat-warrior")
    assert scene.count("rat-warrior") == 1


def test_the_staff_strikes_as_a_blunt_melee_weapon_on_its_own_space() -> None:
    scene = Scene(mice={"maginos": "c3"}, minions=[("roach", "c3")])
    scene.dice(SWORD, SWORD, BOW).attack("maginos", "roach")
    assert scene.count("roach") == 0
    scene = Scene(mice={"maginos": "c3"}, minions=[("roach", "b3")])
    scene.dice(SWORD, SWORD).attack("maginos", "roach")
    assert scene.count("roach") == 1


@pytest.mark.rule("EFFECT-3")
def test_nezs_hammer_knocks_down_a_small_minion_that_blocks() -> None:
    scene = Scene(mice={"nez": "c3"}, minions=[("rat-warrior", "b3")])
    scene.dice(SWORD, BOW, BOW, SHIELD, BOW).attack("nez", "rat-warrior")
    assert scene.has_status(scene.minion("rat-warrior"), "knocked-down")
    scene = Scene(mice={"nez": "c3"}, minions=[("spider", "b3")])
    scene.dice(SWORD, BOW, BOW, SHIELD, BOW, BOW).attack("nez", "spider")
    assert not scene.has_status(scene.minion("spider"), "knocked-down")


def test_the_precise_bow_counts_a_bow_with_a_star_twice() -> None:
    for face, left in ((BOW_STAR, 0), (BOW, 1)):
        scene = Scene(mice={"lily": "c3"}, minions=[("rat-warrior", "b3")])
        scene.give("lily", "precise-bow", worn=True)
        scene.dice(face, SWORD, SWORD, SHIELD, BOW).attack("lily", "rat-warrior")
        assert scene.count("rat-warrior") == left


@pytest.mark.parametrize(("card", "miss", "dice"), [("long-bow", SWORD, 4), ("matchstick-torch", BOW, 3)])
def test_more_dice_against_a_large_minion(card: str, miss: str, dice: int) -> None:
    scene = Scene(mice={"collin": "c3"}, minions=[("spider", "b3")])
    weapon = scene.give("collin", card, worn=True)
    scene.dice(*[miss] * dice).attack("collin", "spider", weapon=weapon)
    assert all_rolled(scene)


@pytest.mark.parametrize(("space", "dice"), [("b3", 4), ("c3", 3)])
def test_a_lance_has_one_die_more_with_a_run_up(space: str, dice: int) -> None:
    scene = Scene(mice={"collin": "c3"}, minions=[("rat-warrior", space)])
    weapon = scene.give("collin", "darning-needle-lance", worn=True)
    scene.dice(*[BOW] * dice).attack("collin", "rat-warrior", weapon=weapon)
    assert all_rolled(scene)


def test_the_toothpick_wounds_an_attacker_when_cheese_defends() -> None:
    for answer, left in ((1, 0), (0, 1)):
        scene = Scene(mice={"collin": "c3"}, minions=[("rat-warrior", "c3")])
        scene.give("collin", "toothpick", worn=True)
        scene.choose(answer).dice(SWORD, BOW, CHEESE, SHIELD).begin("rat-warrior")
        assert scene.count("rat-warrior") == left
        assert scene.state.cheese[0] == 1
        assert scene.state.wounds[0] == 0


def test_the_toothpick_does_nothing_without_cheese() -> None:
    scene = Scene(mice={"collin": "c3"}, minions=[("rat-warrior", "c3")])
    scene.give("collin", "toothpick", worn=True)
    scene.dice(SWORD, BOW, BOW, SHIELD).begin("rat-warrior")
    assert scene.count("rat-warrior") == 1
    assert not scene.bot.seen


def test_the_clockwork_crossbow_hits_with_cheese() -> None:
    scene = Scene(mice={"nez": "c3"}, minions=[("rat-warrior", "b3")])
    scene.give("nez", "clockwork-crossbow", worn=True)
    scene.dice(CHEESE, SWORD, SWORD, BOW, BOW).attack("nez", "rat-warrior")
    assert scene.count("rat-warrior") == 0
    assert scene.state.cheese[0] == 1


def test_cheese_is_no_hit_with_another_weapon_in_the_other_paw() -> None:
    scene = Scene(mice={"lily": "c3"}, minions=[("rat-warrior", "b3")])
    scene.give("lily", "pin-javelin", worn=True)
    scene.dice(CHEESE, SWORD).attack("lily", "rat-warrior", weapon=copy_of(scene, "lily", "pin-javelin"))
    assert scene.count("rat-warrior") == 1


def test_pins_fly_over_a_distance() -> None:
    scene = Scene(mice={"tilda": "c3"}, minions=[("roach", "a1")])
    weapon = scene.give("tilda", "pin-javelin", worn=True)
    scene.dice(BOW, SWORD, BOW).attack("tilda", "roach", weapon=weapon)
    assert scene.count("roach") == 0


def test_the_nutcracker_club_takes_a_die_from_roaches_only() -> None:
    scene = Scene(mice={"tilda": "c3"}, minions=[("roach", "b3"), ("rat-warrior", "b4")])
    weapon = scene.give("tilda", "nutcracker-club", worn=True)
    scene.dice(SWORD, BOW, BOW).attack("tilda", "roach", weapon=weapon)
    assert scene.count("roach") == 0
    scene.state.actions = 1
    scene.dice(SWORD, BOW, BOW, SHIELD, BOW).attack("tilda", "rat-warrior", weapon=weapon)
    assert scene.count("rat-warrior") == 1


def test_the_torch_burns_webs_but_not_other_bonds() -> None:
    scene = Scene(mice={"collin": "c3", "filch": "c4"})
    scene.give("collin", "matchstick-torch", worn=True)
    for status, held in (("webbed", False), ("stunned", True)):
        scene.afflict(scene.mouse("collin"), status)
        assert scene.has_status(scene.mouse("collin"), status) == held
    scene.afflict(scene.mouse("filch"), "webbed")
    assert scene.has_status(scene.mouse("filch"), "webbed")


def test_the_wand_takes_a_die_from_its_target() -> None:
    scene = Scene(mice={"maginos": "c3"}, minions=[("rat-warrior", "b3")])
    weapon = scene.give("maginos", "glass-bead-wand", worn=True)
    scene.dice(BOW, BOW).attack("maginos", "rat-warrior", weapon=weapon)
    assert scene.count("rat-warrior") == 0


def test_the_honey_dipper_heals_once_a_round() -> None:
    scene = Scene(mice={"tilda": "c3"}, minions=[("roach", "b3"), ("roach", "b3")])
    weapon = scene.give("tilda", "honey-dipper", worn=True)
    scene.state.wounds[0] = 2
    for wounds in (1, 1):
        scene.dice(SWORD, BOW, BOW, BOW).attack("tilda", "roach", weapon=weapon)
        scene.state.actions = 1
        assert scene.state.wounds[0] == wounds
    assert scene.count("roach") == 0


def test_the_honey_dipper_heals_nobody_when_it_misses() -> None:
    scene = Scene(mice={"tilda": "c3"}, minions=[("roach", "b3")])
    weapon = scene.give("tilda", "honey-dipper", worn=True)
    scene.state.wounds[0] = 2
    scene.dice(BOW, BOW, BOW).attack("tilda", "roach", weapon=weapon)
    assert scene.state.wounds[0] == 2
