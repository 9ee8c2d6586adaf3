"""Mice on the move (MOVE)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.records.decision import first_of
from engine.rulebook import routes
from tests.engine.table import BOW, CHEESE, FIELD, SHIELD, Table, face, tile

CLIFF = face(
    "cliff",
    """
    a1 a2 a3 a4
    b1 #  b3 b4
    c1 c2 c3 c4
    """,
    lines=[("a1", "b1", "yellow", "b1"), ("c2", "c3", "red"), ("a3", "a4", "red")],
    b3={"kind": "special-area"}, apart=[("c3", "c4")],
)  # fmt: skip
ON_CLIFF = (tile(CLIFF),)
CLIMB = {"allow": "cross-red-lines"}


def reach(mice: dict[str, str], minions: list[tuple[str, str]] | None = None, die: str = CHEESE,
          **keys: Any) -> set[str]:  # fmt: skip
    """Where the first mouse can go after that die."""
    table = Table(mice, minions, **keys)
    hero = next(iter(mice))
    return table.dice(die).begin(hero).reach(hero)


@pytest.mark.rule("MOVE-1")
def test_one_step_to_an_adjacent_space_costs_one() -> None:
    assert reach({"cedar": "a1"}) == {"a2", "b1", "a3", "b2", "c1"}  # two steps


@pytest.mark.rule("MOVE-1", negative=True)
def test_neighbours_the_tile_does_not_join_are_not_adjacent() -> None:
    assert "c4" not in reach({"cedar": "c3"}, tiles=ON_CLIFF)  # drawn side by side, but apart: c3 b3 b4 c4 is three
    assert "b2" not in {space["id"] for space in CLIFF["spaces"]}


@pytest.mark.rule("MOVE-2")
def test_rock_is_walked_round() -> None:
    assert reach({"cedar": "c1"}, tiles=ON_CLIFF) == {"b1", "c2"}
    assert "a1" not in reach({"cedar": "c1"}, tiles=ON_CLIFF)


@pytest.mark.rule("MOVE-2", negative=True)
def test_rock_is_not_crossed_by_any_means() -> None:
    """Neither by minions nor by a mouse that crosses red lines: b1 and b3 lie on either side of rock."""
    allowed = reach({"cedar": "b1"}, die=CHEESE, tiles=ON_CLIFF, rules=[CLIMB])
    assert "b3" not in allowed
    board = Table(tiles=ON_CLIFF).chapter.board
    assert board.space("cliff", "b3") not in board.near_minion[board.space("cliff", "b1")]


@pytest.mark.rule("MOVE-2")
def test_a_permission_to_cross_red_lines_holds_for_gaps_of_a_tile() -> None:
    """Dark areas of a tile of gaps are red lines in its data."""
    assert "c3" not in reach({"cedar": "c2"}, tiles=ON_CLIFF)
    assert "c3" in reach({"cedar": "c2"}, tiles=ON_CLIFF, rules=[CLIMB])


@pytest.mark.rule("MOVE-1")
def test_what_a_mouse_may_before_it_moves_it_may_on_its_way() -> None:
    table = Table({"cedar": "c2"}, tiles=ON_CLIFF, rules=[{**CLIMB, "if": {"moved": False}}])
    table.state.traps.append(table.space("a1"))  # so that the way there matters
    table.dice(CHEESE).begin("cedar").move("cedar", "c3")
    assert table.at(table.mouse("cedar")) == "cliff/c3"


@pytest.mark.rule("MOVE-3")
def test_a_yellow_line_costs_one_with_its_arrow_and_three_against_it() -> None:
    assert "b1" in reach({"cedar": "a1"}, tiles=ON_CLIFF)
    assert "c1" in reach({"cedar": "a1"}, tiles=ON_CLIFF)  # 1 + 1
    assert "a1" in reach({"cedar": "b1"}, die=BOW, tiles=ON_CLIFF)  # allowance 3


@pytest.mark.rule("MOVE-3")
def test_spaces_divided_by_a_yellow_line_are_adjacent_for_a_blow_either_way() -> None:
    for here, there in (("a1", "b1"), ("b1", "a1")):
        table = Table({"ash": here}, [("rat", there)], tiles=ON_CLIFF)
        table.dice(CHEESE, CHEESE).attack("ash", "rat")
        assert table.happened("attack")


@pytest.mark.rule("MOVE-3", negative=True)
def test_against_the_arrow_two_steps_are_not_enough() -> None:
    assert reach({"cedar": "b1"}, tiles=ON_CLIFF) == {"c1", "c2"}


@pytest.mark.rule("MOVE-4")
def test_a_red_line_is_walked_round() -> None:
    assert reach({"cedar": "a4"}, tiles=ON_CLIFF) == {"b4", "b3", "c4"}


@pytest.mark.rule("MOVE-4", negative=True)
def test_a_red_line_is_neither_crossed_nor_struck_across() -> None:
    table = Table({"ash": "a3"}, [("rat", "a4")], tiles=ON_CLIFF).dice(CHEESE).begin("ash")
    assert "a4" in table.reach("ash")  # round by b3 and b4: three steps
    assert not any(option >> 24 == 3 for option in table.options("ash"))


FOUR = [("rat", "a2"), ("rat", "a2"), ("rat", "a2"), ("rat", "a2")]


@pytest.mark.rule("MOVE-5")
def test_a_space_takes_four_small_figures() -> None:
    assert "a2" in reach({"cedar": "a1", "ash": "a2", "birch": "a2", "dill": "a2"})


@pytest.mark.rule("MOVE-5", negative=True)
@pytest.mark.parametrize("others", [FOUR, [("ogre", "a2")]])
def test_a_full_space_is_neither_entered_nor_passed(others: list[tuple[str, str]]) -> None:
    row = (tile(face("row", "a1 a2 a3 a4")),)
    assert reach({"cedar": "a1"}, others, die=SHIELD, tiles=row) == set()


@pytest.mark.rule("MOVE-5", negative=True)
def test_a_space_that_a_rule_fills_on_the_way_stops_the_move() -> None:
    row = (tile(face("row", "a1 a2 a3 a4")),)
    ogre_comes = {"when": "space-entered", "do": [{"place": {"minion": "ogre", "at": {"space": "row/a3"}}}]}
    table = Table({"cedar": "a1"}, tiles=row, rules=[{**ogre_comes, "limit": "chapter"}])
    table.dice(SHIELD, SHIELD).begin("cedar").move("cedar", "a4")
    assert table.at(table.mouse("cedar")) == "row/a2"
    table.check()


@pytest.mark.rule("MOVE-5", negative=True)
def test_four_mice_fill_a_space_too() -> None:
    crowd = {"cedar": "a1", "ash": "a2", "birch": "a2", "dill": "a2", "elder": "a2"}
    assert "a2" not in reach(crowd)


@pytest.mark.rule("MOVE-6")
def test_a_special_area_takes_any_number() -> None:
    crowd = {"cedar": "a3", "ash": "b3", "birch": "b3", "dill": "b3", "elder": "b3"}
    assert {"b3", "b4"} <= reach(crowd, tiles=ON_CLIFF)


@pytest.mark.rule("MOVE-6", negative=True)
def test_a_crowded_special_area_is_still_no_way_past_its_minions() -> None:
    rats = [("rat", "b3")] * 5
    assert reach({"cedar": "a3"}, rats, tiles=ON_CLIFF) == {"a2", "b3", "a1"}


@pytest.mark.rule("MOVE-7")
def test_a_mouse_that_enters_a_minions_space_ends_its_move_there() -> None:
    row = (tile(face("row", "a1 a2 a3 a4")),)
    assert reach({"cedar": "a1"}, [("rat", "a2")], die=SHIELD, tiles=row) == {"a2"}
    table = Table({"cedar": "a1"}, [("rat", "a2")]).dice(SHIELD).begin("cedar").move("cedar", "a2")
    assert table.reach("cedar") == set()


@pytest.mark.rule("MOVE-7")
def test_a_minion_that_comes_into_its_way_stops_it() -> None:
    ambush = {"when": "space-entered", "if": {"mover": "mouse", "space": "row/a2"},
              "do": [{"place": {"minion": "rat", "at": {"space": "row/a3"}}}]}  # fmt: skip
    row = (tile(face("row", "a1 a2 a3 a4")),)
    table = Table({"cedar": "a1"}, tiles=row, rules=[ambush]).dice(SHIELD).begin("cedar").move("cedar", "a4")
    assert table.at(0) == "row/a3"


@pytest.mark.rule("MOVE-7", negative=True)
def test_mice_in_a_space_do_not_stop_a_mouse() -> None:
    row = (tile(face("row", "a1 a2 a3 a4")),)
    assert reach({"cedar": "a1", "ash": "a2"}, die=CHEESE, tiles=row) == {"a2", "a3"}


@pytest.mark.rule("MOVE-8")
def test_a_mouse_leaves_when_mice_are_at_least_as_many() -> None:
    assert reach({"cedar": "a1", "ash": "a1"}, [("rat", "a1"), ("rat", "a1")]) != set()
    assert reach({"cedar": "a1"}, [("rat", "a1")]) != set()


@pytest.mark.rule("MOVE-8", negative=True)
def test_a_mouse_does_not_leave_when_minions_are_more() -> None:
    assert reach({"cedar": "a1"}, [("rat", "a1"), ("rat", "a1")]) == set()
    assert reach({"cedar": "a1", "ash": "a2"}, [("rat", "a1"), ("rat", "a1")]) == set()


@pytest.mark.rule("MOVE-9")
def test_scenery_is_part_of_its_space() -> None:
    """A space with scenery in it is entered and left like any other."""
    helmet = face("helmet", "a1 a2 a3", a2={"note": "a helmet"})
    assert reach({"cedar": "a1"}, tiles=(tile(helmet),)) == {"a2", "a3"}


@pytest.mark.rule("MOVE-9", negative=True)
def test_scenery_between_spaces_is_not_a_space() -> None:
    crystals = face("crystals", "a1 . a3")
    board = Table({"ash": "a1"}, tiles=(tile(crystals),)).chapter.board
    assert [board.space_ids[space] for space in board.face_spaces[0]] == ["a1", "a3"]
    assert reach({"cedar": "a1"}, die=SHIELD, tiles=(tile(crystals),)) == set()


# -- two ways to the same answer -------------------------------------------------------------------------------------


def test_the_fast_flood_reaches_the_same_spaces_as_the_full_search() -> None:
    """Random crowds on two faces: bit masks and step-by-step search agree, and every way found can be walked."""
    for seed in range(60):
        table = _crowd(seed)
        quick = {first_of(option) for option in routes._usual_moves(table.game, table.state.pos[0])}
        assert quick == set(routes._ways(table.game, 0, table.state.pos[0], frozenset()))
        for goal in quick:
            path = routes.route(table.game, 0, goal)
            assert path[-1] == goal
            steps = dict(table.chapter.board.steps[table.state.pos[0]])
            cost = 0
            for here, there in zip([table.state.pos[0], *path], path, strict=False):
                steps = dict(table.chapter.board.steps[here])
                cost += steps[there]
                assert there == goal or not table.state.minions_at[there]
            assert cost <= table.state.allowance


def _crowd(seed: int) -> Table:
    tiles = (tile(FIELD),) if seed % 2 else ON_CLIFF
    spaces = [space["id"] for space in tiles[0]["faces"][0]["spaces"]]
    picked = [spaces[(seed * 7 + i * i * 3) % len(spaces)] for i in range(9)]
    minions = [("rat", where) for where in picked[1:5]] + [("grub", where) for where in picked[5:]]
    table = Table({"ash": picked[0], "birch": picked[-1]}, minions, tiles=tiles)
    table.state.allowance = 1 + seed % 6
    return table


def test_the_way_goes_round_a_mousetrap_where_it_can() -> None:
    table = Table({"elder": "b2"}).dice(SHIELD)
    table.state.traps = [table.space("b3")]
    table.begin("elder").move("elder", "b4")
    assert table.at(0) == "field/b4"
    assert not table.happened("trap")
