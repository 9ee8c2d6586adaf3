"""The five individual achievements: how each is earned, and what it does for its holder."""

from __future__ import annotations

from typing import Any

import pytest

from engine.rulebook import encounters
from engine.rulebook.capture import capture, rescue
from engine.rulebook.figures import shift
from engine.rulebook.setup import achieve
from engine.rulebook.wounds import wound
from tests.content.box import BOW, CHEESE, SWORD, cheese, give_cheese, poison, without, wounds
from tests.engine.scene import Scene

ON = {"individual-achievements": True}


def _scene(mice: dict[str, str] | None = None, minions: list[tuple[str, str]] | None = None, **more: Any) -> Scene:
    return Scene(mice=mice or {"collin": "c3", "filch": "f6"}, minions=minions, options=more.pop("options", ON), **more)


def _holder(scene: Scene, achievement: str) -> str | None:
    """The hero who has earned it."""
    holder = scene.state.achieved[scene.chapter.achievement_ids.index(achievement)]
    return scene.chapter.hero_ids[scene.state.party[holder - 1]] if holder else None


def _earn(scene: Scene, achievement: str, hero: str) -> Scene:
    achieve(scene.game, scene.chapter.achievement_ids.index(achievement), scene.mouse(hero))
    return scene


# -- Cheesemaster --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ACH-1")
def test_three_cheese_in_one_attack_make_a_cheesemaster_and_win_time() -> None:
    scene = _scene(minions=[("roach", "b3")])
    before = scene.state.end_page
    scene.dice(CHEESE, CHEESE, CHEESE).attack("collin", "roach")
    assert (_holder(scene, "cheesemaster"), scene.state.end_page) == ("collin", before + 1)


@pytest.mark.rule("ACH-1")
def test_two_cheese_are_not_enough_and_without_the_option_nobody_earns_it() -> None:
    scene = _scene(minions=[("roach", "b3")]).dice(CHEESE, CHEESE, BOW).attack("collin", "roach")
    assert _holder(scene, "cheesemaster") is None
    scene = _scene(minions=[("roach", "b3")], options={}).dice(CHEESE, CHEESE, CHEESE).attack("collin", "roach")
    assert _holder(scene, "cheesemaster") is None


@pytest.mark.rule("ACH-1")
def test_three_cheese_in_one_defence_make_a_cheesemaster() -> None:
    rules = [{"of": "mouse", "modify": {"defence": 1}}]
    scene = _scene(minions=[("rat-warrior", "c3")], rules=rules)
    scene.dice(SWORD, BOW, CHEESE, CHEESE, CHEESE).begin("rat-warrior")
    assert _holder(scene, "cheesemaster") == "collin"


def _collin_defends_with_cheese(earned: bool, **more: Any) -> tuple[int, int]:
    scene = _scene(minions=[("rat-warrior", "c3")], **more)
    if earned:
        _earn(scene, "cheesemaster", "collin")
    scene.dice(SWORD, BOW, CHEESE, CHEESE).begin("rat-warrior")
    return cheese(scene, "collin"), cheese(scene, "filch")


@pytest.mark.rule("ACH-1")
def test_a_cheesemaster_shares_when_it_defends_with_cheese() -> None:
    assert _collin_defends_with_cheese(earned=False) == (2, 0)
    assert _collin_defends_with_cheese(earned=True) == (3, 1)
    assert _collin_defends_with_cheese(earned=True, content_more=without("achievements", "cheesemaster")) == (2, 0)


# -- Roachmaster ---------------------------------------------------------------------------------------------------


def _defeat_roaches(scene: Scene, hero: str, count: int) -> Scene:
    for _ in range(count):
        scene.add_minion("roach", "b3")
        scene.state.phase = 0
        scene.game.script = []
        scene.dice(SWORD, BOW, BOW, BOW).attack(hero, "roach")
    return scene


@pytest.mark.rule("ACH-2")
def test_four_roaches_in_one_encounter_make_a_roachmaster_and_win_time() -> None:
    scene = _scene()
    before = scene.state.end_page
    assert _holder(_defeat_roaches(scene, "collin", 3), "roachmaster") is None
    assert _holder(_defeat_roaches(scene, "collin", 1), "roachmaster") == "collin"
    assert scene.state.end_page == before + 1


@pytest.mark.rule("ACH-2")
def test_roaches_of_two_encounters_are_not_counted_together() -> None:
    scene = _scene(chapter={"rooms": {"sewers": {"encounter": "none"}}})
    _defeat_roaches(scene, "collin", 3)
    encounters.enter_face(scene.game, scene.chapter.board.face_ids.index("sewers"), scene.mouse("filch"))
    assert _holder(_defeat_roaches(scene, "collin", 3), "roachmaster") is None


def _robbed(earned: bool, tile: str = "guard-room/f6", **more: Any) -> int:
    """A greedy roach robs Collin of 2 cheese; what comes onto the wheel when Filch is the roachmaster."""
    scene = _scene(minions=[("roach", "c3")], **more)
    if earned:
        _earn(scene, "roachmaster", "filch")
    scene.state.greedy = 1 << scene.chapter.minion_ids.index("roach")
    shift(scene.game, scene.mouse("filch"), scene.space(tile))
    give_cheese(scene, "collin", 2).dice(SWORD, SWORD, BOW, BOW).begin("roach")
    assert cheese(scene, "collin") == 0
    return scene.state.wheel


@pytest.mark.rule("ACH-2")
def test_roaches_on_a_roachmasters_tile_are_not_greedy() -> None:
    assert _robbed(earned=False) == 2
    assert _robbed(earned=True) == 0
    assert _robbed(earned=True, tile="sewers/a1") == 2
    assert _robbed(earned=True, content_more=without("achievements", "roachmaster")) == 2


# -- Poisonmaster --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ACH-3")
@pytest.mark.parametrize(("poisoned", "holder"), [(1, "collin"), (0, None)])
def test_a_mouse_captured_with_poison_is_a_poisonmaster(poisoned: int, holder: str | None) -> None:
    scene = _scene()
    scene.state.poison[scene.mouse("collin")] = poisoned
    capture(scene.game, scene.mouse("collin"), -1)
    assert _holder(scene, "poisonmaster") == holder


def _bitten(earned: bool, **more: Any) -> tuple[int, int]:
    scene = _scene(minions=[("spider", "b3")], **more)
    if earned:
        _earn(scene, "poisonmaster", "collin")
    scene.dice(BOW, SWORD, BOW, BOW, BOW).begin("spider")
    return wounds(scene, "collin"), poison(scene, "collin")


@pytest.mark.rule("ACH-3")
def test_poison_does_a_poisonmaster_no_more_harm_than_a_wound() -> None:
    assert _bitten(earned=False) == (0, 1)
    assert _bitten(earned=True) == (1, 0)
    assert _bitten(earned=True, content_more=without("achievements", "poisonmaster")) == (0, 1)


@pytest.mark.rule("ACH-3")
def test_poison_that_no_minion_dealt_does_not_either() -> None:
    scene = _earn(_scene(), "poisonmaster", "collin")
    wound(scene.game, scene.mouse("collin"), 1, -1, poison=True)
    assert (wounds(scene, "collin"), poison(scene, "collin")) == (1, 0)


# -- Scaper --------------------------------------------------------------------------------------------------------


def _captured(times: int, hero: str = "filch", **more: Any) -> Scene:
    """Filch, with a bow he has found, captured so many times and rescued in between."""
    scene = _scene(**more)
    for number in range(times):
        if number:
            rescue(scene.game, scene.mouse(hero))
        if number == times - 1:
            scene.give(hero, "precise-bow", worn=True)
            give_cheese(scene, hero, 4)
        capture(scene.game, scene.mouse(hero), -1)
    return scene


@pytest.mark.rule("ACH-4")
def test_a_mouse_captured_twice_is_a_scaper_and_wins_time() -> None:
    assert _holder(_captured(1), "scaper") is None
    scene = _captured(2)
    assert (_holder(scene, "scaper"), scene.state.end_page) == ("filch", _scene().state.end_page + 1)
    assert scene.state.captured


@pytest.mark.rule("ACH-4")
def test_by_option_the_second_rescue_makes_a_scaper() -> None:
    options = {"edition": "ru", "individual-achievements": True}
    scene = _captured(2, options=options)
    assert _holder(scene, "scaper") is None
    rescue(scene.game, scene.mouse("filch"))
    assert _holder(scene, "scaper") == "filch"


@pytest.mark.rule("ACH-4")
def test_a_third_capture_frees_a_scaper_at_once_with_what_it_wears() -> None:
    scene = _captured(3)
    worn = {scene.chapter.search_ids[scene.chapter.copies[one]] for one in scene.state.worn[scene.mouse("filch")]}
    assert "precise-bow" in worn
    assert not scene.state.captured
    assert (cheese(scene, "filch"), scene.state.page) == (0, 4)


@pytest.mark.rule("ACH-4")
def test_without_the_achievement_a_third_capture_is_like_any_other() -> None:
    scene = _captured(3, content_more=without("achievements", "scaper"))
    worn = {scene.chapter.search_ids[scene.chapter.copies[one]] for one in scene.state.worn[scene.mouse("filch")]}
    assert "precise-bow" not in worn
    assert scene.state.captured


# -- Cat Tamer -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ACH-5")
def test_whoever_defeats_brodie_is_the_cat_tamer() -> None:
    scene = _scene(minions=[("brodie", "b3")]).track("collin", "filch", "brodie-chases", "brodie-pounces")
    scene.dice(SWORD, BOW, BOW, BOW, BOW, BOW, BOW).attack("collin", "brodie")
    assert _holder(scene, "cat-tamer") is None
    scene.state.phase = 0
    scene.dice(SWORD, BOW, BOW, BOW, BOW, BOW, BOW).attack("collin", "brodie")
    assert _holder(scene, "cat-tamer") == "collin"


def _collin_strikes(kind: str, earned: bool, **more: Any) -> int:
    """One hit against a defence whose last die only shows the shield; the wounds dealt."""
    scene = _scene(minions=[(kind, "b3")], **more)
    if earned:
        _earn(scene, "cat-tamer", "collin")
    scene.dice(SWORD, BOW, BOW, BOW, "sword-shield").attack("collin", kind)
    return scene.state.wounds[scene.minion(kind)] if scene.count(kind) else 1


@pytest.mark.rule("ACH-5")
def test_large_minions_defend_with_a_die_less_against_a_cat_tamer() -> None:
    assert _collin_strikes("cave-centipede", earned=False) == 0
    assert _collin_strikes("cave-centipede", earned=True) == 1
    assert _collin_strikes("rat-warrior", earned=True) == 0
    assert _collin_strikes("cave-centipede", earned=True, content_more=without("achievements", "cat-tamer")) == 0
