"""Every status: what a figure under it can and cannot do, and how it ends."""

from __future__ import annotations

import pytest

from engine.records.decision import OP_BATTLE, OP_EXPLORE, OP_MOVE, OP_RECOVER, OP_SCURRY, OP_SEARCH, pack
from engine.rulebook import explore
from engine.rulebook.figures import shift
from tests.content.box import BOW, CHEESE, SHIELD, SWORD, cheese, give_cheese, wounds
from tests.engine.scene import Scene, bundled


def _collin(status: str | None, die: str = SWORD) -> Scene:
    """Collin's turn begins next to a rat, under a status or none."""
    scene = Scene(mice={"collin": "c3"}, minions=[("rat-warrior", "b3")])
    if status is not None:
        scene.afflict(scene.mouse("collin"), status)
    return scene.dice(die).begin("collin")


def _recover(scene: Scene, status: str) -> Scene:
    return scene.act("collin", pack(OP_RECOVER, scene.chapter.status_ids.index(status)))


# -- stunned -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EFFECT-1")
def test_a_stunned_mouse_may_move_and_only_recover() -> None:
    assert {OP_MOVE, OP_BATTLE, OP_SEARCH} <= _collin(None).ops("collin")
    scene = _collin("stunned")
    assert OP_MOVE in scene.ops("collin")
    assert OP_RECOVER in scene.ops("collin")
    assert not scene.ops("collin") & {OP_BATTLE, OP_SEARCH}
    assert OP_SCURRY not in scene.move("collin", "c4").ops("collin")


@pytest.mark.rule("EFFECT-1")
@pytest.mark.parametrize("stunned", [False, True])
def test_a_stunned_mouse_does_not_explore(stunned: bool) -> None:
    scene = _at_an_open_exit()
    if stunned:
        scene.afflict(scene.mouse("collin"), "stunned")
    assert (OP_EXPLORE in scene.dice(SWORD).begin("collin").ops("collin")) != stunned


def _at_an_open_exit() -> Scene:
    """Collin where he can leave the guard room: some neighbour has an exit that meets one of its own."""
    tiles = bundled().content_for("flight").tiles
    others = [face["id"] for tile in tiles.values() for face in tile["faces"]]
    for other in [one for one in others if one not in ("guard-room", "sewers")]:
        for place in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            scene = Scene(mice={"collin": "c3"}, plan=[("guard-room", 0, 0), (other, *place)])
            for space in scene.chapter.board.face_spaces[0]:
                shift(scene.game, 0, space)
                if explore.open_exits(scene.game, 0):
                    return scene
    raise AssertionError("the guard room has no way out")


@pytest.mark.rule("EFFECT-1")
@pytest.mark.parametrize("stunned", [False, True])
def test_a_stunned_mouse_uses_no_action_of_a_card(stunned: bool) -> None:
    scene = give_cheese(Scene(mice={"tilda": "c3", "collin": "c3"}), "tilda", 3)
    scene.learn("tilda", "cure")
    scene.state.poison[scene.mouse("collin")] = 1
    if stunned:
        scene.afflict(scene.mouse("tilda"), "stunned")
    assert scene.offered("tilda", "cure") != stunned


@pytest.mark.rule("RECOVER-1")
def test_a_stunned_mouse_recovers_without_a_roll() -> None:
    scene = _recover(_collin("stunned"), "stunned")
    assert not scene.has_status(scene.mouse("collin"), "stunned")
    assert scene.game.script == []


# -- webbed --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EFFECT-2")
def test_a_webbed_mouse_does_not_move_but_acts() -> None:
    scene = _collin("webbed")
    assert OP_MOVE not in scene.ops("collin")
    assert {OP_BATTLE, OP_SEARCH, OP_RECOVER} <= scene.ops("collin")
    scene.state.moved, scene.state.can_move = True, False
    assert OP_SCURRY not in scene.ops("collin")


@pytest.mark.rule("RECOVER-2")
@pytest.mark.parametrize(("die", "free"), [(SWORD, True), (BOW, False)])
def test_a_webbed_mouse_needs_a_star_to_recover(die: str, free: bool) -> None:
    scene = _recover(_collin("webbed").dice(die), "webbed")
    assert scene.has_status(scene.mouse("collin"), "webbed") != free


# -- knocked down --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EFFECT-3")
def test_a_knocked_down_mouse_spends_its_move_getting_up() -> None:
    assert len(_collin(None).reach("collin")) > 1
    scene = _collin("knocked-down")
    assert scene.reach("collin") == {"c3"}
    scene.move("collin", "c3")
    assert not scene.has_status(scene.mouse("collin"), "knocked-down")
    assert OP_MOVE not in scene.ops("collin")
    assert OP_BATTLE in scene.ops("collin")


@pytest.mark.rule("EFFECT-3")
def test_a_knocked_down_mouse_attacks_and_defends_as_usual() -> None:
    scene = _collin("knocked-down").dice(SWORD, BOW, BOW, BOW, BOW).attack("collin", "rat-warrior")
    assert scene.count("rat-warrior") == 0
    assert scene.has_status(scene.mouse("collin"), "knocked-down")


@pytest.mark.rule("EFFECT-3")
@pytest.mark.parametrize(("kind", "falls"), [("rat-warrior", True), ("spider", False), ("brodie", False)])
def test_only_small_figures_are_knocked_down(kind: str, falls: bool) -> None:
    scene = Scene(mice={"collin": "c3"}, minions=[(kind, "f6")])
    scene.afflict(scene.minion(kind), "knocked-down")
    assert scene.has_status(scene.minion(kind), "knocked-down") == falls


@pytest.mark.rule("MIN-8")
def test_a_knocked_down_minion_gets_up_instead_of_moving_and_still_attacks() -> None:
    scene = Scene(mice={"collin": "c3"}, minions=[("rat-warrior", "b3")])
    rat = scene.minion("rat-warrior")
    scene.afflict(rat, "knocked-down")
    scene.dice(SWORD, BOW, BOW, BOW).begin("rat-warrior")
    assert scene.at(rat) == "guard-room/b3"
    assert not scene.has_status(rat, "knocked-down")
    assert wounds(scene, "collin") == 1


# -- charmed -------------------------------------------------------------------------------------------------------


def _collins_turn(charmed: bool) -> Scene:
    scene = Scene(mice={"collin": "c3", "filch": "c5"})
    if charmed:
        scene.afflict(scene.mouse("collin"), "charmed")
    return scene.dice(BOW, CHEESE, SWORD, SHIELD, BOW, BOW).begin("collin")


@pytest.mark.rule("EFFECT-4")
def test_a_charmed_mouse_moves_and_attacks_its_friends_with_its_bare_values() -> None:
    scene = _collins_turn(charmed=True)
    assert scene.at(scene.mouse("collin")) == "guard-room/c5"
    # two dice, not three: the sword does not count; Filch blocks the one hit
    assert (wounds(scene, "filch"), cheese(scene, "collin"), scene.state.wheel) == (0, 0, 1)
    assert not scene.has_status(scene.mouse("collin"), "charmed")


@pytest.mark.rule("EFFECT-4")
def test_without_the_charm_the_mouse_has_its_own_turn() -> None:
    scene = _collins_turn(charmed=False)
    assert scene.at(scene.mouse("collin")) == "guard-room/c3"
    assert OP_MOVE in scene.ops("collin")
    assert scene.state.wheel == 0


# -- on fire -------------------------------------------------------------------------------------------------------


def _burns(*dice: str, face: str = "guard-room", at: str = "c3", friend: str = "f6") -> tuple[bool, int]:
    """Collin ends his turn on fire: whether he still burns, and his wounds."""
    far = friend if face == "guard-room" else "a1"
    scene = Scene(face, mice={"collin": at, "filch": far}, minions=[("roach", "d6")])
    scene.afflict(scene.mouse("collin"), "on-fire")
    scene.dice(CHEESE).begin("collin").dice(*dice).end_turn("collin")
    return scene.has_status(scene.mouse("collin"), "on-fire"), wounds(scene, "collin")


@pytest.mark.rule("EFFECT-6")
def test_a_burning_mouse_is_wounded_at_the_end_of_its_turn_unless_a_star_puts_it_out() -> None:
    assert _burns(BOW) == (True, 1)
    assert _burns(SWORD) == (False, 0)


@pytest.mark.rule("EFFECT-6")
def test_every_mouse_on_the_space_helps_to_put_the_fire_out() -> None:
    assert _burns(BOW, SWORD, friend="c3") == (False, 0)


@pytest.mark.rule("EFFECT-6")
def test_water_puts_the_fire_out() -> None:
    assert _burns(face="sewers", at="w2") == (False, 0)


def test_without_fire_nothing_happens_at_the_end_of_a_turn() -> None:
    scene = Scene(mice={"collin": "c3"}, minions=[("roach", "f6")])
    scene.dice(CHEESE).begin("collin").end_turn("collin")
    assert wounds(scene, "collin") == 0
