"""Every ability of the box: what happens when it is used, and without it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.records.decision import OP_BATTLE, OP_SEARCH, pack
from engine.rulebook.abilities import open_abilities
from engine.rulebook.minions import walk
from engine.rulebook.placement import place
from engine.rulebook.values import sees
from tests.content.box import BOW, CHEESE, NO, SHIELD, SWORD, YES, at, cheese, deck_top, give_cheese, in_pack, wounds
from tests.engine.scene import Scene, bundled


def _scene(hero: str, ability: str, mice: dict[str, str], minions: list[tuple[str, str]] | None = None,
           held: int = 6, **more: Any) -> Scene:  # fmt: skip
    """A scene in which a hero has an ability and cheese to pay for it."""
    scene = Scene(mice=mice, minions=minions, **more)
    scene.learn(hero, ability)
    return give_cheese(scene, hero, held)


# -- for every class -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ABIL-1")
@pytest.mark.parametrize(("hero", "cost"), [("collin", 2), ("tilda", 1)])
def test_first_aid_takes_a_wound_off_and_healers_pay_less(hero: str, cost: int) -> None:
    scene = _scene(hero, "first-aid", {hero: "c3", "filch": "c3"})
    scene.state.wounds[scene.mouse("filch")] = 2
    scene.use(hero, "first-aid")
    assert (wounds(scene, "filch"), cheese(scene, hero)) == (1, 6 - cost)
    assert not scene.offered(hero, "first-aid")


@pytest.mark.rule("ABIL-1")
def test_first_aid_is_offered_to_nobody_who_cannot_pay() -> None:
    scene = _scene("collin", "first-aid", {"collin": "c3"}, held=1)
    scene.state.wounds[scene.mouse("collin")] = 1
    assert not scene.offered("collin", "first-aid")


@pytest.mark.rule("EFFECT-5")
def test_first_aid_does_not_help_against_poison_nor_from_afar() -> None:
    scene = _scene("tilda", "first-aid", {"tilda": "c3", "filch": "c4"})
    scene.state.poison[scene.mouse("tilda")] = 1
    scene.state.wounds[scene.mouse("filch")] = 1
    assert not scene.offered("tilda", "first-aid")


# -- archers -------------------------------------------------------------------------------------------------------


def _lily_shoots(ability: str, use: int, *dice: str) -> Scene:
    """Lily, three dice with her bow, at a spider with three in defence."""
    scene = _scene("lily", ability, {"lily": "c1"}, [("spider", "c4")])
    return scene.choose(use).dice(*dice).attack("lily", "spider")


def _spider_wounds(scene: Scene) -> int:
    return scene.state.wounds[scene.minion("spider")]


def test_an_accurate_shot_takes_two_defence_dice() -> None:
    dice = (BOW, SWORD, SWORD, SWORD, SHIELD, SHIELD)
    assert _spider_wounds(_lily_shoots("accurate-shot", NO, *dice)) == 0
    scene = _lily_shoots("accurate-shot", YES, *dice)
    assert (_spider_wounds(scene), cheese(scene, "lily")) == (1, 4)


def test_an_aimed_shot_adds_a_die() -> None:
    assert _spider_wounds(_lily_shoots("aimed-shot", NO, SWORD, SWORD, SWORD)) == 0
    scene = _lily_shoots("aimed-shot", YES, SWORD, SWORD, SWORD, BOW, SWORD, SWORD, SWORD)
    assert (_spider_wounds(scene), cheese(scene, "lily")) == (1, 5)


def test_a_power_shot_doubles_the_battle_value() -> None:
    assert _spider_wounds(_lily_shoots("power-shot", NO, SWORD, SWORD, SWORD)) == 0
    scene = _lily_shoots("power-shot", YES, SWORD, SWORD, SWORD, BOW, BOW, SWORD, SWORD, SWORD)
    assert (_spider_wounds(scene), cheese(scene, "lily")) == (2, 3)
    assert scene.game.script == []


def test_shots_are_not_offered_for_a_blow() -> None:
    scene = Scene(mice={"collin": "c3"}, minions=[("roach", "b3")])
    for ability in ("accurate-shot", "aimed-shot", "power-shot"):
        scene.learn("collin", ability)
    give_cheese(scene, "collin", 6).dice(BOW, BOW, BOW).attack("collin", "roach")
    assert cheese(scene, "collin") == 6


@pytest.mark.rule("TURN-5")
def test_one_ability_card_a_turn() -> None:
    scene = _scene("lily", "accurate-shot", {"lily": "c1"}, [("spider", "c4")])
    scene.learn("lily", "aimed-shot")
    scene.choose(YES).dice(SWORD, SWORD, SWORD).attack("lily", "spider")
    assert cheese(scene, "lily") == 4


def _rats_come(use: int) -> Scene:
    scene = _scene("lily", "preemptive-shot", {"lily": "c1", "collin": "d1"})
    scene.state.current = scene.mouse("collin")
    rat = scene.chapter.minion_ids.index("rat-warrior")
    scene.choose(use).dice(BOW, SWORD, SWORD, SWORD, SWORD)
    place(scene.game, 0, ((rat, 2, False, (scene.space("c4"), scene.space("d4"))),))
    return scene


def test_a_preemptive_shot_hits_a_minion_just_placed() -> None:
    assert _rats_come(NO).count("rat-warrior") == 2
    scene = _rats_come(YES)
    assert (scene.count("rat-warrior"), cheese(scene, "lily")) == (1, 5)


@pytest.mark.rule("TURN-5")
def test_an_ability_used_in_anothers_turn_counts_for_that_turn() -> None:
    scene = _rats_come(YES)
    assert scene.state.ability_used == 1 << scene.mouse("lily")
    scene.dice(CHEESE).begin("lily")
    assert scene.state.ability_used == 0


def test_a_preemptive_shot_needs_a_bow() -> None:
    scene = _scene("collin", "preemptive-shot", {"collin": "c1"})
    place(scene.game, 0, ((scene.chapter.minion_ids.index("roach"), 1, False, (scene.space("b1"),)),))
    assert cheese(scene, "collin") == 6


# -- healers -------------------------------------------------------------------------------------------------------


def test_a_cure_takes_off_poison_and_statuses_for_a_cheese_each() -> None:
    scene = _scene("tilda", "cure", {"tilda": "c3", "filch": "c3", "collin": "f6"})
    filch, collin = scene.mouse("filch"), scene.mouse("collin")
    scene.state.poison[filch] = scene.state.poison[collin] = 1
    scene.afflict(filch, "webbed")
    give_cheese(scene, "tilda", 6).choose(2).use("tilda", "cure")
    assert (scene.state.poison[filch], scene.state.poison[collin], cheese(scene, "tilda")) == (0, 1, 4)
    assert not scene.has_status(filch, "webbed")


def test_a_cure_of_one_cheese_takes_off_one_thing() -> None:
    scene = _scene("tilda", "cure", {"tilda": "c3"})
    scene.state.poison[scene.mouse("tilda")] = 2
    scene.choose(1).use("tilda", "cure")
    assert (scene.state.poison[scene.mouse("tilda")], scene.state.actions) == (1, 0)


def test_a_cure_does_nothing_for_the_healthy() -> None:
    scene = _scene("tilda", "cure", {"tilda": "c3"})
    scene.state.wounds[scene.mouse("tilda")] = 2
    assert not scene.offered("tilda", "cure")


def _defended(use: bool, later: bool = False) -> int:
    """One hit on Collin; only a third defence die shows the shield."""
    scene = _scene("tilda", "fortify", {"tilda": "c5", "collin": "c3"}, [("rat-warrior", "c3")])
    if use:
        scene.use("tilda", "fortify")
        assert cheese(scene, "tilda") == 4
    if later:
        scene.dice(CHEESE).begin("tilda")
    scene.dice(SWORD, BOW, BOW, BOW, SHIELD).begin("rat-warrior")
    return wounds(scene, "collin")


def test_fortify_gives_the_tile_a_defence_die_until_her_next_turn() -> None:
    assert _defended(use=False) == 1
    assert _defended(use=True) == 0
    assert _defended(use=True, later=True) == 1


@pytest.mark.parametrize(("where", "left"), [("c3", 0), ("c4", 0)])
def test_a_major_heal_takes_off_three_wounds_nearby(where: str, left: int) -> None:
    scene = _scene("tilda", "major-heal", {"tilda": "c3", "filch": where})
    scene.state.wounds[scene.mouse("filch")] = 2
    scene.use("tilda", "major-heal")
    assert (wounds(scene, "filch"), cheese(scene, "tilda"), scene.state.actions) == (left, 3, 0)


def test_without_a_wounded_mouse_nearby_there_is_no_major_heal() -> None:
    scene = _scene("tilda", "major-heal", {"tilda": "c3", "filch": "f6"})
    scene.state.wounds[scene.mouse("filch")] = 2
    assert not scene.offered("tilda", "major-heal")


# -- leaders -------------------------------------------------------------------------------------------------------


def _inspired(use: int) -> Scene:
    """Collin's turn begins; then Filch has his, with three cheese, and uses up his action."""
    scene = _scene("collin", "inspire", {"collin": "c3", "filch": "f6"})
    give_cheese(scene, "filch", 3)
    scene.choose(use).dice(CHEESE).begin("collin").end_turn("collin")
    scene.dice(CHEESE).begin("filch")
    assert not scene.offered("filch", "inspired")
    return scene.dice(BOW).act("filch", pack(OP_SEARCH))


def test_inspire_sells_each_mouse_one_more_action() -> None:
    scene = _inspired(YES)
    assert cheese(scene, "collin") == 4
    scene.use("filch", "inspired")
    assert (scene.state.actions, cheese(scene, "filch")) == (1, 2)
    scene.dice(BOW).act("filch", pack(OP_SEARCH))
    assert not scene.offered("filch", "inspired")


def test_without_inspiration_there_is_one_action() -> None:
    scene = _inspired(NO)
    assert cheese(scene, "collin") == 6
    assert not scene.offered("filch", "inspired")


def test_inspiration_ends_with_the_round() -> None:
    scene = _inspired(YES)
    scene.end_turn("filch").step()
    assert scene.state.round == 2
    scene.dice(CHEESE, BOW).begin("filch").act("filch", pack(OP_SEARCH))
    assert not scene.offered("filch", "inspired")


@pytest.mark.parametrize(("use", "hit"), [(False, 0), (True, 1)])
def test_a_battle_leader_lends_a_die_to_those_nearby(use: bool, hit: int) -> None:
    scene = _scene("collin", "battle-leader", {"collin": "c3", "filch": "c4"}, [("spider", "b4")])
    if use:
        scene.use("collin", "battle-leader")
        assert cheese(scene, "collin") == 4
    scene.dice(BOW, BOW, *([SWORD] if use else []), BOW, BOW).attack("filch", "spider")
    assert _spider_wounds(scene) == hit


def test_a_battle_leader_needs_somebody_to_lead() -> None:
    scene = _scene("collin", "battle-leader", {"collin": "c3", "filch": "f6"}, [("spider", "b4")])
    assert not scene.offered("collin", "battle-leader")


def test_an_order_moves_another_mouse_three_spaces() -> None:
    scene = _scene("collin", "give-order", {"collin": "c1", "filch": "c3"})
    scene.choose(scene.space("c6")).use("collin", "give-order")
    assert (at(scene, scene.mouse("filch")), cheese(scene, "collin"), scene.state.actions) == ("c6", 5, 1)


@pytest.mark.rule("EFFECT-2")
def test_an_order_does_not_free_a_webbed_mouse() -> None:
    scene = _scene("collin", "give-order", {"collin": "c1", "filch": "c3"})
    scene.afflict(scene.mouse("filch"), "webbed")
    scene.use("collin", "give-order")
    assert at(scene, scene.mouse("filch")) == "c3"


# -- mystics -------------------------------------------------------------------------------------------------------


ROACHES = [("roach", "a1"), ("roach", "a2"), ("roach", "c3"), ("roach", "e5")]


def test_chain_lightning_strikes_as_many_as_there_is_lore() -> None:
    scene = _scene("maginos", "chain-lightning", {"maginos": "b3"}, ROACHES)
    roaches = [scene.minion("roach", number) for number in range(4)]
    scene.choose(*roaches[:3]).dice(BOW, SWORD, SWORD, SWORD, SHIELD, SWORD).use("maginos", "chain-lightning")
    assert (scene.count("roach"), cheese(scene, "maginos"), scene.state.actions) == (2, 3, 0)
    assert scene.state.pos[roaches[1]] >= 0


def test_without_cheese_there_is_no_lightning() -> None:
    scene = _scene("maginos", "chain-lightning", {"maginos": "b3"}, ROACHES, held=2)
    assert not scene.offered("maginos", "chain-lightning")


def _out_of_sight() -> tuple[str, str, str]:
    """A face of the box and two of its spaces that do not see each other."""
    tiles = bundled().content_for("flight").tiles
    for face in [face["id"] for tile in tiles.values() for face in tile["faces"]]:
        scene = Scene(face, mice={})
        spaces = scene.chapter.board.face_spaces[scene.chapter.board.face_ids.index(face)]
        for there in spaces:
            if not sees(scene.game, spaces[0], there):
                return face, scene.chapter.board.space_ids[spaces[0]], scene.chapter.board.space_ids[there]
    raise AssertionError("every face can be looked over from its first space")


def test_a_mystic_bolt_finds_a_minion_out_of_sight() -> None:
    face, here, there = _out_of_sight()
    scene = _scene("maginos", "mystic-bolt", {"maginos": here}, [("roach", there)], face=face)
    assert scene.offered("maginos", "mystic-bolt")
    assert OP_BATTLE not in scene.ops("maginos")
    scene.dice(BOW, SWORD, SWORD, SWORD, SWORD).use("maginos", "mystic-bolt")
    assert (scene.count("roach"), cheese(scene, "maginos")) == (0, 4)


def test_a_mystic_blast_strikes_everyone_on_one_space() -> None:
    scene = _scene("maginos", "mystic-blast", {"maginos": "c1"}, [("roach", "c3"), ("roach", "c3"), ("roach", "c4")])
    scene.choose(scene.space("c3")).dice(BOW, SWORD, SWORD, SWORD, SWORD, SWORD).use("maginos", "mystic-blast")
    assert (scene.count("roach"), cheese(scene, "maginos")) == (1, 3)
    assert at(scene, scene.minion("roach")) == "c4"


def test_a_mystic_blast_spares_the_mice_there() -> None:
    mice = {"maginos": "c1", "filch": "c3"}
    scene = _scene("maginos", "mystic-blast", mice, [("roach", "c3")])
    scene.dice(BOW, BOW, SWORD, SWORD, SWORD).use("maginos", "mystic-blast")
    assert (scene.count("roach"), wounds(scene, "filch")) == (0, 0)


@pytest.mark.parametrize(("use", "victim"), [(False, "maginos"), (True, "filch")])
def test_minions_pass_by_an_invisible_mouse(use: bool, victim: str) -> None:
    mice = {"maginos": "c3", "filch": "c4"}
    scene = _scene("maginos", "invisibility", mice, [("rat-warrior", "c3")])
    if use:
        scene.use("maginos", "invisibility")
        assert (cheese(scene, "maginos"), scene.state.actions) == (4, 0)
    scene.track("maginos", "filch", "rat-warrior").dice(SWORD, BOW, BOW, BOW, BOW).begin("rat-warrior")
    assert wounds(scene, victim) == 1


def test_a_mouse_is_seen_again_on_its_next_turn() -> None:
    scene = _scene("maginos", "invisibility", {"maginos": "c3"}, [("rat-warrior", "c3")])
    scene.use("maginos", "invisibility").dice(CHEESE).begin("maginos").end_turn("maginos")
    scene.dice(SWORD, BOW, BOW).begin("rat-warrior")
    assert wounds(scene, "maginos") == 1


@pytest.mark.parametrize(("use", "hit"), [(NO, 0), (YES, 1)])
def test_meeps_takes_a_defence_die_from_whomever_a_friend_attacks(use: int, hit: int) -> None:
    scene = _scene("maginos", "meeps", {"maginos": "f6", "collin": "c3"}, [("spider", "b3")])
    scene.choose(use).dice(SWORD, BOW, BOW, BOW, BOW, SHIELD).attack("collin", "spider")
    assert (_spider_wounds(scene), cheese(scene, "maginos")) == (hit, 6 - use)


def test_only_maginos_has_meeps() -> None:
    scene = Scene(mice={"maginos": "c3", "collin": "c3"})
    meeps = scene.chapter.ability_ids.index("meeps")
    assert [meeps in open_abilities(scene.game, mouse) for mouse in (0, 1)] == [True, False]


# -- scamps --------------------------------------------------------------------------------------------------------


def test_a_knife_strike_attacks_once_with_each_dagger() -> None:
    scene = _scene("filch", "knife-strike", {"filch": "c3"}, [("roach", "b3"), ("roach", "b4")])
    scene.give("filch", "dagger", worn=True)
    scene.dice(SWORD, BOW, SWORD, BOW).use("filch", "knife-strike")
    assert scene.count("roach") == 0
    assert cheese(scene, "filch") == 6  # two paid, and two pilfered from the roaches


def test_a_knife_strike_with_one_dagger_is_one_attack() -> None:
    scene = _scene("filch", "knife-strike", {"filch": "c3"}, [("roach", "b3"), ("roach", "b4")])
    scene.dice(SWORD, BOW).use("filch", "knife-strike")
    assert scene.count("roach") == 1


def test_without_a_dagger_there_is_no_knife_strike() -> None:
    scene = _scene("collin", "knife-strike", {"collin": "c3"}, [("roach", "b3")])
    assert not scene.offered("collin", "knife-strike")


@pytest.mark.parametrize(("use", "found"), [(NO, "fish-scale-armour"), (YES, "dagger")])
def test_find_offers_three_cards(use: int, found: str) -> None:
    scene = _scene("filch", "find", {"filch": "c3"})
    deck_top(scene, "dagger", "precise-bow", "fish-scale-armour")
    dagger, *others = scene.state.deck[-3:]
    scene.choose(use, *([dagger] if use else []))
    scene.dice(CHEESE).begin("filch").dice(SWORD).act("filch", pack(OP_SEARCH))
    assert (in_pack(scene, "filch"), cheese(scene, "filch")) == ([found], 6 - use)
    assert ({*scene.state.deck[-2:]} == {*others}) == bool(use)


@pytest.mark.parametrize(("use", "hurt"), [(NO, 2), (YES, 0)])
def test_a_dodged_attack_misses(use: int, hurt: int) -> None:
    scene = _scene("filch", "dodge", {"filch": "c3"}, [("rat-warrior", "c3")])
    scene.choose(use, *([scene.space("c4")] if use else [])).dice(SWORD, SWORD, BOW, BOW).begin("rat-warrior")
    assert (wounds(scene, "filch"), cheese(scene, "filch")) == (hurt, 6 - 2 * use)
    assert at(scene, scene.mouse("filch")) == ("c4" if use else "c3")


def test_there_is_nothing_to_dodge_when_the_attack_misses() -> None:
    scene = _scene("filch", "dodge", {"filch": "c3"}, [("rat-warrior", "c3")]).choose(YES)
    scene.dice(BOW, CHEESE).begin("rat-warrior")
    assert cheese(scene, "filch") == 6


def test_an_energy_rush_is_a_second_move() -> None:
    scene = _scene("filch", "energy-rush", {"filch": "a1"}).dice(CHEESE).begin("filch")
    assert not scene.offered("filch", "energy-rush")
    scene.move("filch", "a2")
    assert scene.reach("filch") == set()
    scene.dice(CHEESE).use("filch", "energy-rush")
    assert "a5" in scene.reach("filch")
    assert (cheese(scene, "filch"), scene.state.actions) == (5, 1)


@pytest.mark.parametrize(("use", "found"), [(NO, []), (YES, ["dagger"])])
def test_a_keen_eye_looks_twice(use: int, found: list[str]) -> None:
    scene = _scene("lily", "keen-eye", {"lily": "c3"})
    deck_top(scene, "dagger")
    scene.choose(use).dice(CHEESE).begin("lily").dice(BOW, SWORD)
    scene.act("lily", pack(OP_SEARCH))
    assert (in_pack(scene, "lily"), cheese(scene, "lily")) == (found, 6 - use)


# -- warriors ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("use", "left"), [(NO, 1), (YES, 0)])
def test_a_backslash_answers_an_attack(use: int, left: int) -> None:
    scene = _scene("collin", "backslash", {"collin": "c3"}, [("rat-warrior", "c3")])
    scene.choose(use).dice(BOW, BOW, SWORD, BOW, BOW, BOW, BOW).begin("rat-warrior")
    assert (scene.count("rat-warrior"), cheese(scene, "collin")) == (left, 6 - 2 * use)


def test_a_backslash_does_not_reach_an_archer() -> None:
    scene = _scene("collin", "backslash", {"collin": "c1"}, [("elite-rat-warrior", "c4")])
    scene.choose(YES).dice(SWORD, SWORD, SWORD).begin("elite-rat-warrior")
    assert cheese(scene, "collin") == 6


@pytest.mark.parametrize(("use", "hurt"), [(False, 1), (True, 0)])
def test_a_battle_squeak_takes_an_attack_die_from_minions_nearby(use: bool, hurt: int) -> None:
    scene = _scene("collin", "battle-squeak", {"collin": "c3"}, [("rat-warrior", "c3")])
    if use:
        scene.use("collin", "battle-squeak")
        assert cheese(scene, "collin") == 4
    scene.dice(BOW, SWORD, BOW, BOW).begin("rat-warrior")
    assert wounds(scene, "collin") == hurt


def test_a_squeak_is_not_heard_by_those_who_come_later_in_the_place_of_the_fallen() -> None:
    scene = _scene("collin", "battle-squeak", {"collin": "c3"}, [("rat-warrior", "c3")])
    scene.use("collin", "battle-squeak").dice(SWORD, BOW, BOW, BOW, BOW).attack("collin", "rat-warrior")
    scene.add_minion("rat-warrior", "c3")
    scene.dice(BOW, SWORD, BOW, BOW).begin("rat-warrior")
    assert wounds(scene, "collin") == 1


@pytest.mark.parametrize(("use", "left"), [(NO, 1), (YES, 0)])
def test_a_feint_makes_the_target_roll_its_shields_again(use: int, left: int) -> None:
    scene = _scene("collin", "feint", {"collin": "c3"}, [("rat-warrior", "b3")])
    scene.choose(use).dice(SWORD, BOW, BOW, SHIELD, BOW, BOW).attack("collin", "rat-warrior")
    assert (scene.count("rat-warrior"), cheese(scene, "collin")) == (left, 6 - use)


@pytest.mark.parametrize(("use", "hurt"), [(NO, "maginos"), (YES, "collin")])
def test_protect_takes_an_attack_on_a_friend(use: int, hurt: str) -> None:
    mice = {"collin": "c3", "maginos": "c4"}
    scene = _scene("collin", "protect", mice, [("rat-warrior", "c4")])
    scene.choose(use).dice(SWORD, BOW, BOW, BOW).begin("rat-warrior")
    assert (wounds(scene, hurt), cheese(scene, "collin")) == (1, 6 - use)


@pytest.mark.rule("BRODIE-2")
def test_protect_takes_only_one_of_brodies_blows() -> None:
    mice = {"maginos": "c4", "filch": "c4", "collin": "c3"}
    scene = _scene("collin", "protect", mice, [("brodie", "c4")])
    scene.choose(YES).dice(SWORD, SWORD, BOW, BOW, BOW, BOW, BOW).begin("brodie-pounces")
    assert [wounds(scene, hero) for hero in mice] == [0, 2, 2]


@pytest.mark.parametrize(("use", "hurt"), [(NO, 1), (YES, 0)])
def test_resolve_adds_two_defence_dice(use: int, hurt: int) -> None:
    scene = _scene("collin", "resolve", {"collin": "c3"}, [("rat-warrior", "c3")])
    scene.choose(use).dice(SWORD, BOW, BOW, BOW, BOW, SHIELD).begin("rat-warrior")
    assert (wounds(scene, "collin"), cheese(scene, "collin")) == (hurt, 6 - use)


# -- tinkerers, and for several classes ----------------------------------------------------------------------------


def _onto_the_snare(kind: str, use: bool) -> Scene:
    scene = _scene("nez", "set-trap", {"nez": "c1"}, [(kind, "c4")])
    if use:
        scene.choose(scene.space("c2")).use("nez", "set-trap")
        assert cheese(scene, "nez") == 4
    return scene


@pytest.mark.parametrize("use", [False, True])
def test_a_snare_catches_the_first_minion_that_steps_on_it(use: bool) -> None:
    scene = _onto_the_snare("rat-warrior", use)
    walk(scene.game, scene.minion("rat-warrior"), [scene.space("c3")], 1)
    assert scene.count("rat-warrior") == 1
    walk(scene.game, scene.minion("rat-warrior"), [scene.space("c2")], 1)
    assert scene.count("rat-warrior") == (0 if use else 1)
    assert not scene.state.tokens
    assert cheese(scene, "nez") == (4 if use else 6)


def test_a_snare_does_not_stop_a_large_minion() -> None:
    scene = _onto_the_snare("spider", use=True)
    walk(scene.game, scene.minion("spider"), [scene.space("c2")], 2)
    assert (_spider_wounds(scene), scene.has_status(scene.minion("spider"), "knocked-down")) == (1, False)


def test_mice_step_over_a_snare() -> None:
    scene = _onto_the_snare("spider", use=True)
    scene.dice(SWORD).begin("nez").move("nez", "c2")
    assert wounds(scene, "nez") == 0
    assert scene.state.tokens


@pytest.mark.parametrize("use", [False, True])
def test_thundersqueak_hits_and_fells_everyone_nearby(use: bool) -> None:
    minions = [("roach", "b3"), ("rat-warrior", "c3"), ("rat-warrior", "f6")]
    scene = _scene("collin", "thundersqueak", {"collin": "c3"}, minions)
    near, far = scene.minion("rat-warrior"), scene.minion("rat-warrior", 1)
    if use:
        scene.dice(BOW, SHIELD, BOW, BOW, BOW).use("collin", "thundersqueak")
        assert (cheese(scene, "collin"), scene.state.actions) == (3, 0)
    assert scene.count("roach") == (0 if use else 1)
    assert scene.has_status(near, "knocked-down") == use
    assert not scene.has_status(far, "knocked-down")
