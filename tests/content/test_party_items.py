"""The party items (PARTY); the grape has scenes of its own."""

from __future__ import annotations

from typing import Any

import pytest

from engine.records.decision import OP_BATTLE, OP_FLIP, OP_SHARE
from engine.rulebook.encounters import draw_encounter
from engine.rulebook.surge import surge
from engine.rulebook.values import sees
from tests.content.acting import NEXT_DOOR, QUIET, all_rolled, explore, forked, pile, tokens
from tests.engine.scene import Scene

SWORD, BOW, CHEESE = "sword-star", "bow", "cheese"


@pytest.mark.rule("PARTY-1")
def test_a_party_item_is_everybodys() -> None:
    scene = Scene(mice={"collin": "c3", "filch": "a1"})
    scene.give("collin", "dinner-fork")
    for hero in ("collin", "filch"):
        assert scene.offered(hero, "lay-fork")
        scene.end_turn(hero)
    assert not any(scene.state.pack)


@pytest.mark.rule("PARTY-1")
def test_two_mice_cannot_both_lay_it() -> None:
    scene = Scene(mice={"collin": "c3", "filch": "a1"})
    scene.give("collin", "dinner-fork")
    scene.use("collin", "lay-fork").end_turn("collin")
    assert not scene.offered("filch", "lay-fork")


# -- disguises ---------------------------------------------------------------------------------------------------------

MIXED = {
    "deck": "standard",
    "pages": {"1": [{"minion": "rat-warrior", "count": 2}, {"minion": "elite-rat-warrior", "count": 1},
                    {"minion": "roach", "count": 1}]},
    "surge": [{"minion": "rat-warrior", "count": 2}],
}  # fmt: skip
ELITES = {"deck": "standard", "pages": {"1": [{"minion": "elite-rat-warrior", "count": 2}]}, "surge": []}


def revealed(card: dict[str, Any], *answers: int) -> Scene:
    scene = Scene(
        mice={"collin": "c3"}, chapter={"encounters": {"cards": ["met"]}},
        content_more={"encounter_cards": {"met": {"id": "met", **card}}},
    )  # fmt: skip
    scene.state.encounters = list(scene.chapter.encounter_deck)
    scene.give("collin", "disguises")
    scene.choose(*answers)
    draw_encounter(scene.game, scene.game.face_of(0))
    scene.check()
    return scene


@pytest.mark.rule("PARTY-2")
def test_disguises_leave_out_rat_warriors_and_nobody_else() -> None:
    scene = revealed(MIXED, 1)
    assert [scene.count(kind) for kind in ("rat-warrior", "elite-rat-warrior", "roach")] == [0, 1, 1]
    assert not scene.state.stash
    assert "disguises" in pile(scene, scene.state.deck)
    assert scene.card("rat-warrior") not in scene.state.track


@pytest.mark.rule("PARTY-2")
def test_disguises_may_be_kept() -> None:
    scene = revealed(MIXED, 0)
    assert [scene.count(kind) for kind in ("rat-warrior", "elite-rat-warrior", "roach")] == [2, 1, 1]
    assert pile(scene, scene.state.stash) == ["disguises"]


@pytest.mark.rule("PARTY-2", negative=True)
def test_disguises_do_not_fool_elite_rats() -> None:
    scene = revealed(ELITES)
    assert scene.count("elite-rat-warrior") == 2
    assert pile(scene, scene.state.stash) == ["disguises"]


@pytest.mark.rule("PARTY-2", negative=True)
def test_disguises_do_not_fool_a_surge() -> None:
    scene = revealed(MIXED, 0)
    asked = len([one for one in scene.bot.seen if one.who == -1 and one.options == [0, 1]])
    surge(scene.game, scene.game.face_of(0))
    assert scene.count("rat-warrior") == 4
    assert len([one for one in scene.bot.seen if one.who == -1 and one.options == [0, 1]]) == asked


# -- fishhook and thread -----------------------------------------------------------------------------------------------


def threaded(face: str, here: str, there: str, **more: Any) -> Scene:
    """Collin with the thread laid; unless told, it is long enough for the whole face."""
    more.setdefault("options", {"hook-length": 142})
    scene = Scene(face, mice={"collin": here}, **more)
    scene.give("collin", "fishhook-and-thread")
    scene.dice(CHEESE).begin("collin")
    scene.choose(scene.space(there))
    return scene.use("collin", "lay-thread")


@pytest.mark.rule("PARTY-3")
def test_the_thread_is_laid_without_an_action_and_makes_two_spaces_adjacent() -> None:
    scene = threaded("guard-room", "a1", "f6")
    assert scene.state.actions == 1
    assert tokens(scene, "fishhook-and-thread") == {"a1", "f6"}
    assert "f6" in scene.reach("collin")
    scene.move("collin", "f6")
    assert scene.at(0) == "guard-room/f6"


@pytest.mark.rule("PARTY-3")
@pytest.mark.rule("MOVE-4")
def test_the_thread_spans_red_lines() -> None:
    scene = Scene("kitchen", mice={"collin": "a2"})
    scene.dice(CHEESE).begin("collin")
    assert "k1" not in scene.reach("collin")
    scene = threaded("kitchen", "a2", "k1")
    assert "k1" in scene.reach("collin")


@pytest.mark.rule("PARTY-3")
def test_the_thread_is_for_mice_only() -> None:
    scene = threaded("guard-room", "a1", "f6")
    rat = scene.add_minion("rat-warrior", "f6")
    scene.end_turn("collin").dice(CHEESE).begin("rat-warrior")
    assert scene.at(rat) != "guard-room/a1"
    assert scene.state.wounds[0] == 0


@pytest.mark.rule("PARTY-3", negative=True)
def test_nobody_attacks_or_shares_along_the_thread() -> None:
    scene = threaded("guard-room", "a1", "f6", minions=[("rat-warrior", "f6")])
    assert OP_BATTLE not in scene.ops("collin")
    scene = Scene("guard-room", mice={"collin": "a1", "filch": "f6"}, options={"hook-length": 142})
    scene.give("collin", "fishhook-and-thread")
    scene.state.cheese[0] = 1
    scene.dice(CHEESE).begin("collin")
    scene.choose(scene.space("f6")).use("collin", "lay-thread")
    assert OP_SHARE not in scene.ops("collin")


def reached(face: str, here: str, **more: Any) -> set[str]:
    """The spaces to which the thread can be laid."""
    scene = Scene(face, mice={"collin": here}, **more)
    scene.give("collin", "fishhook-and-thread")
    scene.dice(CHEESE).begin("collin")
    if not scene.offered("collin", "lay-thread"):
        return set()
    scene.use("collin", "lay-thread")
    return {scene.chapter.board.space_ids[space] for space in scene.bot.seen[-1].options}


@pytest.mark.rule("PARTY-3")
def test_the_thread_has_a_length() -> None:
    assert {"c2", "b3"} <= reached("guard-room", "a1")
    assert not {"c3", "f6", "a1"} & reached("guard-room", "a1")
    assert {"c3", "f6"} <= reached("guard-room", "a1", options={"hook-length": 142})
    assert reached("guard-room", "a1", options={"hook-length": 0}) == set()


@pytest.mark.rule("PARTY-3", negative=True)
@pytest.mark.rule("MOVE-2", negative=True)
def test_the_thread_passes_no_rock() -> None:
    far = {"options": {"hook-length": 142}}
    scene = Scene("dining-tunnels", mice={"collin": "b1"}, **far)
    board, here = scene.chapter.board, scene.space("b1")
    face = board.face_spaces[board.space_face[here]]
    hidden = {board.space_ids[one] for one in face if not sees(scene.game, here, one)}
    assert hidden
    assert not hidden & reached("dining-tunnels", "b1", **far)


@pytest.mark.rule("PARTY-3", negative=True)
def test_the_thread_leads_neither_into_nor_out_of_a_space_that_the_chapter_joins_to_one_other() -> None:
    tree = {"id": "tree", "at": [50, 50], "kind": "special-area"}
    for ways in (1, 2):
        room = {"encounter": "none", "spaces": [tree], "adjacent": [["tree", "c3"], ["tree", "c4"]][:ways]}
        chapter = {"rooms": {"guard-room": room}}
        assert ("tree" in reached("guard-room", "d4", chapter=chapter)) == (ways == 2)
        assert bool(reached("guard-room", "tree", chapter=chapter)) == (ways == 2)


@pytest.mark.rule("PARTY-3", negative=True)
def test_one_end_at_least_is_dry() -> None:
    scene = threaded("sewers", "w2", "a1")
    offered = scene.bot.seen[-1].options
    kinds = {scene.chapter.board.space_ids[space][0] for space in offered}
    assert "w" not in kinds
    scene = threaded("sewers", "a1", "w2")
    assert tokens(scene, "fishhook-and-thread") == {"a1", "w2"}
    assert scene.space("a1") not in scene.bot.seen[-1].options


@pytest.mark.rule("PARTY-3")
@pytest.mark.rule("WATER-5")
def test_the_thread_can_be_laid_from_the_water_where_free_actions_are_closed() -> None:
    scene = Scene("sewers", mice={"collin": "w2", "filch": "w2"})
    scene.give("collin", "fishhook-and-thread")
    scene.state.cheese[0] = 1
    scene.dice(CHEESE).begin("collin")
    assert scene.offered("collin", "lay-thread")
    assert OP_SHARE not in scene.ops("collin")


@pytest.mark.rule("WATER-7")
def test_along_the_thread_no_star_is_needed_to_leave_the_water() -> None:
    scene = threaded("sewers", "w2", "a6")
    scene.move("collin", "a6")
    assert scene.at(0) == "sewers/a6"
    assert all_rolled(scene)


@pytest.mark.rule("WATER-2")
@pytest.mark.rule("WATER-7", negative=True)
def test_beside_the_thread_the_star_is_needed() -> None:
    scene = threaded("sewers", "w2", "a6")
    scene.dice(BOW).move("collin", "b2")
    assert scene.at(0) == "sewers/w2"


@pytest.mark.rule("PARTY-3")
def test_a_mouse_on_an_end_takes_the_thread_back_with_an_action() -> None:
    scene = threaded("guard-room", "a1", "f6")
    scene.move("collin", "f6").use("collin", "take-thread")
    assert scene.state.actions == 0
    assert tokens(scene, "fishhook-and-thread") == set()
    assert scene.state.bridges == []
    assert pile(scene, scene.state.stash) == ["fishhook-and-thread"]


@pytest.mark.rule("PARTY-3", negative=True)
def test_a_mouse_beside_the_ends_cannot_take_the_thread() -> None:
    scene = threaded("guard-room", "a1", "f6")
    scene.move("collin", "a2")
    assert not scene.offered("collin", "take-thread")


@pytest.mark.rule("PARTY-3")
def test_spaces_that_touch_stay_adjacent_when_the_thread_is_taken() -> None:
    scene = threaded("guard-room", "a1", "a2")
    scene.use("collin", "take-thread")
    assert "a2" in scene.reach("collin")


@pytest.mark.rule("PARTY-3")
@pytest.mark.rule("EXPLORE-9")
def test_a_thread_left_behind_is_shuffled_into_the_deck() -> None:
    scene = Scene("guard-room", mice={"collin": "c6"}, plan=NEXT_DOOR, chapter=QUIET)
    scene.give("collin", "fishhook-and-thread")
    scene.choose(scene.space("d5")).use("collin", "lay-thread")
    assert len(scene.state.bridges) == 2
    scene.end_turn("collin")
    explore(scene, "collin")
    assert scene.state.bridges == []
    assert tokens(scene, "fishhook-and-thread") == set()
    assert not scene.state.stash
    assert "fishhook-and-thread" in pile(scene, scene.state.deck)


@pytest.mark.rule("PARTY-3", negative=True)
def test_a_thread_in_the_stash_goes_along() -> None:
    scene = Scene("guard-room", mice={"collin": "c6"}, plan=NEXT_DOOR, chapter=QUIET)
    scene.give("collin", "fishhook-and-thread")
    explore(scene, "collin")
    assert pile(scene, scene.state.stash) == ["fishhook-and-thread"]


@pytest.mark.rule("EXPLORE-7")
def test_the_way_down_the_grating_needs_the_thread() -> None:
    for held in (False, True):
        scene = Scene("sewers", mice={"collin": "w7"})
        if held:
            scene.give("collin", "fishhook-and-thread")
        scene.dice(CHEESE).begin("collin")
        assert (OP_FLIP in scene.ops("collin")) == held


# -- dinner fork -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PARTY-4")
def test_the_fork_flings_another_mouse_where_it_can_see() -> None:
    scene = forked({"collin": "c3", "filch": "c3", "lily": "c3"})
    assert scene.state.actions == 1
    assert tokens(scene, "dinner-fork") == {"c3"}
    scene.choose(scene.mouse("lily"), scene.space("a6")).use("collin", "catapult")
    assert scene.at(scene.mouse("lily")) == "guard-room/a6"
    assert scene.state.actions == 0


@pytest.mark.rule("PARTY-4", negative=True)
def test_nobody_is_flung_out_of_sight() -> None:
    scene = forked({"collin": "b1", "filch": "b1"}, face="dining-tunnels")
    scene.use("collin", "catapult")
    offered = scene.bot.seen[-1].options
    here = scene.space("b1")
    assert all(sees(scene.game, here, space) for space in offered)
    assert here not in offered
    assert scene.space("f3") not in offered
    assert not sees(scene.game, here, scene.space("f3"))


@pytest.mark.rule("PARTY-4", negative=True)
def test_a_mouse_alone_cannot_fling_itself() -> None:
    scene = forked({"collin": "c3", "filch": "c4"})
    assert not scene.offered("collin", "catapult")


@pytest.mark.rule("PARTY-4", negative=True)
def test_the_fork_is_not_laid_on_water() -> None:
    scene = Scene("sewers", mice={"collin": "w2"})
    scene.give("collin", "dinner-fork")
    assert not scene.offered("collin", "lay-fork")


@pytest.mark.rule("PARTY-4")
def test_the_fork_is_taken_back_with_an_action() -> None:
    scene = forked({"collin": "c3", "filch": "c4"})
    scene.use("collin", "take-fork")
    assert tokens(scene, "dinner-fork") == set()
    assert scene.state.actions == 0
    assert scene.offered("collin", "lay-fork")
    scene = forked({"collin": "c3", "filch": "c4"}).end_turn("collin")
    assert not scene.offered("filch", "take-fork")


@pytest.mark.rule("PARTY-4")
@pytest.mark.rule("EXPLORE-9")
def test_a_fork_left_behind_is_shuffled_into_the_deck() -> None:
    scene = Scene("guard-room", mice={"collin": "c6"}, plan=NEXT_DOOR, chapter=QUIET)
    scene.give("collin", "dinner-fork")
    scene.use("collin", "lay-fork").end_turn("collin")
    explore(scene, "collin")
    assert tokens(scene, "dinner-fork") == set()
    assert "dinner-fork" in pile(scene, scene.state.deck)


# -- catnip ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", ["c3", "b3"])
def test_catnip_defeats_the_cat_at_once(space: str) -> None:
    scene = Scene(mice={"collin": "c3"}, minions=[("brodie", space)])
    scene.give("collin", "catnip")
    scene.use("collin", "waft-catnip")
    assert scene.count("brodie") == 0
    assert not [card for card in scene.state.track if card >= scene.state.mice]
    assert pile(scene, scene.state.discard) == ["catnip"]
    assert not scene.state.stash


def test_catnip_is_for_the_cat_and_needs_to_be_near() -> None:
    scene = Scene(mice={"collin": "c3"}, minions=[("brodie", "a1"), ("spider", "b3")])
    scene.give("collin", "catnip")
    assert not scene.offered("collin", "waft-catnip")
