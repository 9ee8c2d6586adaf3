"""What armour and accessories of the search deck do beyond their bonus."""

from __future__ import annotations

import pytest

from engine.rulebook.battle import ranged_targets
from engine.rulebook.inventory import check_pack
from tests.content.acting import SEARCH, all_rolled, holds, on_top
from tests.engine.scene import Scene

SWORD, SHIELD, BOW, CHEESE = "sword-star", "sword-shield", "bow", "cheese"


@pytest.mark.rule("WATER-3")
def test_fish_scales_hold_against_the_current() -> None:
    drifted = {}
    for worn in (True, False):
        scene = Scene("sewers", mice={"lily": "w2"})
        if worn:
            scene.give("lily", "fish-scale-armour", worn=True)
        scene.dice(CHEESE).begin("lily")
        scene.end_turn("lily")
        drifted[worn] = scene.state.pos[0] != scene.space("w2")
    assert drifted == {True: False, False: True}


def test_the_penny_plate_blocks_with_cheese() -> None:
    for worn, wounds in ((True, 0), (False, 1)):
        scene = Scene(mice={"lily": "c3"}, minions=[("rat-warrior", "c3")])
        if worn:
            scene.give("lily", "penny-plate", worn=True)
        scene.dice(SWORD, BOW, CHEESE, BOW).begin("rat-warrior")
        assert scene.state.wounds[0] == wounds
        assert scene.state.cheese[0] == 1


def test_under_an_acorn_cap_nobody_is_stunned() -> None:
    scene = Scene()
    scene.give("collin", "acorn-cap", worn=True)
    scene.afflict(0, "stunned")
    assert not scene.has_status(0, "stunned")
    scene.afflict(0, "webbed")
    assert scene.has_status(0, "webbed")


def test_the_cloak_of_quickness_takes_its_wearer_away_after_a_full_block() -> None:
    scene = Scene(mice={"filch": "c3"}, minions=[("rat-warrior", "c3")])
    scene.give("filch", "cloak-of-quickness", worn=True)
    scene.choose(1, scene.space("f6")).dice(SWORD, BOW, SHIELD, BOW, BOW).begin("rat-warrior")
    assert scene.at(0) == "guard-room/f6"


def test_the_cloak_of_quickness_stays_when_it_is_declined_or_a_hit_goes_through() -> None:
    for dice in ((SWORD, BOW, SHIELD, BOW, BOW), (SWORD, SWORD, SHIELD, BOW, BOW)):
        scene = Scene(mice={"filch": "c3"}, minions=[("rat-warrior", "c3")])
        scene.give("filch", "cloak-of-quickness", worn=True)
        scene.dice(*dice).begin("rat-warrior")
        assert scene.at(0) == "guard-room/c3"


def test_the_cloak_of_quickness_knows_only_normal_spaces() -> None:
    scene = Scene("kitchen", mice={"filch": "c3"}, minions=[("rat-warrior", "c3")])
    scene.give("filch", "cloak-of-quickness", worn=True)
    scene.choose(1, scene.space("a6")).dice(SWORD, BOW, SHIELD, BOW, BOW).begin("rat-warrior")
    assert scene.space("k1") not in scene.bot.seen[-1].options


@pytest.mark.rule("MOVE-7")
def test_under_the_moth_wing_cloak_minions_neither_hold_nor_stop() -> None:
    places = {}
    for worn in (True, False):
        scene = Scene(mice={"filch": "c3"}, minions=[("rat-warrior", "c3"), ("rat-warrior", "c3")])
        if worn:
            scene.give("filch", "moth-wing-cloak", worn=True)
        scene.dice(BOW).begin("filch")
        places[worn] = scene.reach("filch")
    assert places[False] == set()
    assert "c6" in places[True]


@pytest.mark.rule("FREE-4")
def test_the_snail_shell_holds_two_more_cards() -> None:
    found = ("needle-rapier", "acorn-cap", "penny-plate", "pin-javelin", "button-shield")
    for worn, kept in ((True, 5), (False, 3)):
        scene = Scene()
        if worn:
            scene.give("collin", "snail-shell-pack", worn=True)
        for card in found:
            scene.give("collin", card)
        check_pack(scene.game, 0)
        assert len(scene.state.pack[0]) == kept


@pytest.mark.parametrize(("minion", "space", "dice"), [("elite-rat-warrior", "a3", 4), ("rat-warrior", "c3", 2)])
def test_the_buckler_helps_against_arrows_only(minion: str, space: str, dice: int) -> None:
    scene = Scene(mice={"collin": "c3"}, minions=[(minion, space)])
    scene.give("collin", "bottle-cap-buckler", worn=True)
    hits = (BOW, SWORD, SWORD) if minion.startswith("elite") else (SWORD, BOW)
    scene.dice(*hits, *[SHIELD] * dice).begin(minion)
    assert all_rolled(scene)


def test_cat_strength_helps_in_melee_only() -> None:
    scene = Scene(mice={"collin": "c3"}, minions=[("rat-warrior", "b3")])
    scene.give("collin", "ring-of-cat-strength", worn=True)
    scene.dice(BOW, BOW, BOW, BOW).attack("collin", "rat-warrior")
    assert all_rolled(scene)
    weapon = scene.give("collin", "pin-javelin", worn=True)
    scene.state.actions = 1
    scene.dice(SWORD, SWORD).attack("collin", "rat-warrior", weapon=weapon)
    assert all_rolled(scene)


def test_the_amulet_makes_a_minion_roll_its_cheese_again() -> None:
    for answer, dice, wheel in ((1, (CHEESE, BOW, BOW), 0), (0, (CHEESE, BOW), 1)):
        scene = Scene(mice={"collin": "c3"}, minions=[("rat-warrior", "c3")])
        scene.give("collin", "unstable-amulet", worn=True)
        scene.choose(answer).dice(*dice).begin("rat-warrior")
        assert scene.state.wheel == wheel
        assert all_rolled(scene)


def test_the_amulet_is_silent_when_another_mouse_is_attacked() -> None:
    scene = Scene(mice={"collin": "c3", "filch": "a1"}, minions=[("rat-warrior", "a1")])
    scene.give("collin", "unstable-amulet", worn=True)
    scene.dice(CHEESE, BOW).begin("rat-warrior")
    assert scene.state.wheel == 1
    assert not scene.bot.seen


@pytest.mark.rule("SEARCH-1")
def test_the_clover_searches_with_two_dice() -> None:
    scene = Scene()
    scene.give("collin", "four-leaf-clover", worn=True)
    scene.dice(CHEESE, BOW, SWORD).begin("collin")
    on_top(scene, "cheddar-wedge").act("collin", SEARCH)
    assert holds(scene, "collin", "cheddar-wedge")


@pytest.mark.rule("TRAP-1")
def test_feelers_tell_of_mousetraps() -> None:
    for worn, wounds in ((True, 0), (False, 1)):
        scene = Scene(mice={"collin": "c3"})
        if worn:
            scene.give("collin", "cat-whisker-feelers", worn=True)
        scene.state.traps.append(scene.space("c4"))
        scene.dice(CHEESE, *([] if worn else [BOW, BOW])).begin("collin")
        scene.move("collin", "c4")
        assert scene.state.wounds[0] == wounds


def test_the_rind_gives_more_cheese_in_defence_only() -> None:
    scene = Scene(mice={"collin": "c3"}, minions=[("rat-warrior", "c3")])
    scene.give("collin", "cheese-rind-amulet", worn=True)
    scene.dice(SWORD, BOW, CHEESE, SHIELD).begin("rat-warrior")
    assert scene.state.cheese[0] == 2
    scene.dice(CHEESE, BOW, BOW).attack("collin", "rat-warrior")
    assert scene.state.cheese[0] == 3


@pytest.mark.rule("BATTLE-3")
def test_with_the_lens_an_archer_shoots_past_the_near_ones() -> None:
    scene = Scene(mice={"lily": "c3"}, minions=[("roach", "c3"), ("rat-warrior", "a1")])
    assert ranged_targets(scene.game, 0) == [scene.minion("roach")]
    scene.give("lily", "spectacle-lens", worn=True)
    assert set(ranged_targets(scene.game, 0)) == {scene.minion("roach"), scene.minion("rat-warrior")}
