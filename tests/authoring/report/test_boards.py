"""Heat maps."""

from __future__ import annotations

from typing import Any

from authoring.drawing.svg.style import HEAT
from authoring.playtest.result import PlaytestResult
from authoring.report.boards import faces, heat_maps


def test_every_visited_face_has_a_map(result: PlaytestResult, data: dict[str, Any]) -> None:
    maps = heat_maps(result, data).maps
    visited = {face: sum(spaces.values()) for face, spaces in data["spaces"].items() if any(spaces.values())}
    assert {one.face: one.turns for one in maps} == visited
    assert [one.turns for one in maps] == sorted(visited.values(), reverse=True)
    assert all(one.svg.startswith("<svg") for one in maps)


def test_the_most_visited_space_has_the_last_colour(result: PlaytestResult, data: dict[str, Any]) -> None:
    heat = heat_maps(result, data)
    assert HEAT[-1] in heat.maps[0].svg
    assert [colour for colour, _ in heat.scale] == list(HEAT)
    assert heat.scale[0][1].startswith("0 to ")


def test_without_visits_there_are_no_maps(result: PlaytestResult, data: dict[str, Any]) -> None:
    assert heat_maps(result, {**data, "spaces": {}}).maps == []


def test_faces_are_those_of_the_tiles_in_play(result: PlaytestResult) -> None:
    assert {face["id"] for face in faces(result)} == {"guard-room", "sewers"}
