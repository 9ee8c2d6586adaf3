"""What a plan shows, read from a chapter."""

from __future__ import annotations

from typing import Any

import pytest

from authoring.drawing.errors import PictureError
from authoring.drawing.plan.plan_model import PlanModel, read_plan

Data = dict[str, Any]
PLAN = [{"face": "tunnel-entrance", "at": [0, 0]}, {"face": "kitchen-tunnels", "at": [1, 0]}]


def model(tiles: list[Data], **chapter: Any) -> PlanModel:
    return read_plan({"id": "walk", "plan": PLAN, **chapter}, tiles, {"roach": "Roach"})


def test_tiles_have_both_faces(tiles: list[Data]) -> None:
    assert list(model(tiles).faces) == ["tunnel-entrance", "courtyard", "kitchen-tunnels", "kitchen"]


def test_exits_that_meet_are_joined_in_both_directions(tiles: list[Data]) -> None:
    joins = {(join.face.id, join.other.id): join for join in model(tiles).joins()}
    there, back = joins["tunnel-entrance", "kitchen-tunnels"], joins["kitchen-tunnels", "tunnel-entrance"]
    assert there.open
    assert there.back
    assert (there.exit, there.beyond) == (back.beyond, back.exit)


def test_goals_are_the_places_of_the_victory_without_its_conditions(tiles: list[Data]) -> None:
    victory = {"all": [{"mice-at": {"at": ["courtyard/b2", "courtyard/b3"]}}, {"no-minions": "kitchen"}]}
    goals = [{"if": {"mice-at": {"face": "kitchen"}}, "go": {"face": "kitchen", "spaces": ["k1"]}}]
    assert model(tiles, goals=goals, victory=victory).goals == (
        ("kitchen", ("k1",)),
        ("courtyard", ("b2", "b3")),
    )


def test_special_searches_and_surges_are_notes(tiles: list[Data]) -> None:
    room = {"search": [{"card": "spoon", "where": ["a1"]}], "surge": [{"minion": "roach", "count": 2}]}
    search, surge = model(tiles, rooms={"kitchen": room}).notes
    assert (search.text, search.spaces) == ("spoon (a1)", ("a1",))
    assert surge.text == "2 × Roach"


def test_marks_of_a_face(tiles: list[Data]) -> None:
    start = {"face": "kitchen", "spaces": ["a1", "a2"]}
    marks = model(tiles, start=start).marks("kitchen")
    assert [(mark.space, mark.symbol) for mark in marks] == [("a1", "start"), ("a2", "start")]


def test_plans_that_cannot_be_drawn(tiles: list[Data]) -> None:
    with pytest.raises(PictureError, match='unknown face "kitchn" in the plan; did you mean "kitchen"'):
        model(tiles, plan=[{"face": "kitchn", "at": [0, 0]}])
    with pytest.raises(PictureError, match="plan of more than 24 columns"):
        model(tiles, plan=[{"face": "kitchen", "at": [0, 0]}, {"face": "forge", "at": [24, 0]}])
