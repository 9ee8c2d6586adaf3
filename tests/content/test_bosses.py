"""Every boss card's turn, and what a boss is spared."""

from __future__ import annotations

import pytest

from engine.rulebook.figures import has_room
from engine.rulebook.placement import place
from tests.content.box import (
    BOW,
    BOW_STAR,
    CHEESE,
    SHIELD,
    SHIELD_STAR,
    SWORD,
    Content,
    at,
    entry,
    poison,
    track,
    without,
    wounds,
)  # fmt: skip
from tests.engine.scene import Scene

# -- Brodie --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BRODIE-1")
def test_brodie_takes_no_room() -> None:
    mice = {"collin": "c3", "filch": "c3", "lily": "c3"}
    scene = Scene(mice=mice, minions=[("brodie", "c3")])
    assert has_room(scene.game, scene.space("c3"), 1)
    scene.add_minion("roach", "c3")
    assert not has_room(scene.game, scene.space("c3"), 1)
    assert has_room(scene.game, scene.space("c3"), 0)


def _brodie_rolls_cheese(more: Content | None = None) -> int:
    scene = Scene(mice={"collin": "c3"}, minions=[("brodie", "c3")], content_more=more)
    scene.dice(CHEESE, CHEESE, BOW).begin("brodie-pounces")
    return scene.state.wheel


@pytest.mark.rule("BRODIE-1")
def test_brodies_cheese_never_goes_on_the_wheel() -> None:
    assert _brodie_rolls_cheese() == 0
    other = {"minions": {"brodie": {**entry("minions", "brodie"), "cheese-to-wheel": True}}}
    assert _brodie_rolls_cheese(other) == 2


@pytest.mark.rule("BRODIE-2")
def test_brodie_pounces_on_the_fullest_space_and_strikes_everyone_there() -> None:
    mice = {"collin": "a1", "filch": "c3", "lily": "c3"}
    scene = Scene(mice=mice, minions=[("brodie", "e5"), ("rat-warrior", "c3")])
    scene.dice(SWORD, BOW, BOW, BOW, SHIELD, BOW, BOW, BOW, BOW).begin("brodie-pounces")
    assert at(scene, scene.minion("brodie")) == "c3"
    assert [wounds(scene, hero) for hero in mice] == [0, 0, 1]
    assert scene.count("rat-warrior") == 0


@pytest.mark.rule("BRODIE-2")
def test_between_equal_spaces_brodie_pounces_on_the_figure_highest_on_the_track() -> None:
    for order, goal in ((("collin", "filch"), "a1"), (("filch", "collin"), "c3")):
        scene = Scene(mice={"collin": "a1", "filch": "c3"}, minions=[("brodie", "e5")])
        scene.track(*order, "brodie-pounces", "brodie-chases").dice(BOW, BOW, BOW).begin("brodie-pounces")
        assert at(scene, scene.minion("brodie")) == goal


@pytest.mark.rule("BRODIE-2")
def test_brodie_stays_where_the_most_are_with_him() -> None:
    mice = {"collin": "a1", "filch": "c3", "lily": "c3"}
    scene = Scene(mice=mice, minions=[("brodie", "c3")]).dice(BOW, BOW, BOW).begin("brodie-pounces")
    assert at(scene, scene.minion("brodie")) == "c3"


@pytest.mark.rule("BRODIE-3")
def test_brodie_chases_from_mouse_to_mouse_and_strikes_all_he_passes() -> None:
    mice = {"collin": "a2", "filch": "a4", "lily": "f6"}
    scene = Scene(mice=mice, minions=[("brodie", "a1"), ("roach", "a4")])
    scene.choose(scene.space("a3"))
    scene.dice(CHEESE, BOW, SWORD, BOW, BOW, BOW, BOW, BOW, SHIELD, BOW).begin("brodie-chases")
    assert at(scene, scene.minion("brodie")) == "a4"
    assert [wounds(scene, hero) for hero in mice] == [1, 0, 0]
    assert scene.count("roach") == 0


@pytest.mark.rule("BRODIE-3")
def test_brodie_does_not_run_when_every_mouse_is_with_him() -> None:
    scene = Scene(mice={"collin": "c3"}, minions=[("brodie", "c3")])
    scene.dice(SWORD, BOW, BOW, BOW, BOW).begin("brodie-chases")
    assert (at(scene, scene.minion("brodie")), wounds(scene, "collin")) == ("c3", 1)
    assert not scene.happened("chase")


@pytest.mark.rule("WOUND-3")
def test_the_attacker_chooses_which_card_of_brodie_goes_and_the_last_one_is_brodie() -> None:
    scene = Scene(mice={"collin": "c3"}, minions=[("brodie", "b3")])
    scene.choose(scene.card("brodie-pounces")).dice(SWORD, BOW, BOW, BOW, BOW, BOW, BOW)
    scene.attack("collin", "brodie")
    assert track(scene) == ["collin", "brodie-chases"]
    scene.state.phase = 0
    scene.dice(SWORD, BOW, BOW, BOW, BOW, BOW, BOW).attack("collin", "brodie")
    assert scene.count("brodie") == 0
    assert track(scene) == ["collin"]


# -- Captain Vurst -------------------------------------------------------------------------------------------------


def _vurst_fires(*rolls: str, more: Content | None = None) -> Scene:
    mice = {"collin": "c1", "filch": "c2"}
    scene = Scene(mice=mice, minions=[("captain-vurst", "c5")], content_more=more)
    return scene.track("collin", "filch", "captain-vurst").dice(*rolls).begin("captain-vurst")


@pytest.mark.rule("BOSS-1")
def test_vurst_fires_again_after_rolling_cheese_and_keeps_it_off_the_wheel() -> None:
    scene = _vurst_fires(BOW, CHEESE, SWORD, SWORD, SWORD, BOW, SWORD, SWORD, SWORD, SWORD)
    assert (wounds(scene, "filch"), wounds(scene, "collin"), scene.state.wheel) == (1, 1, 0)


def test_vurst_fires_once_without_cheese() -> None:
    scene = _vurst_fires(BOW, SWORD, SWORD, SWORD, SWORD)
    assert (wounds(scene, "filch"), wounds(scene, "collin")) == (1, 0)


def test_without_pistols_vursts_cheese_goes_on_the_wheel() -> None:
    scene = _vurst_fires(BOW, CHEESE, SWORD, SWORD, SWORD, more=without("minions", "captain-vurst"))
    assert (wounds(scene, "filch"), wounds(scene, "collin"), scene.state.wheel) == (1, 0, 1)


def test_cheese_vurst_rolls_in_defence_goes_on_the_wheel() -> None:
    scene = Scene(mice={"collin": "c3"}, minions=[("captain-vurst", "b3")])
    scene.dice(SWORD, BOW, BOW, CHEESE, BOW, BOW).attack("collin", "captain-vurst")
    assert scene.state.wheel == 1


# -- Skitter-Clak --------------------------------------------------------------------------------------------------


def _constricted(more: Content | None = None) -> int:
    scene = Scene(mice={"collin": "b3"}, minions=[("skitter-clak", "c3")], content_more=more)
    scene.dice(BOW, SWORD, BOW, SHIELD, SHIELD).begin("skitter-clak")
    return wounds(scene, "collin")


def test_no_defence_against_skitter_clak() -> None:
    assert _constricted() == 1
    assert _constricted(without("minions", "skitter-clak")) == 0


def _against_the_carapace(more: Content | None = None) -> int:
    scene = Scene(mice={"collin": "b3"}, minions=[("skitter-clak", "c3")], content_more=more)
    scene.dice(SWORD, SWORD, BOW, SHIELD_STAR, BOW).attack("collin", "skitter-clak")
    return scene.state.card_wounds[scene.card("skitter-clak")]


def test_a_shield_with_a_star_blocks_two_hits_on_the_carapace() -> None:
    assert _against_the_carapace() == 0
    assert _against_the_carapace(without("minions", "skitter-clak")) == 1


# -- Vanestra ------------------------------------------------------------------------------------------------------


def _vanestra_acts(card: str, *dice: str, more: Content | None = None) -> Scene:
    scene = Scene(mice={"collin": "c3"}, minions=[("vanestra", "c4")], content_more=more)
    return scene.track("collin", card).dice(*dice).begin(card)


@pytest.mark.parametrize(("card", "status"), [("vanestras-charm", "charmed"), ("vanestras-web", "webbed")])
def test_vanestra_charms_or_webs_whom_she_wounds(card: str, status: str) -> None:
    scene = _vanestra_acts(card, BOW, SWORD, SWORD, SWORD, SWORD)
    assert (wounds(scene, "collin"), scene.has_status(scene.mouse("collin"), status)) == (1, True)
    scene = _vanestra_acts(card, BOW, SWORD, SWORD, SHIELD, SWORD)
    assert (wounds(scene, "collin"), scene.has_status(scene.mouse("collin"), status)) == (0, False)
    scene = _vanestra_acts(card, BOW, SWORD, SWORD, SWORD, SWORD, more=without("minions", "vanestra"))
    assert (wounds(scene, "collin"), scene.has_status(scene.mouse("collin"), status)) == (1, False)


def test_vanestras_sting_is_poison() -> None:
    # she starts next to Collin and moves into his space only where there is room for a large figure: she stays
    dice = (CHEESE, SWORD, BOW, BOW, BOW, BOW, BOW)
    assert poison(_vanestra_acts("vanestras-sting", *dice), "collin") == 1
    scene = _vanestra_acts("vanestras-sting", *dice, more=without("minions", "vanestra"))
    assert (wounds(scene, "collin"), poison(scene, "collin")) == (1, 0)


def test_one_card_of_vanestra_does_not_lend_its_power_to_another() -> None:
    scene = _vanestra_acts("vanestras-call", CHEESE, SWORD, BOW, BOW, BOW, BOW, BOW)
    assert (wounds(scene, "collin"), poison(scene, "collin")) == (1, 0)
    assert scene.state.status[scene.mouse("collin")] == 0


@pytest.mark.rule("INIT-3")
def test_vanestra_calls_a_rat_warrior_whose_card_comes_last() -> None:
    scene = _vanestra_acts("vanestras-call", CHEESE, BOW, BOW, BOW, BOW)
    assert scene.count("rat-warrior") == 1
    assert track(scene) == ["collin", "vanestras-call", "rat-warrior"]
    assert at(scene, scene.minion("rat-warrior")) in ("a3", "a6", "f1")
    scene = _vanestra_acts("vanestras-call", CHEESE, BOW, BOW, BOW, BOW, more=without("minions", "vanestra"))
    assert scene.count("rat-warrior") == 0


@pytest.mark.rule("INIT-5")
def test_two_of_vanestras_four_cards_come_onto_the_track() -> None:
    scene = Scene(mice={"collin": "c3"})
    kind = scene.chapter.minion_ids.index("vanestra")
    place(scene.game, 0, ((kind, 1, False, ()),))
    assert len(scene.chapter.minion_cards[kind]) == 4
    assert len([name for name in track(scene) if name.startswith("vanestras-")]) == 2


@pytest.mark.rule("BOSS-1")
def test_a_boss_takes_a_turn_for_each_of_its_cards() -> None:
    scene = Scene(mice={"collin": "c3"}, minions=[("vanestra", "c4")])
    scene.track("vanestras-web", "collin", "vanestras-charm")
    scene.dice(BOW, SWORD, SWORD, SWORD, SWORD).step()
    assert scene.has_status(scene.mouse("collin"), "webbed")
    scene.dice(BOW_STAR).step().end_turn("collin")
    scene.dice(BOW, SWORD, SWORD, SWORD, SWORD).step()
    assert scene.has_status(scene.mouse("collin"), "charmed")
    assert wounds(scene, "collin") == 2


@pytest.mark.rule("BOSS-2")
@pytest.mark.parametrize(
    ("boss", "tag"), [("captain-vurst", "rat"), ("skitter-clak", "centipede"), ("vanestra", "spider")]
)
def test_what_names_a_kind_does_not_mean_its_boss(boss: str, tag: str) -> None:
    rules = [{"when": "attack-declared", "if": {"target": {"minion": tag}}, "do": ["cancel-attack"]}]
    scene = Scene(mice={"collin": "b3"}, minions=[(boss, "c3")], rules=rules)
    scene.dice(BOW, BOW, BOW).attack("collin", boss)
    assert scene.happened("attack")
