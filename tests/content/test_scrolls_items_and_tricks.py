"""The cards of the search deck that are used up: scrolls, items, tricks."""

from __future__ import annotations

import pytest

from engine.records.chapter import DEFENCE
from engine.records.decision import OP_BATTLE
from engine.rulebook.time import move_hourglass
from engine.rulebook.values import mouse_value
from tests.content.acting import SEARCH, all_rolled, holds, on_top, pile
from tests.engine.scene import Scene

SWORD, SHIELD, BOW, CHEESE = "sword-star", "sword-shield", "bow", "cheese"

# -- scrolls -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FREE-6")
@pytest.mark.rule("MOVE-4")
def test_levitating_mice_cross_red_lines_for_a_turn() -> None:
    scene = Scene("kitchen", mice={"collin": "a2"})
    scene.give("collin", "levitate-scroll")
    scene.dice(CHEESE).begin("collin")
    assert "k1" not in scene.reach("collin")
    scene.use("collin", "levitate")
    assert "k1" in scene.reach("collin")
    assert pile(scene, scene.state.discard) == ["levitate-scroll"]
    scene.end_turn("collin").dice(CHEESE).begin("collin")
    assert "k1" not in scene.reach("collin")


def test_the_cheddar_golem_strikes_and_shields() -> None:
    scene = Scene(mice={"maginos": "c3"}, minions=[("rat-warrior", "b3")])
    scene.give("maginos", "cheddar-golem-scroll")
    scene.dice(SWORD, BOW, BOW, BOW, BOW, BOW, BOW).use("maginos", "cheddar-golem")
    assert scene.count("rat-warrior") == 0
    assert mouse_value(scene.game, 0, DEFENCE) == 3
    assert scene.state.actions == 0
    scene.end_turn("maginos").dice(CHEESE).begin("maginos")
    assert mouse_value(scene.game, 0, DEFENCE) == 1


def test_the_cheddar_golem_has_no_use_of_armour_and_needs_a_target() -> None:
    scene = Scene(mice={"collin": "c3"}, minions=[("spider", "b3")])
    scene.give("collin", "button-shield", worn=True)
    scene.give("collin", "cheddar-golem-scroll")
    scene.dice(BOW, BOW, BOW, BOW, BOW).use("collin", "cheddar-golem")
    assert mouse_value(scene.game, 0, DEFENCE) == 3
    scene = Scene(mice={"collin": "c3"}, minions=[("spider", "a1")])
    scene.give("collin", "cheddar-golem-scroll")
    assert not scene.offered("collin", "cheddar-golem")


def test_the_golem_is_beyond_those_without_lore() -> None:
    scene = Scene(mice={"filch": "c3"}, minions=[("spider", "b3")])
    scene.give("filch", "cheddar-golem-scroll")
    assert not scene.offered("filch", "cheddar-golem")


def test_a_mouse_of_the_tile_is_teleported() -> None:
    scene = Scene(mice={"collin": "c3", "filch": "a1"})
    scene.give("collin", "teleport-scroll")
    scene.choose(scene.mouse("filch"), scene.space("f6"))
    scene.use("collin", "teleport")
    assert scene.at(scene.mouse("filch")) == "guard-room/f6"
    assert not scene.offered("collin", "teleport")


@pytest.mark.rule("EFFECT-5")
def test_the_healing_scroll_heals_wounds_but_not_poison() -> None:
    scene = Scene(mice={"collin": "c3", "filch": "a1"})
    scene.give("collin", "heal-all-scroll")
    scene.state.poison[0] = 1
    assert not scene.offered("collin", "heal-all")
    scene.state.wounds[0] = 1
    scene.state.wounds[1] = 2
    scene.use("collin", "heal-all")
    assert (scene.state.wounds[0], scene.state.wounds[1], scene.state.poison[0]) == (0, 1, 1)


def test_embers_fall_on_every_minion_near() -> None:
    scene = Scene(mice={"maginos": "c3"}, minions=[("roach", "c3"), ("roach", "b3"), ("roach", "a1")])
    scene.give("maginos", "ember-scroll")
    scene.dice(SWORD, BOW, BOW, BOW, SHIELD).use("maginos", "embers")
    assert scene.count("roach") == 2
    assert all_rolled(scene)


def test_swift_paws_run_past_everybody() -> None:
    scene = Scene(mice={"nez": "c1"}, minions=[("rat-warrior", "c2"), ("rat-warrior", "c2"), ("spider", "c5")])
    scene.give("nez", "swift-paws-scroll")
    scene.dice(CHEESE).begin("nez")
    assert not scene.offered("nez", "swift-paws")
    scene.move("nez", "c2").dice(SHIELD).use("nez", "swift-paws")
    scene.move("nez", "c4")
    assert scene.at(0) == "guard-room/c4"
    assert scene.state.actions == 1


def test_nobody_strikes_in_a_sanctuary() -> None:
    scene = Scene(mice={"collin": "c3", "filch": "c3", "lily": "c6"}, minions=[("rat-warrior", "c4"), ("roach", "b3")])
    scene.give("collin", "sanctuary-scroll")
    scene.use("collin", "sanctuary")
    assert OP_BATTLE not in scene.ops("collin")
    scene.end_turn("collin").dice(BOW, BOW, BOW).begin("rat-warrior")
    assert [event.other for event in scene.trace.events if event.what == "attack"] == ["lily"]
    scene.dice(CHEESE).begin("filch")
    assert OP_BATTLE not in scene.ops("filch")
    scene.end_turn("filch").dice(CHEESE).begin("collin")
    assert OP_BATTLE in scene.ops("collin")


def test_without_minions_no_sanctuary_is_needed() -> None:
    scene = Scene()
    scene.give("collin", "sanctuary-scroll")
    assert not scene.offered("collin", "sanctuary")


# -- items -------------------------------------------------------------------------------------------------------------


def test_tinkerers_treasure_is_changed_for_a_weapon_or_armour() -> None:
    scene = Scene(mice={"nez": "c3", "filch": "c3"})
    scene.give("nez", "tinkerers-treasure")
    wanted = next(c for c in scene.state.deck if scene.chapter.search_ids[scene.chapter.copies[c]] == "nutshell-armour")
    scene.choose(wanted).use("nez", "rummage")
    assert pile(scene, scene.state.pack[0]) == ["nutshell-armour"]
    assert "tinkerers-treasure" in pile(scene, scene.state.deck)
    scene = Scene(mice={"filch": "c3"})
    scene.give("filch", "tinkerers-treasure")
    assert not scene.offered("filch", "rummage")


@pytest.mark.rule("EFFECT-5")
def test_an_antidote_removes_two_poison_wounds_of_mice_here() -> None:
    scene = Scene(mice={"collin": "c3", "filch": "c3", "lily": "c4"})
    scene.give("collin", "antidote")
    scene.state.poison[2] = 1
    assert not scene.offered("collin", "drink-antidote")
    scene.state.poison[0] = scene.state.poison[1] = scene.state.wounds[1] = 1
    scene.use("collin", "drink-antidote")
    assert [scene.state.poison[mouse] for mouse in range(3)] == [0, 0, 1]
    assert scene.state.wounds[1] == 1
    assert not holds(scene, "collin", "antidote")


def test_a_wedge_of_cheddar_is_three_cheese() -> None:
    scene = Scene()
    scene.give("collin", "cheddar-wedge")
    scene.use("collin", "eat-cheddar")
    assert scene.state.cheese[0] == 3
    assert pile(scene, scene.state.discard) == ["cheddar-wedge"]


def test_a_bandage_heals_two_wounds_of_one_mouse_here() -> None:
    scene = Scene(mice={"collin": "c3", "filch": "c3"})
    scene.give("collin", "cobweb-bandage")
    assert not scene.offered("collin", "bandage")
    scene.state.wounds[0] = 1
    scene.state.wounds[1] = 2
    scene.choose(1).use("collin", "bandage")
    assert (scene.state.wounds[0], scene.state.wounds[1]) == (1, 0)


def test_smelling_salts_end_one_effect_near() -> None:
    scene = Scene(mice={"collin": "c3", "filch": "c4", "lily": "a1"})
    scene.give("collin", "smelling-salts")
    scene.afflict(2, "webbed")
    assert not scene.offered("collin", "smell-salts")
    scene.afflict(1, "webbed")
    scene.state.poison[1] = 1
    scene.use("collin", "smell-salts")
    assert not scene.has_status(1, "webbed")
    assert scene.state.poison[1] == 1
    assert scene.has_status(2, "webbed")


def test_pepper_knocks_down_the_small_minions_of_a_space() -> None:
    minions = [("roach", "b3"), ("roach", "b3"), ("rat-warrior", "b4"), ("spider", "d3")]
    scene = Scene(mice={"collin": "c3"}, minions=minions)
    scene.give("collin", "pepper-pouch")
    scene.choose(scene.space("b3")).use("collin", "throw-pepper")
    assert [scene.has_status(scene.minion("roach", number), "knocked-down") for number in (0, 1)] == [True, True]
    assert not scene.has_status(scene.minion("rat-warrior"), "knocked-down")
    assert scene.space("d3") not in scene.bot.seen[-1].options
    assert scene.state.actions == 0


def test_wax_slows_the_wheel() -> None:
    scene = Scene()
    scene.give("collin", "lump-of-wax")
    assert not scene.offered("collin", "wax-the-wheel")
    scene.state.wheel = 3
    scene.use("collin", "wax-the-wheel")
    assert scene.state.wheel == 1


# -- tricks ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FREE-6")
def test_determination_when_the_hourglass_moves() -> None:
    for answer, cheese in ((1, 2), (0, 0)):
        scene = Scene(mice={"collin": "c3", "filch": "a1"})
        scene.give("filch", "determination")
        scene.choose(answer)
        move_hourglass(scene.game)
        assert scene.state.cheese[:2] == [cheese, cheese]
        assert holds(scene, "filch", "determination") == (not answer)


def test_lurking_mice_are_not_attacked_until_their_next_turn() -> None:
    scene = Scene(mice={"collin": "c3"}, minions=[("rat-warrior", "c3")])
    scene.give("collin", "lurking-in-shadow")
    scene.use("collin", "lurk").end_turn("collin").begin("rat-warrior")
    assert not scene.happened("attack")
    scene.dice(CHEESE).begin("collin").end_turn("collin").dice(BOW, BOW).begin("rat-warrior")
    assert scene.happened("attack")


@pytest.mark.rule("SEARCH-1")
def test_tattered_threads_choose_among_three() -> None:
    scene = Scene()
    scene.give("collin", "tattered-threads")
    on_top(scene, "creaking-board", "needle-rapier", "acorn-cap").dice(CHEESE, SWORD).begin("collin")
    wanted = scene.state.deck[-2]
    scene.bot.script.extend([1, wanted])
    scene.act("collin", SEARCH)
    assert holds(scene, "collin", "needle-rapier")
    assert set(pile(scene, scene.state.deck[-2:])) == {"creaking-board", "acorn-cap"}
    assert pile(scene, scene.state.discard) == ["tattered-threads"]


def test_tattered_threads_wait_for_a_star() -> None:
    scene = Scene()
    scene.give("collin", "tattered-threads")
    scene.dice(CHEESE, BOW).begin("collin").act("collin", SEARCH)
    assert holds(scene, "collin", "tattered-threads")


def test_playing_dead_costs_no_wound() -> None:
    for answer, wounds in ((1, 0), (0, 1)):
        scene = Scene(mice={"filch": "c3"}, minions=[("rat-warrior", "c3")])
        scene.give("filch", "play-dead")
        scene.choose(answer).dice(SWORD, BOW, BOW, BOW).begin("rat-warrior")
        assert scene.state.wounds[0] == wounds
        assert scene.has_status(0, "knocked-down") == bool(answer)


def test_a_second_wind_gives_an_action_after_the_first() -> None:
    scene = Scene(mice={"collin": "c3"}, minions=[("rat-warrior", "b3")])
    scene.give("collin", "second-wind")
    assert not scene.offered("collin", "second-wind")
    scene.dice(BOW, BOW, BOW).attack("collin", "rat-warrior")
    assert OP_BATTLE not in scene.ops("collin")
    scene.use("collin", "second-wind")
    assert OP_BATTLE in scene.ops("collin")
    assert not scene.offered("collin", "second-wind")


def test_from_the_rafters_an_attack_has_two_more_dice() -> None:
    for answer, dice in ((1, 5), (0, 3)):
        scene = Scene(mice={"collin": "c3"}, minions=[("rat-warrior", "b3")])
        scene.give("collin", "from-the-rafters")
        scene.choose(answer).dice(*[BOW] * dice).attack("collin", "rat-warrior")
        assert all_rolled(scene)
        assert holds(scene, "collin", "from-the-rafters") == (not answer)
