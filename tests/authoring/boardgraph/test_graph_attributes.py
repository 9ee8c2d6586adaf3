"""The attributes of the graphs of all bundled content are those that `docs/reference/graphs.md` lists."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from authoring.boardgraph import plan_graph, state_graph, tile_graph
from authoring.content.library import Library, open_library

PAGE = Path(__file__).parents[3] / "docs" / "reference" / "graphs.md"
Attributes = dict[str, set[str]]
"""For each thing that has attributes, their names."""


def documented(heading: str) -> Attributes:
    section = PAGE.read_text(encoding="utf-8").split(f"\n## {heading}\n")[1].split("\n## ")[0]
    found: Attributes = {}
    for owners, names in re.findall(r"^\| ([^|`]+) \| (`[^|]+) \|", section, re.MULTILINE):
        for owner in owners.split(", "):
            found.setdefault(owner, set()).update(re.findall(r"`(\w+)`", names))
    return found


def collected(parts: Iterator[tuple[str, Mapping[str, Any]]]) -> Attributes:
    found: Attributes = {}
    for owner, attributes in parts:
        assert all(isinstance(value, str | int | float | bool) for value in attributes.values()), attributes
        assert found.setdefault(owner, set(attributes)) == set(attributes)
    return found


@pytest.fixture(scope="module")
def library() -> Library:
    return open_library()


def test_tile_graphs(library: Library) -> None:
    def parts() -> Iterator[tuple[str, Mapping[str, Any]]]:
        for face in library.entries("face").values():
            graph = tile_graph(face.data)
            yield "graph", graph.graph
            yield from ((node["type"], node) for node in graph.nodes.values())
            yield from (("edge", step) for step in graph.edges.values())

    assert collected(parts()) == documented("Tile graph")


def test_plan_graphs(library: Library) -> None:
    tiles = [tile.data for tile in library.entries("tile").values()]

    def parts() -> Iterator[tuple[str, Mapping[str, Any]]]:
        for chapter in library.entries("chapter").values():
            graph = plan_graph(chapter.data, tiles)
            yield "graph", graph.graph
            yield from (("face", node) for node in graph.nodes.values())
            yield from ((way["kind"], way) for way in graph.edges.values())

    assert collected(parts()) == documented("Plan graph")


def test_state_graphs(library: Library) -> None:
    def parts() -> Iterator[tuple[str, Mapping[str, Any]]]:
        for chapter in library.entries("chapter"):
            graph = state_graph(library.content_for(chapter))
            yield "graph", graph.graph
            yield from (("state", node) for node in graph.nodes.values())
            yield from (("step", step) for step in graph.edges.values())

    assert collected(parts()) == documented("State graph")
