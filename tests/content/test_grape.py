"""The grape: bait for roaches, a shot for the fork, and a toy for rats (PARTY-5 to PARTY-7)."""

from __future__ import annotations

import pytest

from engine.records.decision import OP_ACTION, OP_FREE, first_of, op_of
from tests.content.acting import NEXT_DOOR, QUIET, all_rolled, explore, forked, pile, tokens
from tests.engine.scene import Scene

SWORD, SHIELD, BOW, CHEESE = "sword-star", "sword-shield", "bow", "cheese"
SPLAT, WHOLE = "sword-star", "bow"
"""What the coin shows, as a die of the script: a star is heads, and heads is the splat."""

# -- grape as bait -----------------------------------------------------------------------------------------------------


def baited(space: str, mice: dict[str, str], minions: list[tuple[str, str]]) -> Scene:
    scene = Scene(mice=mice, minions=minions)
    scene.give("collin", "grape")
    scene.choose(scene.space(space)).use("collin", "lay-bait")
    return scene.end_turn("collin")


@pytest.mark.rule("PARTY-5")
def test_roaches_go_for_the_grape_do_not_attack_and_leave_with_it() -> None:
    scene = baited("b3", {"collin": "c3"}, [("roach", "a3"), ("roach", "a2"), ("roach", "f1")])
    scene.dice(BOW, BOW, CHEESE).begin("roach")
    assert scene.count("roach") == 1
    assert not scene.happened("attack")
    assert tokens(scene, "grape") == set()
    assert not scene.state.stash
    assert pile(scene, scene.state.deck).count("grape") == 2
    scene.check()


@pytest.mark.rule("PARTY-5")
def test_the_grape_stays_while_no_roach_reaches_it() -> None:
    scene = baited("b3", {"collin": "c3"}, [("roach", "f6")])
    scene.dice(CHEESE).begin("roach")
    assert scene.count("roach") == 1
    assert tokens(scene, "grape") == {"b3"}


@pytest.mark.rule("PARTY-5")
def test_a_roach_on_its_way_stops_at_a_mouse_and_attacks() -> None:
    scene = baited("b1", {"collin": "c1", "filch": "a3"}, [("roach", "a4")])
    scene.dice(SHIELD, BOW, BOW).begin("roach")
    assert scene.at(scene.minion("roach")) == "guard-room/a3"
    assert scene.happened("attack")


@pytest.mark.rule("PARTY-5")
def test_only_roaches_leave_with_the_grape() -> None:
    scene = baited("b3", {"collin": "c3"}, [("roach", "a3"), ("rat-warrior", "a2")])
    scene.dice(BOW).begin("roach")
    assert scene.count("roach") == 0
    assert scene.count("rat-warrior") == 1


@pytest.mark.rule("PARTY-5", negative=True)
def test_rats_do_not_care_for_the_grape() -> None:
    scene = baited("b3", {"collin": "c3"}, [("rat-warrior", "a3")])
    scene.dice(BOW, BOW, BOW).begin("rat-warrior")
    assert scene.at(scene.minion("rat-warrior")) == "guard-room/c3"
    assert scene.happened("attack")


@pytest.mark.rule("PARTY-5", negative=True)
def test_the_grape_is_laid_on_an_empty_adjacent_space() -> None:
    scene = Scene(mice={"collin": "c3"}, minions=[("roach", "b3")])
    scene.give("collin", "grape")
    scene.use("collin", "lay-bait")
    offered = {scene.chapter.board.space_ids[space] for space in scene.bot.seen[-1].options}
    assert not offered & {"b3", "c3", "f6"}
    assert "c4" in offered
    assert not scene.offered("collin", "lay-bait")


@pytest.mark.rule("PARTY-5")
@pytest.mark.parametrize(("edition", "far"), [("en", False), ("pt", True)])
def test_by_option_the_bait_is_laid_anywhere_on_the_tile(edition: str, far: bool) -> None:
    scene = Scene(mice={"collin": "c3"}, minions=[("roach", "b3")], options={"edition": edition})
    scene.give("collin", "grape")
    scene.use("collin", "lay-bait")
    offered = {scene.chapter.board.space_ids[space] for space in scene.bot.seen[-1].options}
    assert ("f6" in offered) == far
    assert not offered & {"b3", "c3"}


@pytest.mark.rule("PARTY-5")
@pytest.mark.rule("MIN-7")
@pytest.mark.rule("MOVE-8")
@pytest.mark.parametrize(("mice", "stays"), [({"filch": "a3"}, False), ({"filch": "a3", "tilda": "a3"}, True)])
def test_a_lured_roach_leaves_a_space_only_if_not_outnumbered(mice: dict[str, str], stays: bool) -> None:
    scene = baited("c4", {"collin": "c3", **mice}, [("roach", "a3")])
    scene.dice(*([] if stays else [CHEESE]), BOW, BOW).begin("roach")
    assert (scene.at(scene.minion("roach")) == "guard-room/a3") == stays


@pytest.mark.rule("PARTY-5")
def test_each_of_two_grapes_feeds_its_own_roaches() -> None:
    scene = Scene(mice={"collin": "c3", "filch": "e6"}, minions=[("roach", "a3")])
    scene.give("collin", "grape")
    scene.give("collin", "grape")
    scene.choose(scene.space("b3")).use("collin", "lay-bait").end_turn("collin")
    scene.choose(scene.space("f6")).use("filch", "lay-bait").end_turn("filch")
    scene.dice(BOW).begin("roach")
    assert tokens(scene, "grape") == {"f6"}
    assert pile(scene, scene.state.stash) == ["grape"]


@pytest.mark.rule("EXPLORE-9")
def test_a_grape_left_behind_is_shuffled_into_the_deck() -> None:
    scene = Scene("guard-room", mice={"collin": "c6"}, plan=NEXT_DOOR, chapter=QUIET)
    scene.give("collin", "grape")
    scene.use("collin", "lay-bait").end_turn("collin")
    explore(scene, "collin")
    assert tokens(scene, "grape") == set()
    assert not scene.state.stash


# -- grape as a shot ---------------------------------------------------------------------------------------------------


def loaded(minions: list[tuple[str, str]], **mice: str) -> Scene:
    scene = forked({"collin": "c3", **mice}, minions)
    scene.give("collin", "grape")
    return scene


@pytest.mark.rule("PARTY-6")
def test_a_splat_is_one_hit_on_every_small_figure_there() -> None:
    scene = loaded([("roach", "a1"), ("roach", "a1"), ("rat-warrior", "f6")], filch="a1")
    scene.choose(scene.space("a1")).dice(SPLAT, BOW, BOW, BOW, SHIELD).use("collin", "fire-grape")
    assert scene.count("roach") == 1
    assert scene.state.wounds[scene.mouse("filch")] == 1
    assert scene.state.actions == 0
    assert all_rolled(scene)
    assert not [card for card in pile(scene, scene.state.stash) if card == "grape"]


@pytest.mark.rule("PARTY-6")
def test_a_whole_grape_knocks_all_down_and_lies_there() -> None:
    scene = loaded([("roach", "a1"), ("rat-warrior", "a1")], filch="a1")
    scene.dice(WHOLE).use("collin", "fire-grape")
    for figure in (scene.minion("roach"), scene.minion("rat-warrior"), scene.mouse("filch")):
        assert scene.has_status(figure, "knocked-down")
    assert tokens(scene, "grape") == {"a1"}
    assert "grape" in pile(scene, scene.state.stash)


@pytest.mark.rule("PARTY-6", negative=True)
@pytest.mark.parametrize("coin", [SPLAT, WHOLE])
def test_large_figures_do_not_mind_the_grape(coin: str) -> None:
    scene = loaded([("spider", "a1")])
    scene.dice(coin).use("collin", "fire-grape")
    spider = scene.minion("spider")
    assert scene.state.wounds[spider] == 0
    assert not scene.has_status(spider, "knocked-down")


@pytest.mark.rule("PARTY-6")
def test_the_shot_needs_no_sight() -> None:
    scene = Scene("dining-tunnels", mice={"collin": "b1"}, minions=[("roach", "f3")])
    scene.give("collin", "dinner-fork")
    scene.give("collin", "grape")
    scene.use("collin", "lay-fork").dice(SPLAT, BOW).use("collin", "fire-grape")
    assert scene.count("roach") == 0


@pytest.mark.rule("PARTY-6", negative=True)
def test_the_shot_is_fired_from_the_forks_space_with_a_grape_in_the_stash() -> None:
    scene = forked({"collin": "c3", "filch": "c4"}, [("roach", "a1")])
    assert not scene.offered("collin", "fire-grape")
    scene.give("collin", "grape")
    assert scene.offered("collin", "fire-grape")
    scene.end_turn("collin")
    assert not scene.offered("filch", "fire-grape")


# -- rats and the grape ------------------------------------------------------------------------------------------------


def lying(space: str, mice: dict[str, str], minions: list[tuple[str, str]]) -> Scene:
    """A whole grape lies on a space with minions, as after a shot."""
    scene = Scene(mice=mice, minions=minions)
    scene.give("collin", "grape")
    scene.state.tokens.append(scene.chapter.token_ids.index("grape"))
    scene.state.token_at.append(scene.space(space))
    return scene


@pytest.mark.rule("PARTY-7")
@pytest.mark.parametrize("rat", ["rat-warrior", "elite-rat-warrior"])
def test_a_rat_on_the_grape_throws_it_at_the_space_with_most_mice(rat: str) -> None:
    scene = lying("a1", {"collin": "c3", "filch": "f6", "lily": "f6"}, [(rat, "a1")])
    scene.dice(SPLAT, BOW, BOW, SHIELD, BOW).begin(rat)
    assert scene.at(scene.minion(rat)) == "guard-room/a1"
    assert [scene.state.wounds[mouse] for mouse in range(3)] == [0, 1, 0]
    assert tokens(scene, "grape") == set()
    assert not scene.state.stash
    assert not scene.happened("attack")


@pytest.mark.rule("PARTY-7")
def test_a_tie_goes_to_the_mouse_highest_on_the_track() -> None:
    scene = lying("a1", {"collin": "c3", "filch": "f6"}, [("rat-warrior", "a1")])
    scene.track("filch", "collin", "rat-warrior").dice(WHOLE).begin("rat-warrior")
    assert scene.has_status(scene.mouse("filch"), "knocked-down")
    assert not scene.has_status(scene.mouse("collin"), "knocked-down")
    assert tokens(scene, "grape") == {"f6"}


@pytest.mark.rule("PARTY-7", negative=True)
def test_a_rat_with_a_mouse_on_the_grape_fights_as_usual() -> None:
    scene = lying("a1", {"collin": "a1"}, [("rat-warrior", "a1")])
    scene.dice(BOW, BOW).begin("rat-warrior")
    assert scene.happened("attack")
    assert tokens(scene, "grape") == {"a1"}


@pytest.mark.rule("PARTY-7", negative=True)
@pytest.mark.rule("BOSS-2")
def test_a_captain_of_rats_throws_no_grapes() -> None:
    scene = lying("a1", {"collin": "c3"}, [("captain-vurst", "a1")])
    scene.dice(SWORD, SWORD, SWORD).begin("captain-vurst")
    assert tokens(scene, "grape") == {"a1"}


@pytest.mark.rule("PARTY-6")
@pytest.mark.parametrize(("edition", "struck"), [("en", {"lily", "rat-warrior"}), ("ru", {"rat-warrior"})])
def test_by_option_a_mouses_shot_spares_mice(edition: str, struck: set[str]) -> None:
    scene = Scene(mice={"collin": "c3", "lily": "a3"}, minions=[("rat-warrior", "a3")], options={"edition": edition})
    scene.give("collin", "dinner-fork")
    scene.give("collin", "grape")
    scene.use("collin", "lay-fork").dice(WHOLE)
    option = next(one for one in scene.options("collin") if "fire-grape" in _rule_of(scene, one))
    scene.act("collin", option)
    figures = {"lily": scene.mouse("lily"), "rat-warrior": scene.minion("rat-warrior")}
    assert {name for name, figure in figures.items() if scene.has_status(figure, "knocked-down")} == struck


@pytest.mark.rule("PARTY-7")
@pytest.mark.parametrize(("edition", "both"), [("en", True), ("ru", False)])
def test_by_option_a_rats_throw_spares_minions(edition: str, both: bool) -> None:
    scene = Scene(
        mice={"collin": "c3"}, minions=[("rat-warrior", "f6"), ("roach", "c3")], options={"edition": edition}
    )  # fmt: skip
    scene.give("collin", "grape")
    token = scene.chapter.token_ids.index("grape")
    scene.state.tokens, scene.state.token_at = [token], [scene.space("f6")]
    scene.dice(WHOLE).begin("rat-warrior")
    assert scene.has_status(0, "knocked-down")
    assert scene.has_status(scene.minion("roach"), "knocked-down") == both


def _rule_of(scene: Scene, option: int) -> str:
    """The name of the rule that an option of a menu uses, if it is one."""
    used = op_of(option) in (OP_ACTION, OP_FREE)
    return scene.chapter.rules[first_of(option)].name if used else ""
