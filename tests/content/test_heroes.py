"""Every hero's talents, with and without them."""

from __future__ import annotations

import pytest

from engine.records.decision import OP_SEARCH, pack
from engine.rulebook import encounters
from engine.rulebook.figures import shift
from engine.rulebook.statuses import knock_down
from engine.rulebook.wounds import wound
from tests.content.box import BOW, CHEESE, SHIELD, SWORD, Content, cheese, deck_top, in_pack, without, wounds
from tests.engine.scene import Scene


def _laid(*order: str, more: Content | None = None) -> Scene:
    scene = Scene(mice={"collin": "c3", "filch": "c4"}, minions=[("rat-warrior", "f6")], content_more=more)
    return scene.track(*order).lay_initiative(["roach"])


def test_collin_gains_cheese_when_he_is_not_first() -> None:
    assert cheese(_laid("filch", "collin", "rat-warrior"), "collin") == 1


def test_collin_gains_nothing_when_he_is_first_nor_does_anybody_else() -> None:
    scene = _laid("collin", "filch", "rat-warrior")
    assert cheese(scene, "collin") == cheese(scene, "filch") == 0


def test_collin_gains_nothing_when_no_card_is_laid() -> None:
    scene = Scene(mice={"collin": "c3", "filch": "c4"}, minions=[("rat-warrior", "f6")])
    scene.track("filch", "collin", "rat-warrior").lay_initiative(["rat-warrior"])
    assert cheese(scene, "collin") == 0


def test_without_his_talent_collin_gains_nothing() -> None:
    assert cheese(_laid("filch", "collin", "rat-warrior", more=without("heroes", "collin")), "collin") == 0


def _filch_defeats(kind: str, wheel: int, more: Content | None = None) -> Scene:
    scene = Scene(mice={"filch": "c3"}, minions=[(kind, "b3")], content_more=more)
    scene.state.wheel = wheel
    if kind == "captain-vurst":
        scene.state.card_wounds[scene.card(kind)] = 2
    scene.dice(SWORD, SWORD, BOW, BOW, BOW).attack("filch", kind)
    assert scene.count(kind) == 0
    return scene


def test_filch_pilfers_cheese_from_what_he_defeats() -> None:
    scene = _filch_defeats("roach", 2)
    assert (cheese(scene, "filch"), scene.state.wheel) == (1, 2)


@pytest.mark.parametrize("rat", ["rat-warrior", "elite-rat-warrior"])
def test_filch_takes_a_rats_cheese_off_the_wheel(rat: str) -> None:
    scene = _filch_defeats(rat, 2)
    assert (cheese(scene, "filch"), scene.state.wheel) == (1, 1)


def test_filch_takes_a_rats_cheese_from_the_supply_when_the_wheel_is_empty() -> None:
    scene = _filch_defeats("rat-warrior", 0)
    assert (cheese(scene, "filch"), scene.state.wheel) == (1, 0)


@pytest.mark.rule("BOSS-2")
def test_captain_vurst_is_no_rat_to_filch() -> None:
    scene = _filch_defeats("captain-vurst", 2)
    assert (cheese(scene, "filch"), scene.state.wheel) == (1, 2)


def test_without_his_talent_filch_pilfers_nothing() -> None:
    scene = _filch_defeats("rat-warrior", 2, without("heroes", "filch"))
    assert (cheese(scene, "filch"), scene.state.wheel) == (0, 2)


def _worn(scene: Scene, hero: str) -> set[str]:
    chapter = scene.chapter
    return {chapter.search_ids[chapter.copies[one]] for one in scene.state.worn[scene.mouse(hero)]}


def _filch_takes_a_bow(more: Content | None = None) -> set[str]:
    scene = Scene(mice={"filch": "c3"}, content_more=more)
    scene.give("filch", "precise-bow", worn=True)
    return _worn(scene, "filch")


def test_filch_keeps_a_dagger_in_his_tail_beside_a_two_pawed_bow() -> None:
    assert _filch_takes_a_bow() == {"precise-bow", "dagger"}


def test_without_a_prehensile_tail_the_dagger_goes() -> None:
    assert _filch_takes_a_bow(without("heroes", "filch")) == {"precise-bow"}


def _onto_a_trap(more: Content | None = None) -> Scene:
    scene = Scene(mice={"lily": "c3"}, content_more=more)
    scene.state.traps = [scene.space("b3")]
    return scene.dice(SWORD).begin("lily").dice(BOW, BOW).move("lily", "b3")


@pytest.mark.rule("TRAP-2")
def test_mousetraps_do_not_harm_lily() -> None:
    scene = _onto_a_trap()
    assert wounds(scene, "lily") == 0
    assert scene.state.traps


def test_without_her_lesson_the_trap_snaps() -> None:
    scene = _onto_a_trap(without("heroes", "lily"))
    assert wounds(scene, "lily") == 1
    assert not scene.state.traps


def _into_the_sewers(times: int = 1, stays: bool = False, more: Content | None = None) -> int:
    rooms = {"sewers": {"encounter": "none"}}
    scene = Scene(mice={"lily": "c3", "collin": "c3"}, chapter={"rooms": rooms}, content_more=more)
    face = scene.chapter.board.face_ids.index("sewers")
    shift(scene.game, scene.mouse("collin"), scene.space("sewers/a1"))
    if not stays:
        shift(scene.game, scene.mouse("lily"), scene.space("sewers/a2"))
    for _ in range(times):
        encounters.enter_face(scene.game, face, scene.mouse("collin"))
    return cheese(scene, "lily")


def test_lily_gains_two_cheese_on_an_unexplored_tile() -> None:
    assert _into_the_sewers() == 2


def test_lily_gains_nothing_on_a_tile_entered_before_or_without_her() -> None:
    assert _into_the_sewers(times=2) == 2
    assert _into_the_sewers(stays=True) == 0


def test_without_her_talent_exploring_gains_nothing() -> None:
    assert _into_the_sewers(more=without("heroes", "lily")) == 0


def _staff_shows_cheese(more: Content | None = None) -> int:
    scene = Scene(mice={"maginos": "c3"}, minions=[("roach", "b3")], content_more=more)
    return cheese(scene.dice(CHEESE, SWORD).attack("maginos", "roach"), "maginos")


def test_maginos_gains_two_cheese_for_each_in_attack() -> None:
    assert _staff_shows_cheese() == 2


def test_maginos_gains_one_cheese_in_defence() -> None:
    scene = Scene(mice={"maginos": "c3"}, minions=[("rat-warrior", "c3")])
    scene.dice(SWORD, BOW, CHEESE).begin("rat-warrior")
    assert cheese(scene, "maginos") == 1


def test_without_his_talent_maginos_gains_one_cheese_in_attack() -> None:
    assert _staff_shows_cheese(without("heroes", "maginos")) == 1


def _knocked(more: Content | None = None) -> bool:
    scene = Scene(mice={"nez": "c3"}, content_more=more)
    knock_down(scene.game, scene.mouse("nez"))
    return scene.has_status(scene.mouse("nez"), "knocked-down")


def test_nez_cannot_be_knocked_down() -> None:
    assert not _knocked()
    assert _knocked(without("heroes", "nez"))


def _nez_searches(more: Content | None = None) -> list[str]:
    scene = Scene(mice={"nez": "c3"}, content_more=more)
    deck_top(scene, "dagger")
    scene.dice(CHEESE).begin("nez").dice(BOW, SWORD).act("nez", pack(OP_SEARCH))
    return in_pack(scene, "nez")


def test_nez_searches_with_two_dice() -> None:
    assert _nez_searches() == ["dagger"]
    assert _nez_searches(without("heroes", "nez")) == []


def _tilda_sees(status: str, hero: str = "collin", more: Content | None = None) -> int:
    scene = Scene(mice={"tilda": "a1", "collin": "f6"}, content_more=more)
    scene.afflict(scene.mouse(hero), status)
    return cheese(scene, "tilda")


@pytest.mark.parametrize("status", ["stunned", "webbed", "charmed", "on-fire"])
def test_tilda_feels_for_another_mouse(status: str) -> None:
    assert _tilda_sees(status) == 1
    assert _tilda_sees(status, more=without("heroes", "tilda")) == 0


def test_tilda_gains_nothing_for_herself_nor_for_a_fall() -> None:
    assert _tilda_sees("stunned", "tilda") == 0
    assert _tilda_sees("knocked-down") == 0


def _tilda_sees_wounds(poison: bool, more: Content | None = None) -> int:
    scene = Scene(mice={"tilda": "a1", "collin": "f6"}, content_more=more)
    wound(scene.game, scene.mouse("collin"), 2, -1, poison=poison)
    return cheese(scene, "tilda")


@pytest.mark.rule("EFFECT-5")
def test_tilda_feels_poison_but_no_other_wound() -> None:
    assert _tilda_sees_wounds(poison=True) == 1
    assert _tilda_sees_wounds(poison=False) == 0
    assert _tilda_sees_wounds(poison=True, more=without("heroes", "tilda")) == 0


def test_tilda_gains_nothing_for_a_mouse_on_another_tile() -> None:
    scene = Scene(mice={"tilda": "a1", "collin": "f6"})
    shift(scene.game, scene.mouse("collin"), scene.space("sewers/a1"))
    scene.afflict(scene.mouse("collin"), "stunned")
    assert cheese(scene, "tilda") == 0


def test_shields_give_no_cheese_to_anybody() -> None:
    """The other side of every cheese talent: a roll without cheese gives none."""
    scene = Scene(mice={"maginos": "c3"}, minions=[("roach", "b3")])
    assert cheese(scene.dice(SHIELD, SWORD).attack("maginos", "roach"), "maginos") == 0
