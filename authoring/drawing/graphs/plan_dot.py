"""The plan of a chapter as a graph: a node for each face, edges for flips and joined exits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from authoring.drawing.board.face import Face
from authoring.drawing.graphs.dot import Graph, label, quoted
from authoring.drawing.plan.plan_model import Journey, Laid
from authoring.drawing.svg import style

COLUMN, ROW, BELOW = 300.0, 290.0, 130.0
"""Distances in points: between tiles, and from a face that is up to its other side."""


def dot(journey: Journey) -> str:
    """The graph of a chapter's plan in DOT."""
    graph = Graph(journey.title)
    names = {face: f"f{index}" for index, face in enumerate(journey.faces)}
    for tile in journey.tiles:
        for offset, face in enumerate(tile.faces):
            at = (tile.at[0] * COLUMN, tile.at[1] * ROW + offset * BELOW)
            graph.node(names[face.id], at, _face(journey, face, up=offset == 0))
    for tile in journey.tiles:
        _add_flips(graph, journey, tile, names)
    drawn: set[frozenset[str]] = set()
    for here, there, way in journey.graph.edges(data=True):
        if way["kind"] == "exit" and not (way["back"] and frozenset((here, there)) in drawn):
            drawn.add(frozenset((here, there)))
            graph.edge(names[here], names[there], _exit(journey, here, way))
    return graph.source()


def _exit(journey: Journey, face: str, way: Mapping[str, Any]) -> dict[str, str]:
    return {
        "color": quoted(style.SIDE[way["colour"]]),
        "penwidth": "3" if way["open"] else "2",
        "style": "solid" if way["open"] else "dashed",
        "dir": "none" if way["back"] else "forward",
        "class": quoted(f"exit {way['colour']}"),
        "tooltip": quoted(f"exit {way['edge']} of {journey.faces[face].name}"),
    }


def _face(journey: Journey, face: Face, up: bool) -> dict[str, str]:
    words = []
    if face.id == journey.start[0]:
        words.append("start " + ", ".join(journey.start[1]))
    words += [f"goal {', '.join(spaces)}".rstrip() for where, spaces in journey.goals if where == face.id]
    words += [f"{note.kind}: {note.text}" for note in journey.notes if note.face == face.id]
    shown = [row for word in words for row in style.folded(word, 10, 215)]
    return {
        "shape": "box",
        "style": quoted("filled,rounded" if up else "filled,rounded,dashed"),
        "fillcolor": quoted(style.FLOOR[face.colour]),
        "color": quoted(style.SIDE[face.colour]),
        "penwidth": "2.5",
        "width": "3.1",
        "label": label((style.shortened(face.name, 13, 205, bold=True), 13), *((word, 10) for word in shown)),
        "id": quoted(f"face/{face.id}"),
        "class": quoted(f"face {face.colour}"),
        "tooltip": quoted(face.name),
    }


def _add_flips(graph: Graph, journey: Journey, tile: Laid, names: dict[str, str]) -> None:
    """How a tile can be flipped, and what each way needs."""
    if not tile.down:
        return
    forth = journey.graph.get_edge_data(tile.up.id, tile.down.id, f"{tile.up.id} flip")
    back = journey.graph.get_edge_data(tile.down.id, tile.up.id, f"{tile.down.id} flip")
    if not (forth and back):
        return
    down, up = forth["flip"], back["flip"]
    rows = [_NEEDS.get(down, "flip")] if down == up else [f"down: {_NEEDS[down]}", f"up: {_NEEDS[up]}"]
    words = label(*((row, 10) for row in rows), bold_first=False)
    look = {"dir": "both", "class": quoted("flip"), "label": words, "tooltip": quoted(", ".join(rows))}
    graph.edge(names[tile.up.id], names[tile.down.id], look)


_NEEDS = {"normal": "flip", "item": "flip with an item", "classes": "flip by class"}
