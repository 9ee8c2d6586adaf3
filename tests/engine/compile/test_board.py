"""Tiles and plan into tables."""

from __future__ import annotations

from typing import Any

import pytest

from engine.records.chapter import FAR, OFF_TILE
from engine.records.errors import ContentError
from tests.engine.table import CELLAR, FIELD, HALL, Table, face, start, tile

CLIFF = face(
    "cliff",
    """
    a1 a2 a3
    b1 #  b3
    """,
    lines=[("a1", "b1", "yellow", "b1"), ("a2", "a3", "red")],
    b3={"minions": False},
)


def board(*tiles: dict[str, Any], plan: list[tuple[str, int, int]] | None = None) -> Any:
    first = (tiles[0]["faces"][0]["spaces"])[0]["id"]
    return Table({"ash": first}, tiles=tiles, plan=plan).chapter.board


def ids(made: Any, spaces: Any) -> list[str]:
    return [made.space_ids[space] for space in spaces]


def test_mice_step_over_yellow_lines_and_minions_over_all() -> None:
    made = board(tile(CLIFF))
    at = {name: made.space("cliff", name) for name in ("a1", "a2", "a3", "b1", "b3")}
    assert dict(made.steps[at["a1"]]) == {at["a2"]: 1, at["b1"]: 1}
    assert dict(made.steps[at["b1"]]) == {at["a1"]: 3}
    assert ids(made, made.near_mouse[at["a2"]]) == ["a1"]
    assert ids(made, made.near_minion[at["a2"]]) == ["a1", "a3"]
    assert ids(made, made.near_red[at["a2"]]) == ["a3"]


def test_either_end_of_a_yellow_line_may_be_the_lower() -> None:
    step = face("step", "a1 a2", lines=[("a1", "a2", "yellow", "a1")])
    made = board(tile(step))
    assert made.steps == [((1, 3),), ((0, 1),), *made.steps[2:]]


def test_distances_are_by_cost_for_mice_and_by_steps_for_minions() -> None:
    made = board(tile(CLIFF))
    a1, a3, b1, b3 = (made.space("cliff", name) for name in ("a1", "a3", "b1", "b3"))
    assert made.dist_mouse[b1][a1] == 3
    assert made.dist_mouse[a1][a3] == FAR
    assert made.dist_minion[b1][a3] == 3
    assert made.dist_minion[b1][b3] == 4  # up to a space closed to minions


def test_no_way_of_minions_leads_through_a_space_closed_to_them() -> None:
    row = face("row", "a1 a2 a3", a2={"minions": False})
    made = board(tile(row))
    assert made.dist_minion[made.space("row", "a1")][2] == FAR
    assert made.dist_minion[made.space("row", "a1")][1] == 1


def test_currents_lead_on_and_only_water_lies_against_them() -> None:
    stream = face(
        "stream", "a1 a2 a3\nw1 w2 w3",
        w1={"kind": "water", "current": {"towards": "W", "to": "off-tile"}},
        w2={"kind": "water", "current": {"towards": "W", "to": "w1"}}, w3={"kind": "water"},
    )  # fmt: skip
    made = board(tile(stream))
    w1, w2, w3 = (made.space("stream", name) for name in ("w1", "w2", "w3"))
    assert [made.current_to[w1], made.current_to[w2], made.current_to[w3]] == [OFF_TILE, w1, -1]
    assert made.against_current[w2] == {w3}
    assert made.against_current[w3] == frozenset()
    bank = face("bank", "w1 a2", w1={"kind": "water", "current": {"towards": "W", "to": "off-tile"}})
    assert board(tile(bank)).against_current[0] == frozenset()  # the land upstream is a way out


def test_exits_are_joined_both_ways_where_they_are_in_line() -> None:
    made = board(tile(FIELD, CELLAR), tile(HALL))
    field_east, field_west = made.face_exits[0]
    hall_west = made.face_exits[2][0]
    assert (made.exit_to[field_east], made.exit_to[hall_west]) == (hall_west, field_east)
    assert made.exit_to[field_west] == -1


def test_exits_of_a_tile_elsewhere_are_not() -> None:
    made = board(tile(FIELD, CELLAR), tile(HALL), plan=[("field", 0, 0), ("hall", 2, 0)])
    assert made.exit_to == [-1] * len(made.exit_to)


def test_spaces_are_known_by_face_and_name() -> None:
    made = board(tile(CLIFF))
    assert made.name(made.space("cliff", "b3")) == "cliff/b3"
    assert made.name(-1) == "off the board"
    with pytest.raises(KeyError, match="no space 'z9'"):
        made.space("cliff", "z9")


def test_a_face_the_library_does_not_have_is_refused_with_its_place() -> None:
    with pytest.raises(ContentError, match="chapter scene: unknown face 'attic'"):
        start({"plan": [{"face": "attic", "at": [0, 0]}]})
