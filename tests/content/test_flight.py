"""What is special about the first chapter, each shown with and without it: written dice, real rooms."""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

from engine.records.decision import OP_EXPLORE, OP_SEARCH
from engine.rulebook.cheese import add_to_wheel
from tests.engine.scene import Scene, bundled

UP = [("guard-room", 1, 0), ("courtyard", 0, 1), ("kitchen", 1, 1)]
DOWN = [("sewers", 1, 0), ("tunnel-entrance", 0, 1), ("kitchen-tunnels", 1, 1)]
KEYS = ("counters", "achievements", "rooms")


@cache
def flight() -> dict[str, Any]:
    data: dict[str, Any] = bundled().content_for("flight").chapter
    return data


Minions = list[tuple[str, str]]


def scene(face: str, mice: dict[str, str], minions: Minions | None = None, *, special: bool = True) -> Scene:
    """A position in the first chapter; without what is special, its rooms keep only their spaces and areas."""
    keys = {key: copy.deepcopy(flight()[key]) for key in KEYS}
    if not special:
        kept = ("spaces", "adjacent", "areas")
        keys["rooms"] = {name: {k: v for k, v in room.items() if k in kept} for name, room in keys["rooms"].items()}
    plan = UP if face in ("guard-room", "courtyard", "kitchen") else DOWN
    plan = sorted(plan, key=lambda place: place[0] != face)
    return Scene(face, mice, minions, plan=plan, chapter=keys)


def counter(scene: Scene, name: str) -> int:
    return scene.state.counters[scene.chapter.counter_ids.index(name)]


def test_the_crow_wounds_whoever_rolls_a_one():
    for special, wounds in ((True, 1), (False, 0)):
        table = scene("courtyard", {"collin": "c3"}, special=special)
        table.dice("cheese").begin("collin")
        assert table.state.wounds[0] == wounds


def test_the_crow_wounds_minions_too_and_leaves_higher_numbers_alone():
    table = scene("courtyard", {"collin": "c3"}, [("roach", "f5")])
    table.dice("cheese").begin("roach")
    assert table.count("roach") == 0
    table = scene("courtyard", {"collin": "c3"})
    table.dice("sword-shield").begin("collin")
    assert table.state.wounds[0] == 0


def test_inside_the_tree_the_crow_does_not_reach():
    table = scene("courtyard", {"collin": "tree"})
    table.dice("cheese").begin("collin")
    assert table.state.wounds[0] == 0


def test_the_tree_is_entered_from_the_one_space_beside_the_hole():
    table = scene("courtyard", {"collin": "b2", "filch": "a1", "tilda": "b1"})
    board = table.chapter.board
    tree = table.space("courtyard/tree")
    assert board.near_mouse[tree] == (table.space("courtyard/b2"),)
    spaces = board.face_spaces[board.space_face[tree]]
    assert sorted(board.space_ids[s] for i, s in enumerate(spaces) if board.sight[tree] >> i & 1) == ["b2", "tree"]


def test_no_minion_enters_the_tree():
    table = scene("courtyard", {"collin": "tree"}, [("roach", "c3")])
    table.dice("sword-shield", "bow", "bow").begin("roach")
    assert table.at(table.minion("roach")) == "courtyard/b2"


def test_roaches_go_for_the_cheese_on_the_counter_instead_of_the_mice():
    table = scene("kitchen", {"collin": "c3"}, [("roach", "a3")])
    table.dice("sword-star", "bow").begin("roach")
    assert table.at(table.minion("roach")) == "kitchen/k1"
    table = scene("kitchen", {"collin": "c3"}, [("roach", "a3")], special=False)
    table.dice("sword-star", "bow", "bow").begin("roach")
    assert table.at(table.minion("roach")) == "kitchen/c3"


def test_a_roach_that_eats_moves_cheese_to_the_wheel_and_does_not_attack():
    for die, left in (("cheese", 5), ("bow", 6)):
        table = scene("kitchen", {"collin": "a3"}, [("roach", "k1")])
        table.dice("sword-star", die).begin("roach")
        assert counter(table, "counter-cheese") == left
        assert table.state.wheel == 6 - left
        assert not table.happened("attack")


def test_a_mouse_on_the_counter_ends_the_feast():
    table = scene("kitchen", {"collin": "k1"}, [("roach", "k1")])
    table.dice("bow", "bow")
    table.begin("roach")
    assert table.happened("attack")
    assert counter(table, "counter-cheese") == 6


def test_the_cook_takes_to_the_mice_with_a_star():
    table = scene("kitchen", {"collin": "c3"}, [("roach", "c3"), ("roach", "d1")])
    table.dice("sword-star", "sword-star", "bow", "bow", "sword-star").attack("collin", "roach")
    assert table.happened("achievement")
    assert table.state.end_page == 13
    assert table.count("roach") == 1


def test_without_a_star_the_broom_comes_down():
    table = scene("kitchen", {"collin": "c3"}, [("roach", "c3"), ("roach", "d1")])
    table.dice("sword-star", "sword-star", "bow", "bow", "bow").attack("collin", "roach")
    assert not table.happened("achievement")
    assert table.has_status(table.mouse("collin"), "knocked-down")
    assert table.count("roach") == 2
    table = scene("kitchen", {"collin": "c3"}, [("roach", "c3"), ("roach", "d1")], special=False)
    table.dice("sword-star", "sword-star", "bow", "bow").attack("collin", "roach")
    assert table.count("roach") == 1


def test_the_treasure_lies_in_the_guard_room():
    for special in (True, False):
        table = scene("guard-room", {"nez": "c3"}, special=special)
        table.dice("sword-shield", "sword-star", "sword-star").begin("nez")
        table.choose(*([lambda game, decision: decision.options[0]] if special else []))
        table.act("nez", OP_SEARCH << 24)
        assert table.happened("special-search") is special


def test_the_hook_lies_in_the_water_only():
    for space, found in (("w6", True), ("c3", False)):
        table = scene("sewers", {"collin": space})
        table.dice("sword-shield", "sword-star").begin("collin")
        table.act("collin", OP_SEARCH << 24)
        assert table.happened("special-search") is found


def test_rats_are_the_surge_of_the_guard_room():
    for special, rats in ((True, 2), (False, 0)):
        table = scene("guard-room", {"collin": "c3"}, special=special)
        add_to_wheel(table.game, 6, table.game.face_of(0))
        assert table.count("rat-warrior") == rats
        assert table.state.wheel == 0


def test_nobody_leaves_the_sewers_while_a_mouse_is_in_the_water():
    for other, may in (("w6", False), ("c2", True)):
        table = scene("sewers", {"collin": "d3", "filch": other})
        table.dice("sword-shield").begin("collin")
        assert (OP_EXPLORE in table.ops("collin")) is may
