"""Graphs as GraphML and JSON are read back as they were."""

from __future__ import annotations

import io
import json
from typing import Any

import networkx as nx
import pytest

from authoring.boardgraph import plan_graph, state_graph, tile_graph
from authoring.content.library import open_library
from authoring.drawing import PictureError, draw_tile
from authoring.drawing.output.graph_data import to_graphml, to_json

LIBRARY = open_library()
CHAPTERS = list(LIBRARY.entries("chapter"))
TILES = [tile.data for tile in LIBRARY.entries("tile").values()]
FACES = {face.id: face.data for face in LIBRARY.entries("face").values()}


def assert_same(graph: Any, again: Any) -> None:
    assert type(again) is type(graph)
    assert again.graph.items() >= graph.graph.items()
    assert dict(again.nodes(data=True)) == dict(graph.nodes(data=True))
    assert edges(again) == edges(graph)


def edges(graph: Any) -> dict[Any, dict[str, Any]]:
    return {edge: dict(attributes) for edge, attributes in graph.edges.items()}


def assert_read_back(graph: Any, **reading: Any) -> None:
    assert_same(graph, nx.read_graphml(io.BytesIO(to_graphml(graph)), **reading))
    assert_same(graph, nx.node_link_graph(json.loads(to_json(graph)), edges="edges"))


@pytest.mark.parametrize("face", FACES)
def test_tile_graphs(face: str) -> None:
    assert_read_back(tile_graph(FACES[face]))


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_plan_graphs(chapter: str) -> None:
    assert_read_back(plan_graph(LIBRARY.entries("chapter")[chapter].data, TILES), force_multigraph=True)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_state_graphs(chapter: str) -> None:
    assert_read_back(state_graph(LIBRARY.content_for(chapter)), node_type=int)


def test_names_of_untrusted_content_stay_text() -> None:
    space = {"id": "<a&\"'>", "at": [5, 5]}
    face = {"id": "]]>", "colour": "&amp;", "spaces": [space], "exits": [], "adjacent": [], "lines": []}
    assert_read_back(tile_graph(face))


def test_graphml_leaves_out_what_xml_cannot_hold() -> None:
    face = {"id": "a\x07b", "colour": "blue", "spaces": [{"id": "c\x00", "at": [5, 5]}], "adjacent": []}
    again = nx.read_graphml(io.BytesIO(to_graphml(tile_graph(face))))
    assert (again.graph["face"], list(again)) == ("ab", ["c"])


@pytest.mark.parametrize("file_format", ["dot", "graphml", "json"])
def test_a_board_is_no_graph(file_format: str) -> None:
    with pytest.raises(PictureError, match="for graphs only"):
        draw_tile(FACES["kitchen"]).bytes(file_format)
