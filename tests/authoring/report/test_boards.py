"""Heat maps."""

from __future__ import annotations

from typing import Any

from authoring.drawing.svg.style import HEAT
from authoring.playtest.options import PlaytestOptions
from authoring.playtest.playtest import playtest
from authoring.playtest.result import PlaytestResult
from authoring.report.boards import LAYERS, faces, heat_layers, heat_maps, journey


def test_every_visited_face_has_a_map(result: PlaytestResult, data: dict[str, Any]) -> None:
    maps = heat_maps(result, "stand", data["spaces"]).maps
    visited = {face: sum(spaces.values()) for face, spaces in data["spaces"].items() if any(spaces.values())}
    assert {one.face: one.count for one in maps} == visited
    assert all(one.svg.startswith("<svg") for one in maps)


def test_the_most_visited_space_has_the_last_colour(result: PlaytestResult, data: dict[str, Any]) -> None:
    heat = heat_maps(result, "stand", data["spaces"])
    assert HEAT[-1] in heat.maps[0].svg
    assert [colour for colour, _ in heat.scale] == list(HEAT)
    assert heat.scale[0][1].startswith("0 to ")


def test_without_visits_there_are_no_maps(result: PlaytestResult, data: dict[str, Any]) -> None:
    assert heat_maps(result, "stand", {}).maps == []


def test_a_layer_for_everything_that_happened(result: PlaytestResult, data: dict[str, Any]) -> None:
    layers = {one.layer: one for one in heat_layers(result, data)}
    assert {"stand", "wounds", "captures"} <= set(layers) <= set(LAYERS)
    tally = result.tally
    assert sum(one.count for one in layers["wounds"].maps) == tally.hurts.total() > 0
    assert sum(one.count for one in layers["captures"].maps) == tally.totals["captures"] > 0
    assert "captures a game" in layers["captures"].maps[0].svg


def test_rooms_stand_in_the_order_of_the_journey() -> None:
    result = playtest("flight", PlaytestOptions(20, workers=1))
    order = [face["id"] for face in journey(result)]
    assert order[:2] == ["guard-room", "sewers"]
    assert order.index("tunnel-entrance") < order.index("courtyard")
    assert len(order) == len(faces(result))


def test_faces_are_those_of_the_tiles_in_play(result: PlaytestResult) -> None:
    assert {face["id"] for face in faces(result)} == {"guard-room", "sewers"}
