"""The events of the search deck."""

from __future__ import annotations

import pytest

from engine.rulebook.capture import capture
from engine.rulebook.wounds import defeat
from tests.content.acting import SEARCH, find, in_play, on_top, pile
from tests.engine.scene import Scene

SWORD, BOW, CHEESE = "sword-star", "bow", "cheese"


@pytest.mark.rule("SEARCH-2")
def test_a_cheese_cache_feeds_the_tile_at_once() -> None:
    scene = Scene(mice={"collin": "c3", "filch": "a1"})
    find(scene, "collin", "cheese-cache")
    assert scene.state.cheese[:2] == [1, 1]
    assert pile(scene, scene.state.discard) == ["cheese-cache"]
    assert not scene.state.pack[0]


def test_a_creaking_board_is_heard() -> None:
    scene = Scene()
    find(scene, "collin", "creaking-board")
    assert scene.state.wheel == 1


@pytest.mark.rule("SURGE-1")
def test_a_creaking_board_can_be_the_last_straw() -> None:
    scene = Scene()
    scene.state.wheel = 5
    find(scene, "collin", "creaking-board")
    assert (scene.state.wheel, scene.state.page) == (0, 2)


@pytest.mark.parametrize(("dice", "hurt"), [((BOW, BOW), True), ((BOW, SWORD), False)])
def test_plaster_falls_on_the_slow(dice: tuple[str, ...], hurt: bool) -> None:
    scene = Scene()
    scene.dice(CHEESE, SWORD, *dice)
    on_top(scene, "falling-plaster").begin("collin").act("collin", SEARCH)
    assert scene.state.wounds[0] == int(hurt)
    assert scene.has_status(0, "knocked-down") == hurt


def test_comfort_heals_everybody_on_the_tile() -> None:
    scene = Scene(mice={"collin": "c3", "filch": "a1"})
    scene.state.wounds[0] = scene.state.wounds[1] = 2
    find(scene, "collin", "crumb-of-comfort")
    assert scene.state.wounds[:2] == [1, 1]


def abducted() -> Scene:
    scene = Scene(mice={"collin": "c3", "filch": "c4", "lily": "a1"})
    scene.give("filch", "feather-cloak", worn=True)
    scene.track("filch", "collin", "lily")
    return find(scene, "collin", "abduction").end_turn("collin")


def test_the_highest_of_the_other_mice_is_carried_off_gently() -> None:
    scene = abducted()
    assert scene.state.captured == 1 << scene.mouse("filch")
    assert scene.state.page == 1
    assert "feather-cloak" in pile(scene, scene.state.worn[scene.mouse("filch")])


@pytest.mark.rule("CAPTURE-2", negative=True)
def test_an_abducted_mouse_does_not_come_back_by_itself() -> None:
    scene = abducted()
    scene.begin("filch")
    assert scene.state.captured


def test_an_abducted_mouse_is_looked_for_when_all_is_quiet() -> None:
    scene = abducted()
    roach = scene.add_minion("roach", "f1")
    assert not scene.offered("lily", "look-for-them")
    defeat(scene.game, roach, -1)
    scene.dice(BOW).use("lily", "look-for-them")
    assert scene.state.captured
    scene.state.actions = 1
    scene.state.searched[scene.mouse("lily")] = ~0
    scene.dice(SWORD).use("lily", "look-for-them")
    assert not scene.state.captured
    assert not scene.state.pack[scene.mouse("lily")]
    assert not in_play(scene, "abduction")


@pytest.mark.rule("CAPTURE-2")
def test_once_all_are_found_captured_mice_come_back_as_usual() -> None:
    scene = abducted()
    scene.dice(SWORD).use("collin", "look-for-them")
    capture(scene.game, scene.mouse("lily"), -1)
    scene.begin("lily")
    assert not scene.state.captured


def test_nobody_is_carried_off_when_the_finder_is_alone() -> None:
    scene = Scene()
    find(scene, "collin", "abduction")
    assert not scene.state.captured
    assert not in_play(scene, "abduction")
