"""Every minion's power, with and without it."""

from __future__ import annotations

import pytest

from engine.rulebook.placement import place
from tests.content.box import BOW, CHEESE, SHIELD, SWORD, Content, cheese, give_cheese, poison, track, without, wounds
from tests.engine.scene import Scene


def _roach_attacks(held: int, more: Content | None = None) -> Scene:
    """Two hits on Collin, who blocks none."""
    scene = Scene(mice={"collin": "c3"}, minions=[("roach", "c3")], content_more=more)
    return give_cheese(scene, "collin", held).dice(SWORD, SWORD, BOW, BOW).begin("roach")


def test_a_roach_steals_cheese_instead_of_wounding() -> None:
    scene = _roach_attacks(3)
    assert (cheese(scene, "collin"), wounds(scene, "collin"), scene.state.wheel) == (1, 0, 0)


def test_a_roach_wounds_a_mouse_that_has_no_cheese() -> None:
    scene = _roach_attacks(0)
    assert wounds(scene, "collin") == 2


def test_a_roach_deals_no_wounds_while_there_was_any_cheese_to_take() -> None:
    scene = _roach_attacks(1)
    assert (cheese(scene, "collin"), wounds(scene, "collin")) == (0, 0)


def test_without_stealing_a_roach_wounds() -> None:
    scene = _roach_attacks(3, without("minions", "roach"))
    assert (cheese(scene, "collin"), wounds(scene, "collin")) == (3, 2)


def _with_company(greedy: bool) -> int:
    """A roach in play robs Collin after others have come; the cheese on the wheel then."""
    scene = Scene(mice={"collin": "c3"}, minions=[("roach", "c3")])
    place(scene.game, 0, ((scene.chapter.minion_ids.index("roach"), 1, greedy, (scene.space("f6"),)),))
    give_cheese(scene, "collin", 2).dice(SWORD, SWORD, BOW, BOW, CHEESE).begin("roach")
    return scene.state.wheel


@pytest.mark.rule("ENC-8")
def test_one_greedy_roach_makes_every_roach_put_what_it_steals_on_the_wheel() -> None:
    assert _with_company(greedy=True) == 2
    assert _with_company(greedy=False) == 0


@pytest.mark.rule("PLACE-5")
def test_there_are_four_elite_rats_and_six_rat_figures_in_all() -> None:
    scene = Scene(mice={"collin": "c3"})
    elite, plain = (scene.chapter.minion_ids.index(name) for name in ("elite-rat-warrior", "rat-warrior"))
    place(scene.game, 0, ((elite, 5, False, ()),))
    place(scene.game, 0, ((plain, 5, False, ()),))
    assert (scene.count("elite-rat-warrior"), scene.count("rat-warrior")) == (4, 2)


def _after_rats(kind: str, order: list[str], more: Content | None = None) -> list[str]:
    scene = Scene(mice={"collin": "c3", "filch": "c3"}, minions=[(kind, "c3")], content_more=more)
    scene.track(*order).dice(BOW if kind == "rat-warrior" else SWORD, SWORD, SWORD, BOW, BOW, BOW)
    return track(scene.begin(kind))


@pytest.mark.parametrize("kind", ["rat-warrior", "elite-rat-warrior"])
def test_an_aggressive_rat_changes_places_with_the_card_above(kind: str) -> None:
    assert _after_rats(kind, ["collin", "filch", kind]) == ["collin", kind, "filch"]
    assert _after_rats(kind, [kind, "collin", "filch"]) == [kind, "collin", "filch"]


@pytest.mark.parametrize("kind", ["rat-warrior", "elite-rat-warrior"])
def test_without_aggression_a_rat_keeps_its_place(kind: str) -> None:
    assert _after_rats(kind, ["collin", "filch", kind], without("minions", kind)) == ["collin", "filch", kind]


def test_several_rats_move_their_card_only_once() -> None:
    scene = Scene(mice={"collin": "c3", "filch": "c3"}, minions=[("rat-warrior", "c3"), ("rat-warrior", "b3")])
    scene.track("collin", "filch", "rat-warrior").dice(*[BOW] * 8).begin("rat-warrior")
    assert track(scene) == ["collin", "rat-warrior", "filch"]


@pytest.mark.rule("MIN-4")
def test_an_elite_rat_shoots_from_afar_where_a_plain_one_must_come_near() -> None:
    scene = Scene(mice={"collin": "c1"}, minions=[("elite-rat-warrior", "c6")])
    scene.dice(BOW, BOW, SWORD, SWORD, SWORD).begin("elite-rat-warrior")
    assert (scene.at(scene.minion("elite-rat-warrior")), wounds(scene, "collin")) == ("guard-room/c6", 2)
    scene = Scene(mice={"collin": "c1"}, minions=[("rat-warrior", "c6")])
    scene.dice(BOW).begin("rat-warrior")
    assert (scene.at(scene.minion("rat-warrior")) == "guard-room/c6", wounds(scene, "collin")) == (False, 0)


def _spider_bites(more: Content | None = None) -> tuple[int, int]:
    scene = Scene(mice={"collin": "b3"}, minions=[("spider", "c3")], content_more=more)
    scene.dice(SHIELD, SWORD, BOW, BOW, BOW).begin("spider")
    return wounds(scene, "collin"), poison(scene, "collin")


@pytest.mark.rule("EFFECT-5")
def test_a_spiders_wounds_are_poison() -> None:
    assert _spider_bites() == (0, 1)
    assert _spider_bites(without("minions", "spider")) == (1, 0)


def _centipede_bites(*defence: str, more: Content | None = None) -> tuple[int, bool]:
    scene = Scene(mice={"collin": "b3"}, minions=[("cave-centipede", "c3")], content_more=more)
    scene.dice(SHIELD, SWORD, BOW, BOW, *defence).begin("cave-centipede")
    return wounds(scene, "collin"), scene.has_status(scene.mouse("collin"), "stunned")


@pytest.mark.rule("EFFECT-1")
def test_a_centipede_stuns_whom_it_wounds() -> None:
    assert _centipede_bites(BOW, BOW) == (1, True)
    assert _centipede_bites(BOW, SHIELD) == (0, False)
    assert _centipede_bites(BOW, BOW, more=without("minions", "cave-centipede")) == (1, False)


@pytest.mark.rule("WOUND-2")
@pytest.mark.parametrize(("kind", "life"), [("spider", 3), ("cave-centipede", 4)])
def test_large_minions_take_several_wounds(kind: str, life: int) -> None:
    scene = Scene(mice={"collin": "b3"}, minions=[(kind, "c3")])
    scene.state.wounds[scene.minion(kind)] = life - 2
    scene.dice(SWORD, BOW, BOW, BOW, BOW, BOW).attack("collin", kind)
    assert scene.count(kind) == 1
    scene.state.phase = 0
    scene.game.script = []
    scene.dice(SWORD, BOW, BOW, BOW, BOW, BOW).attack("collin", kind)
    assert scene.count(kind) == 0
