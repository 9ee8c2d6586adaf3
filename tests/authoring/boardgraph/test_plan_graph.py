"""The plan graph against the exits that the engine joins."""

from __future__ import annotations

import networkx as nx
import pytest

from authoring.boardgraph import plan_graph
from authoring.content.library import open_library
from engine.compile.board import compile_board
from engine.records.content import Content
from tests.authoring.boardgraph.boards import random_board

LIBRARY = open_library()


def contents() -> list[Content]:
    bundled = [LIBRARY.content_for(chapter) for chapter in LIBRARY.entries("chapter")]
    return [*bundled, *(random_board(seed) for seed in range(30))]


@pytest.mark.parametrize("content", contents(), ids=lambda content: content.chapter["id"])
def test_exits_and_flips_are_those_of_the_engine(content: Content) -> None:
    graph, board = plan_graph(content.chapter, content.tiles.values()), compile_board(content)
    names = board.face_ids
    joined = [
        (names[board.exit_face[index]], names[board.exit_face[partner]], board.exit_edge[index][0])
        for index, partner in enumerate(board.exit_to)
        if partner >= 0
    ]
    exits = [(here, there, way["edge"]) for here, there, way in graph.edges(data=True) if way["kind"] == "exit"]
    assert sorted(exits) == sorted(joined)
    both = [
        faces for faces in board.tile_faces if min(faces) >= 0 and all(board.face_flip[face] >= 0 for face in faces)
    ]
    flips = {frozenset((here, there)) for here, there, way in graph.edges(data=True) if way["kind"] == "flip"}
    assert flips == {frozenset(names[face] for face in faces) for faces in both}
    assert {face for face, up in graph.nodes(data="up") if up} == {names[face] for face in board.tile_start}


def test_ways_count_as_explores() -> None:
    flight = LIBRARY.entries("chapter")["flight"].data
    graph = plan_graph(flight, [tile.data for tile in LIBRARY.entries("tile").values()])
    assert graph.nodes["guard-room"]["start"]
    assert graph.edges["guard-room", "sewers", "guard-room flip"]["needs"] == ""
    assert nx.shortest_path_length(graph, "guard-room", "sewers", weight="explores") == 1


def test_unknown_faces_are_left_out() -> None:
    assert list(plan_graph({"id": "attic", "plan": [{"face": "gone", "at": [0, 0]}]}, [])) == []
