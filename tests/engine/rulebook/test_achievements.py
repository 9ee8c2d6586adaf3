"""Achievements (ACH): mice that do not earn them, and achievements of the party. The tests of the cards show how each
is earned."""

from __future__ import annotations

from typing import Any

import pytest

from engine.records.attack import Attack
from engine.rulebook.battle import resolve
from engine.rulebook.capture import capture, rescue
from engine.rulebook.setup import achieve
from engine.rulebook.wounds import defeat
from tests.engine.scene import Scene
from tests.engine.table import BOW, CHEESE, SWORD, Table, start

ON = {"individual-achievements": True}


def party(minions: list[tuple[str, str]] | None = None, options: dict[str, Any] | None = None) -> Scene:
    """Two mice of the bundled box, with its achievements."""
    return Scene(mice={"collin": "c3", "tilda": "c4"}, minions=minions, options=ON if options is None else options)


def holder(scene: Scene, achievement: str) -> int:
    """The mouse that holds it, or -1."""
    return scene.state.achieved[scene.chapter.achievement_ids.index(achievement)] - 1


def roll_cheese(scene: Scene, mouse: int) -> None:
    """Three cheese in an attack of that mouse."""
    scene.dice(CHEESE, CHEESE, CHEESE)
    resolve(scene.game, Attack(mouse, False, 3), [scene.minion("roach")])


@pytest.mark.rule("ACH-1", negative=True)
def test_the_second_to_roll_three_cheese_is_no_cheesemaster() -> None:
    scene = party([("roach", "c3")])
    before = scene.state.end_page
    roll_cheese(scene, 0)
    roll_cheese(scene, 1)
    assert holder(scene, "cheesemaster") == 0
    assert scene.state.end_page == before + 1


@pytest.mark.rule("ACH-2", negative=True)
def test_roaches_that_friends_defeated_are_not_counted() -> None:
    scene = party()
    for mouse in (0, 0, 0, 1, 1):
        defeat(scene.game, scene.add_minion("roach", "c3"), by=mouse)
    assert holder(scene, "roachmaster") == -1
    defeat(scene.game, scene.add_minion("roach", "c3"), by=0)
    assert holder(scene, "roachmaster") == 0


@pytest.mark.rule("ACH-3", negative=True)
def test_poison_that_was_cured_before_the_capture_makes_no_poisonmaster() -> None:
    scene = party()
    scene.state.poison[0] = 1
    scene.state.poison[0] = 0
    capture(scene.game, 0, -1)
    assert holder(scene, "poisonmaster") == -1


@pytest.mark.rule("ACH-4", negative=True)
def test_two_mice_captured_once_each_are_no_scapers() -> None:
    scene = party()
    before = scene.state.end_page
    for mouse in (0, 1):
        capture(scene.game, mouse, -1)
        rescue(scene.game, mouse)
    assert holder(scene, "scaper") == -1
    assert scene.state.end_page == before


@pytest.mark.rule("ACH-5", negative=True)
@pytest.mark.parametrize(("mouse", "kind", "fewer"), [(0, "spider", 1), (1, "spider", 0), (0, "rat-warrior", 0)])
def test_only_large_minions_and_only_against_the_tamer_roll_less(mouse: int, kind: str, fewer: int) -> None:
    scene = party([(kind, "b3")])
    achieve(scene.game, scene.chapter.achievement_ids.index("cat-tamer"), 0)
    scene.dice(SWORD, *[BOW] * (scene.content.minions[kind]["defence"] - fewer))
    resolve(scene.game, Attack(mouse, False, 1), [scene.minion(kind)])
    assert scene.game.script == []


@pytest.mark.parametrize("ident", ["cheesemaster", "roachmaster", "poisonmaster", "scaper", "cat-tamer"])
def test_without_the_option_it_cannot_be_earned(ident: str) -> None:
    off, on = party(options={}), party()
    number = off.chapter.achievement_ids.index(ident)
    assert off.state.owners[off.chapter.achievement_watch[number]] == 0
    assert on.state.owners[on.chapter.achievement_watch[number]] != 0


STORY: dict[str, Any] = {
    "achievements": [{"id": "bell", "rules": [{"of": "mouse", "modify": {"move": 1}}]}],
    "rules": [{"id": "ring", "when": "free-action", "do": [{"achieve": "bell"}]}],
}


@pytest.mark.rule("ACH-6")
def test_a_story_achievement_belongs_to_the_party() -> None:
    table = Table({"ash": "a1", "birch": "a2"}, chapter=STORY)
    table.use("ash", "ring").end_turn("ash")
    for hero in ("ash", "birch"):
        table.dice(CHEESE).begin(hero)
        assert table.state.allowance == 1 + 2 + 1
        table.end_turn(hero)


@pytest.mark.rule("ACH-6", negative=True)
def test_it_is_earned_once_and_not_before_its_time() -> None:
    game = start(STORY)
    assert game.state.achieved == [0]
    assert achieve(game, 0, -1)
    assert not achieve(game, 0, -1)


@pytest.mark.rule("PARTY-1", negative=True)
def test_a_party_item_is_in_no_pack_and_not_lost_by_capture() -> None:
    table = Table({"ash": "a1", "birch": "a2"})
    for _ in range(3):
        table.give("ash", "pebble")
    table.give("ash", "rope")
    assert len(table.state.pack[0]) == 3
    assert len(table.state.stash) == 1
    capture(table.game, 0, -1)
    assert table.offered("birch", "rope")
