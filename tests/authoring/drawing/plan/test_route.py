"""The party's shortest way, space by space."""

from __future__ import annotations

from typing import Any

from authoring.drawing.plan.plan_model import PlanModel, read_plan
from authoring.drawing.plan.route import Leg, route

Data = dict[str, Any]


def journey(tiles: list[Data], *places: tuple[str, int, int], start: Data, goal: Data) -> PlanModel:
    laid = [{"face": face, "at": [column, row]} for face, column, row in places]
    return read_plan({"id": "walk", "plan": laid, "start": start, "victory": {"mice-at": goal}}, tiles)


def route_of(legs: list[Leg]) -> list[str]:
    return [f"{leg.face} {' '.join(leg.spaces)}" for leg in legs]


def test_over_a_flip_and_through_exits(tiles: list[Data]) -> None:
    way = route(
        journey(
            tiles,
            ("guard-room", 0, 0),
            ("kitchen-tunnels", 0, 1),
            start={"face": "guard-room", "space": "d3"},
            goal={"face": "kitchen-tunnels", "space": "a2"},
        )
    )
    assert route_of(way) == ["guard-room d3 c3", "sewers w7 c3 d3", "kitchen-tunnels a1 a2"]
    assert [leg.out.edge if leg.out else "" for leg in way] == ["", "S", ""]
    assert [leg.into.edge if leg.into else "" for leg in way] == ["", "", "N"]


def test_not_over_red_lines_and_up_yellow_ones_where_they_are(tiles: list[Data]) -> None:
    start, goal = {"face": "kitchen", "space": "a1"}, {"face": "kitchen", "space": "k1"}
    (leg,) = route(journey(tiles, ("kitchen", 0, 0), start=start, goal=goal))
    assert leg.spaces == ("a1", "a2", "a3", "a4", "a5", "k1")


def test_a_leg_is_a_line_from_exit_to_exit(tiles: list[Data]) -> None:
    laid = journey(
        tiles,
        ("tunnel-entrance", 0, 0),
        ("kitchen-tunnels", 1, 0),
        start={"face": "tunnel-entrance", "space": "e5"},
        goal={"face": "kitchen-tunnels", "space": "b1"},
    )
    one, other = route(laid)
    assert one.points(laid.faces["tunnel-entrance"])[-1] == (100, 50)
    assert other.points(laid.faces["kitchen-tunnels"])[0] == (0, 50)


def test_a_goal_that_names_no_space_is_the_whole_face(tiles: list[Data]) -> None:
    start = {"face": "kitchen", "space": "c3"}
    assert route_of(route(journey(tiles, ("kitchen", 0, 0), start=start, goal={"face": "kitchen-tunnels"}))) == [
        "kitchen c3 c4",
        "kitchen-tunnels c2",
    ]


def test_without_a_way_there_is_none(tiles: list[Data]) -> None:
    start, goal = {"face": "guard-room", "space": "d3"}, {"face": "forge", "space": "f1"}
    assert route(journey(tiles, ("guard-room", 0, 0), ("forge", 5, 5), start=start, goal=goal)) == []
    assert route(journey(tiles, ("kitchen", 0, 0), start={"face": "kitchen", "space": "zz"}, goal=goal)) == []
