"""Bridges between joined exits."""

from __future__ import annotations

from typing import Any
from xml.etree.ElementTree import Element

from authoring.drawing.board.viewport import Viewport
from authoring.drawing.plan.connectors import draw_bridge, draw_connectors
from authoring.drawing.plan.plan_model import read_plan
from authoring.drawing.svg import style

SQUARE = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]


def test_each_pair_of_exits_is_joined_once(tiles: list[dict[str, Any]]) -> None:
    plan = [{"face": "tunnel-entrance", "at": [0, 0]}, {"face": "kitchen-tunnels", "at": [1, 0]}]
    model = read_plan({"id": "walk", "plan": plan}, tiles)
    root = Element("svg")
    draw_connectors(root, model, lambda tile: Viewport(tile.at[0] * 900))
    kinds = [part.get("class", "").split() for part in root]
    assert len(kinds) == len({colour for _, colour, _ in kinds})
    assert ["connection", "blue", "open"] in kinds


def test_a_way_that_needs_a_flip_is_hollow() -> None:
    root = Element("svg")
    draw_bridge(root, SQUARE, "blue", "open")
    draw_bridge(root, SQUARE, "blue", "closed")
    assert [part.get("fill") for part in root] == [style.SIDE["blue"], style.PAPER]


def test_a_door_that_is_shut_is_barred() -> None:
    root = Element("svg")
    draw_bridge(root, SQUARE, "blue", "shut")
    assert [part.get("stroke") for part in root] == [style.SIDE["blue"], style.TIMBER, style.TIMBER]
