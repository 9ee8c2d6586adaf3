"""A minion card's turn (MIN)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.records.dice import FACE_NAMES
from tests.engine.table import BOW, CHEESE, ROAD, SHIELD, SWORD, Table, face, tile

WALLED = face(
    "walled",
    """
    a1 a2 a3 a4 a5
    .  #  #  #  .
    c1 c2 c3 c4 c5
    """,
)
LINES = face("lines", "a1 a2 a3 a4", lines=[("a1", "a2", "red"), ("a2", "a3", "yellow", "a3")], a4={"kind": "water"})
ROW = face("row", "a1 a2 a3 a4 a5 a6")


def on(drawn: dict[str, Any], mice: dict[str, str], minions: list[tuple[str, str]], **keys: Any) -> Table:
    return Table(mice, minions, tiles=(tile(drawn),), **keys)


def attacked(table: Table) -> list[str]:
    """Who was attacked, in order."""
    return [event.other for event in table.trace.events if event.what == "attack"]


def movers(table: Table) -> list[str]:
    return [event.figure for event in table.trace.events if event.what == "move-rolled"]


MISS = (BOW, BOW)
WIDE = (SWORD, SWORD)
"""What misses in melee, and at range."""


@pytest.mark.rule("MIN-1")
def test_every_figure_moves_and_then_attacks_the_closest_to_the_mice_first() -> None:
    table = on(ROW, {"ash": "a1"}, [("rat", "a5"), ("rat", "a3"), ("rat", "a2")])
    # the rat at a2, then the one at a3, then the one at a5: a die to move, two to attack if a mouse is near
    table.dice(CHEESE, *MISS, BOW, *MISS, SHIELD, *MISS).begin("rat")
    far, middle, near = table.minion("rat", 0), table.minion("rat", 1), table.minion("rat", 2)
    assert movers(table) == [f"rat#{near}", f"rat#{middle}", f"rat#{far}"]
    assert [table.at(figure) for figure in (near, middle, far)] == ["row/a1", "row/a1", "row/a2"]
    assert attacked(table) == ["ash", "ash", "ash"]


@pytest.mark.rule("MIN-1")
def test_each_figure_has_its_own_die() -> None:
    table = on(ROW, {"ash": "a1"}, [("rat", "a5"), ("rat", "a6")])
    table.dice(CHEESE, SHIELD).begin("rat")
    assert [table.at(table.minion("rat", 0)), table.at(table.minion("rat", 1))] == ["row/a4", "row/a3"]


@pytest.mark.rule("MIN-1", negative=True)
def test_other_types_do_not_act_in_its_turn() -> None:
    table = on(ROW, {"ash": "a1"}, [("grub", "a2"), ("rat", "a6")])
    table.dice(CHEESE).begin("rat")
    assert table.at(table.minion("grub")) == "row/a2"
    assert attacked(table) == []


@pytest.mark.rule("MIN-1", negative=True)
def test_one_that_comes_in_during_their_turn_waits_for_the_next() -> None:
    more = {"rooms": {"row": {"surge": [{"minion": "rat", "count": 2, "at": ["a1"]}]}}}
    table = on(ROW, {"ash": "a1"}, [("rat", "a1")], chapter=more)
    table.state.wheel = 5
    table.dice(CHEESE, BOW).begin("rat")  # its own attack brings two more into the mouse's space
    assert (table.count("rat"), attacked(table)) == (3, ["ash"])
    table.dice(*MISS, *MISS, *MISS).begin("rat")
    assert attacked(table) == ["ash"] * 4


@pytest.mark.rule("MIN-2")
def test_red_lines_yellow_lines_water_and_traps_are_nothing_to_minions() -> None:
    table = on(LINES, {"ash": "a1"}, [("rat", "a4")])
    table.state.traps = [table.space("a2"), table.space("a3")]
    table.dice(SHIELD, *MISS).begin("rat")
    assert table.at(table.minion("rat")) == "lines/a1"
    assert len(table.state.traps) == 2


@pytest.mark.rule("MIN-2")
def test_nor_to_their_blows() -> None:
    """A minion strikes across a red line, which a mouse cannot."""
    table = on(LINES, {"ash": "a1", "birch": "a1", "cedar": "a1"}, [("rat", "a1"), ("rat", "a2")])
    table.dice(*MISS, CHEESE, *MISS).begin("rat")  # the second finds the space full and strikes from where it is
    assert len(attacked(table)) == 2
    assert table.at(table.minion("rat", 1)) == "lines/a2"


@pytest.mark.rule("MIN-2", negative=True)
def test_rock_and_full_spaces_bind_them() -> None:
    table = on(WALLED, {"ash": "c3"}, [("rat", "a3")])
    table.dice(SHIELD).begin("rat")
    assert table.at(table.minion("rat")) == "walled/a3"


@pytest.mark.rule("MIN-2", negative=True)
def test_a_full_space_is_not_passed() -> None:
    table = on(ROW, {"ash": "a1"}, [("ogre", "a2"), ("rat", "a4")])
    table.dice(SHIELD).begin("rat")
    assert table.at(table.minion("rat")) == "row/a3"


# -- melee -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MIN-3")
@pytest.mark.parametrize(("die", "space"), [(CHEESE, "a5"), (BOW, "a4"), (SHIELD, "a3")])
def test_up_to_the_number_rolled_along_the_shortest_way(die: str, space: str) -> None:
    table = on(ROW, {"ash": "a1"}, [("rat", "a6")])
    table.dice(die).begin("rat")
    assert table.at(table.minion("rat")) == f"row/{space}"


@pytest.mark.rule("MIN-3")
def test_into_the_closest_mouses_space_and_no_further() -> None:
    table = on(ROW, {"ash": "a3", "birch": "a1"}, [("rat", "a4")])
    table.dice(SHIELD, *MISS).begin("rat")
    assert table.at(table.minion("rat")) == "row/a3"
    assert attacked(table) == ["ash"]


@pytest.mark.rule("MIN-3")
def test_beside_it_when_there_is_no_room() -> None:
    crowd = {"ash": "a1", "birch": "a1", "cedar": "a1", "dill": "a1"}
    table = on(ROW, crowd, [("rat", "a4")])
    table.dice(SHIELD, *MISS).begin("rat")
    assert table.at(table.minion("rat")) == "row/a2"


@pytest.mark.rule("MIN-3")
def test_round_a_full_space_where_there_is_a_way() -> None:
    table = Table({"ash": "b1"}, [("ogre", "b2"), ("rat", "b3")])
    table.dice(SHIELD, *MISS).begin("rat")
    assert table.at(table.minion("rat")) in ("field/a1", "field/c1")


@pytest.mark.rule("MIN-3")
@pytest.mark.parametrize("rat", ["b1", "b2"])
@pytest.mark.parametrize(("die", "steps"), [(CHEESE, 1), (BOW, 2), (SHIELD, 3)])
def test_the_way_round_is_kept_to_from_its_first_step(rat: str, die: str, steps: int) -> None:
    """The short way ends before the ogre at b3. Nobody walks into it, or back to it from the long one."""
    ring = face("ring", "b1 b2 b3 b4\nc1 c2 c3 c4", apart=[("b2", "c2"), ("b3", "c3")])
    table = on(ring, {"ash": "b4"}, [("ogre", "b3"), ("rat", rat)])
    table.dice(die, *MISS).begin("rat")
    way = ["b2", "b1", "c1", "c2", "c3", "c4"]
    assert table.at(table.minion("rat")) == f"ring/{way[way.index(rat) + steps]}"


@pytest.mark.rule("MIN-3")
def test_as_near_as_it_can_come_where_there_is_no_way_round() -> None:
    ring = face("ring", "b1 b2 b3 b4\nc1 c2 c3 c4", apart=[("b2", "c2"), ("b3", "c3")])
    table = on(ring, {"ash": "b4"}, [("ogre", "b3"), ("ogre", "c3"), ("rat", "b1")])
    table.dice(SHIELD).begin("rat")
    assert table.at(table.minion("rat")) == "ring/b2"


@pytest.mark.rule("MIN-3")
@pytest.mark.parametrize("first", ["ash", "birch"])
def test_between_mice_equally_far_the_higher_on_the_track(first: str) -> None:
    other = "birch" if first == "ash" else "ash"
    table = on(ROW, {"ash": "a1", "birch": "a5"}, [("rat", "a3")]).track(first, other, "rat")
    table.dice(BOW, *MISS).begin("rat")
    assert attacked(table) == [first]


@pytest.mark.rule("MIN-3", negative=True)
def test_starting_with_a_mouse_it_does_not_move() -> None:
    table = on(ROW, {"ash": "a3", "birch": "a2"}, [("rat", "a3")]).track("birch", "ash", "rat")
    table.dice(*MISS).begin("rat")  # no move die
    assert table.at(table.minion("rat")) == "row/a3"


@pytest.mark.rule("MIN-3", negative=True)
def test_a_space_closed_to_minions_is_not_entered_but_a_mouse_in_it_is_struck() -> None:
    tree = {"id": "tree", "at": [50, 20], "kind": "special-area", "minions": False}
    rooms = {"rooms": {"row": {"spaces": [tree], "adjacent": [["tree", "a1"]]}}}
    table = on(ROW, {"ash": "tree"}, [("rat", "a3")], chapter=rooms)
    table.dice(SHIELD, *MISS).begin("rat")
    assert table.at(table.minion("rat")) == "row/a1"
    assert attacked(table) == ["ash"]


# -- ranged ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MIN-4")
def test_a_ranged_minion_that_sees_no_mouse_walks_until_it_sees_one() -> None:
    corner = face("corner", "a1 a2 a3 a4\nb1 # # b4", a1={})
    table = on(corner, {"ash": "b1"}, [("slinger", "b4")])
    table.dice(SHIELD, *WIDE).begin("slinger")  # b4 a4 a3 a2: at a3 it does not see b1 yet, at a2 it does
    assert table.at(table.minion("slinger")) == "corner/a2"
    assert attacked(table) == ["ash"]


@pytest.mark.rule("MIN-4")
def test_within_its_roll() -> None:
    corner = face("corner", "a1 a2 a3 a4\nb1 # # b4")
    table = on(corner, {"ash": "b1"}, [("slinger", "b4")])
    table.dice(CHEESE).begin("slinger")
    assert table.at(table.minion("slinger")) == "corner/a4"
    assert attacked(table) == []


@pytest.mark.rule("MIN-4", negative=True)
def test_one_that_sees_a_mouse_stays_and_shoots() -> None:
    table = on(ROW, {"ash": "a1"}, [("slinger", "a6")])
    table.dice(*WIDE).begin("slinger")  # no move die
    assert table.at(table.minion("slinger")) == "row/a6"
    assert attacked(table) == ["ash"]


# -- targets ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MIN-5")
def test_the_closest_mouse_not_yet_attacked_in_this_turn() -> None:
    table = on(ROW, {"ash": "a3", "birch": "a4"}, [("rat", "a3"), ("rat", "a3")]).track("ash", "birch", "rat")
    table.dice(*MISS, *MISS).begin("rat")
    assert attacked(table) == ["ash", "birch"]


@pytest.mark.rule("MIN-5")
def test_among_several_equally_close_and_when_all_were_attacked_the_highest_on_the_track() -> None:
    table = on(ROW, {"ash": "a3", "birch": "a3"}, [("rat", "a3")] * 2 + [("rat", "a2")]).track("birch", "ash", "rat")
    table.dice(*MISS, *MISS, CHEESE, *MISS).begin("rat")
    assert attacked(table) == ["birch", "ash", "birch"]


@pytest.mark.rule("MIN-5", negative=True)
def test_attacks_of_an_earlier_turn_are_forgotten() -> None:
    """What counts is this card's turn, not the round and not whether a mouse has acted."""
    table = on(ROW, {"ash": "a3", "birch": "a3"}, [("rat", "a3")]).track("ash", "birch", "rat")
    table.dice(*MISS).begin("rat")
    table.state.acted = 0
    table.dice(*MISS).begin("rat")
    assert attacked(table) == ["ash", "ash"]


@pytest.mark.rule("MIN-5", negative=True)
def test_a_closer_mouse_is_not_passed_over_for_a_higher_one() -> None:
    table = on(ROW, {"ash": "a1", "birch": "a5"}, [("slinger", "a4")]).track("ash", "birch", "slinger")
    table.dice(*WIDE).begin("slinger")
    assert attacked(table) == ["birch"]


@pytest.mark.rule("MIN-6")
@pytest.mark.parametrize("near", ["a5", "a6"])
def test_a_ranged_minion_attacks_a_mouse_near_it_even_one_attacked_before(near: str) -> None:
    table = on(ROW, {"ash": "a1", "birch": near}, [("slinger", "a6"), ("slinger", "a6")])
    table.dice(*WIDE, *WIDE).begin("slinger")
    assert attacked(table) == ["birch", "birch"]


@pytest.mark.rule("MIN-6", negative=True)
def test_with_no_mouse_near_it_can_shoot_at_a_fresh_target() -> None:
    table = on(ROW, {"ash": "a1", "birch": "a3"}, [("slinger", "a6"), ("slinger", "a6")])
    table.dice(*WIDE, *WIDE).begin("slinger")
    assert attacked(table) == ["birch", "ash"]


@pytest.mark.rule("MIN-7")
def test_minions_act_on_their_own_tile_each_for_itself() -> None:
    table = Table({"ash": "hall/h1"}, [("rat", "field/b5"), ("rat", "hall/h3")], tiles=ROAD)
    table.dice(BOW, *MISS).begin("rat")
    assert table.at(table.minion("rat", 1)) == "hall/h1"


@pytest.mark.rule("MIN-7", negative=True)
def test_with_no_mouse_there_they_do_not_act_and_they_never_leave_their_tile() -> None:
    table = Table({"ash": "hall/h1"}, [("rat", "field/b5"), ("slinger", "field/a5")], tiles=ROAD)
    table.begin("rat").begin("slinger")  # no die is rolled
    assert [table.at(table.minion(kind)) for kind in ("rat", "slinger")] == ["field/b5", "field/a5"]


@pytest.mark.rule("MIN-8")
def test_a_minion_that_was_knocked_down_gets_up_and_may_attack() -> None:
    table = on(ROW, {"ash": "a2"}, [("rat", "a3")])
    table.afflict(table.minion("rat"), "knocked-down")
    table.dice(*MISS).begin("rat")  # no move die
    assert not table.has_status(table.minion("rat"), "knocked-down")
    assert table.at(table.minion("rat")) == "row/a3"
    assert attacked(table) == ["ash"]


@pytest.mark.rule("MIN-8", negative=True)
def test_it_does_not_move_in_that_turn_but_does_in_the_next() -> None:
    table = on(ROW, {"ash": "a1"}, [("rat", "a5")])
    table.afflict(table.minion("rat"), "knocked-down")
    table.begin("rat")
    assert table.at(table.minion("rat")) == "row/a5"
    table.dice(CHEESE).begin("rat")
    assert table.at(table.minion("rat")) == "row/a4"


def test_every_face_of_the_die_moves_a_minion_by_its_number() -> None:
    steps = {}
    for die in FACE_NAMES:
        table = on(ROW, {"ash": "a1"}, [("rat", "a6")])
        table.dice(die).begin("rat")
        steps[die] = 5 - (table.state.pos[table.minion("rat")] - table.space("a1"))
    assert steps == {CHEESE: 1, SWORD: 2, SHIELD: 3, "sword-shield-star": 3, BOW: 2, "bow-star": 1}


# -- options -----------------------------------------------------------------------------------------------------------

ONES = [{"when": "move-rolled", "if": {"number": 1, "mover": "minion"}, "do": [{"wheel": 1}]}]


@pytest.mark.rule("MIN-1")
@pytest.mark.parametrize("figure", ["engaged", "in sight", "down"])
def test_the_die_of_a_minion_that_stays_put_is_rolled_where_a_rule_asks_for_it(figure: str) -> None:
    kind, space = {"engaged": ("rat", "a1"), "in sight": ("slinger", "a6"), "down": ("rat", "a5")}[figure]
    for option, wheel in (("rolled", 1), ("not-rolled", 0)):
        table = on(ROW, {"ash": "a1"}, [(kind, space)], rules=ONES, options={"engaged-move-die": option})
        if figure == "down":
            table.afflict(table.minion(kind), "knocked-down")
        attack = [] if figure == "down" else WIDE if kind == "slinger" else MISS
        table.dice(*[CHEESE] * wheel, *attack).begin(kind)
        assert (table.state.wheel, table.game.script) == (wheel, [])
        assert table.at(table.minion(kind)) == f"row/{space}"


@pytest.mark.rule("MIN-1", negative=True)
def test_without_such_a_rule_a_minion_that_stays_put_rolls_no_move_die() -> None:
    table = on(ROW, {"ash": "a1"}, [("rat", "a1")])
    table.dice(*MISS).begin("rat")
    assert not table.happened("move-rolled")


@pytest.mark.rule("MIN-5")
@pytest.mark.parametrize(("edition", "target"), [("en", "ash"), ("summary", "birch")])
def test_by_option_mice_that_have_not_acted_are_attacked_first(edition: str, target: str) -> None:
    table = on(ROW, {"ash": "a3", "birch": "a3"}, [("rat", "a3")], options={"edition": edition})
    table.track("ash", "rat", "birch")
    table.state.acted = 1
    table.dice(*MISS).begin("rat")
    assert attacked(table) == [target]


@pytest.mark.rule("MIN-4")
@pytest.mark.parametrize(("edition", "there"), [("en", "b3"), ("summary", "a1")])
def test_by_option_a_ranged_minion_goes_where_it_sees_a_mouse_soonest(edition: str, there: str) -> None:
    """From b1 two steps along the lower way lead nearer to the mouse, but one step up shows it at once."""
    yard = face("yard", "a1 a2 a3 a4\nb1 # # b4\nc1 c2 c3 c4", apart=[("a1", "a2"), ("a2", "a3"), ("a3", "a4")])
    table = on(yard, {"ash": "a4"}, [("slinger", "c1")], options={"edition": edition})
    table.dice(BOW, *WIDE).begin("slinger")
    assert table.at(table.minion("slinger")).split("/")[1] == {"b3": "c3", "a1": "a1"}[there]
