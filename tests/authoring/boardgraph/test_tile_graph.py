"""The tile graph against the tables the engine plays with."""

from __future__ import annotations

from typing import Any

import networkx as nx
import pytest

from authoring.boardgraph.tile_graph import all_steps, mouse_steps, tile_graph
from engine.compile.board import compile_board
from engine.records.chapter import FAR
from tests.authoring.boardgraph.boards import random_board

Data = dict[str, Any]
FACE: Data = {
    "id": "cellar",
    "colour": "blue",
    "spaces": [
        {"id": "a", "at": [10, 50]},
        {"id": "b", "at": [30, 50], "kind": "water", "current": {"towards": "E", "to": "c"}},
        {"id": "c", "at": [60, 50], "kind": "water", "current": {"towards": "E", "to": "off-tile"}},
        {"id": "d", "at": [60, 80], "flip": {"item": "key"}},
    ],
    "adjacent": [["a", "b"], ["b", "c"]],
    "lines": [{"between": ["c", "d"], "kind": "red"}, {"between": ["a", "d"], "kind": "yellow", "down": "d"}],
    "exits": [{"edge": "W", "at": 0.5, "spaces": ["a"]}, {"edge": "W", "at": 0.8, "spaces": ["a"], "colour": "orange"}],
}


def test_steps_know_lines_and_currents() -> None:
    graph = tile_graph(FACE)
    assert graph.edges["b", "c"] == {"kind": "adjacent", "cost": 1, "mice": True, "minions": True, "against": False}
    assert (graph.edges["c", "b"]["mice"], graph.edges["c", "b"]["against"]) == (False, True)
    assert (graph.edges["c", "d"]["kind"], graph.edges["c", "d"]["mice"]) == ("red", False)
    assert (graph.edges["a", "d"]["cost"], graph.edges["d", "a"]["cost"]) == (1, 3)
    assert nx.descendants(mouse_steps(graph), "c") == set()
    assert nx.descendants(all_steps(graph), "c") == {"a", "b", "d"}


def test_exits_are_nodes_of_their_own() -> None:
    graph = tile_graph(FACE)
    assert graph.nodes["exit W"] == {"type": "exit", "x": 0.0, "y": 50.0, "edge": "W", "at": 0.5, "colour": "blue"}
    assert graph.nodes["exit W 2"]["colour"] == "orange"
    assert nx.shortest_path_length(graph, "d", "exit W", weight="cost") == 3


def test_a_room_adds_spaces() -> None:
    room = {"spaces": [{"id": "raft", "at": [50, 20]}], "adjacent": [["raft", "c"]]}
    graph = tile_graph(FACE, room)
    assert (graph.nodes["raft"]["added"], graph.nodes["a"]["added"]) == (True, False)
    assert graph.has_edge("c", "raft")


def test_of_two_links_the_easier_counts_and_links_to_nowhere_are_left_out() -> None:
    face = {**FACE, "adjacent": [*FACE["adjacent"], ["c", "d"], ["a", "gone"]]}
    graph = tile_graph(face)
    assert graph.edges["c", "d"]["kind"] == "adjacent"
    assert "gone" not in graph


@pytest.mark.parametrize("seed", range(30))
def test_costs_and_currents_are_those_of_the_engine(seed: int) -> None:
    content = random_board(seed)
    board = compile_board(content)
    for tile in content.tiles.values():
        for face in tile["faces"]:
            graph = tile_graph(face)
            first = board.face_spaces[board.face_ids.index(face["id"])][0]
            names = [space["id"] for space in face["spaces"]]
            dry: nx.DiGraph[str] = nx.DiGraph(
                (one, other, step)
                for one, other, step in graph.edges(data=True)
                if step["kind"] in ("adjacent", "yellow")
            )
            dry.add_nodes_from(names)
            costs = dict(nx.all_pairs_dijkstra_path_length(dry, weight="cost"))
            for i, one in enumerate(names):
                assert board.dist_mouse[first + i] == [costs[one].get(other, FAR) for other in names]
                against = {board.space_ids[space] for space in board.against_current[first + i]}
                walked = {
                    other for _, other, step in graph.out_edges(one, data=True) if step["against"] and other in dry[one]
                }
                assert walked == against
