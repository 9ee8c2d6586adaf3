"""The plan of a chapter as a graph: a node for each face, edges for flips and joined exits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from authoring.drawing.board.face import Face
from authoring.drawing.graphs.dot import Entry, Graph, label, label_on_paper, quoted
from authoring.drawing.plan.plan_model import PlacedTile, PlanModel
from authoring.drawing.svg import style
from authoring.wording.languages import labelled, term

COLUMN, ROW, BELOW = 300.0, 290.0, 130.0
"""Distances in points: between tiles, and from a face that is up to its other side."""


def dot(model: PlanModel) -> str:
    """The graph of a chapter's plan in DOT."""
    graph = Graph(model.title, _key(model), width=_width(model))
    names = {face: f"f{index}" for index, face in enumerate(model.faces)}
    for tile in model.tiles:
        for offset, face in enumerate(tile.faces):
            at = (tile.at[0] * COLUMN, tile.at[1] * ROW + offset * BELOW)
            graph.node(names[face.id], at, _face(model, face, up=offset == 0))
    drawn: set[frozenset[str]] = set()
    for here, there, way in model.graph.edges(data=True):
        if way["kind"] == "exit" and not (way["back"] and frozenset((here, there)) in drawn):
            drawn.add(frozenset((here, there)))
            graph.edge(names[here], names[there], _exit(model, here, way))
    for tile in model.tiles:
        _add_flips(graph, model, tile, names)  # last: their words lie over the lines of the exits
    return graph.source()


def _width(model: PlanModel) -> float:
    columns = [tile.at[0] for tile in model.tiles] or [0]
    return (max(columns) - min(columns) + 1) * COLUMN


def _key(model: PlanModel) -> list[Entry]:
    """The entries that the picture needs."""
    exits = model.joins()
    ink, language = style.INK, model.language
    entries = [
        (True, "▬", style.SIDE["orange"], "orange room"),
        (True, "▬", style.SIDE["blue"], "blue room"),
        (True, "▢", ink, "face up"),
        (any(tile.down for tile in model.tiles), "⬚", ink, "face down"),
        (any(join.open and not join.shut for join in exits), "━━", ink, "way open"),
        (any(not join.open and not join.shut for join in exits), "╍╍", ink, "way flipped"),
        (any(join.shut for join in exits), "━✕━", style.TIMBER, "way shut"),
    ]
    return [Entry(sign, colour, term(key, language)) for needed, sign, colour, key in entries if needed]


def _exit(model: PlanModel, face: str, way: Mapping[str, Any]) -> dict[str, str]:
    is_shut = way["edge"] in model.faces[face].shut
    cross = {"label": label(("✕", 16), colour=style.TIMBER)} if is_shut else {}
    return {
        "color": quoted(style.SIDE[way["colour"]]),
        "penwidth": "3" if way["open"] else "2",
        "style": "solid" if way["open"] else "dashed",
        "dir": "none" if way["back"] else "forward",
        **cross,
        "class": quoted(f"exit {way['colour']}" + (" shut" if is_shut else "")),
        "tooltip": quoted(f"{term('exit ' + way['edge'], model.language)} ({model.faces[face].name})"),
    }


def _face(model: PlanModel, face: Face, up: bool) -> dict[str, str]:
    language = model.language
    said = [("party starts", ", ".join(map(face.words_of, model.start[1])))] if face.id == model.start[0] else []
    goals = [spaces for where, spaces in model.goals if where == face.id]
    named = [spaces for spaces in goals if spaces] or goals[:1]
    said += [("goal", ", ".join(map(face.words_of, spaces))) for spaces in named]
    said += [(NOTES[note.kind], note.text) for note in model.notes if note.face == face.id]
    words = [labelled(term(key, language), text, language) if text else term(key, language) for key, text in said]
    shown = [row for word in words for row in style.wrapped(word, 10, 215)]
    name = style.wrapped(face.name, 13, 205, bold=True)
    return {
        "shape": "box",
        "style": quoted("filled,rounded" if up else "filled,rounded,dashed"),
        "fillcolor": quoted(style.FLOOR[face.colour]),
        "color": quoted(style.SIDE[face.colour]),
        "penwidth": "2.5",
        "width": "3.1",
        "label": label(*((row, 13) for row in name), *((row, 10) for row in shown), bold=len(name)),
        "id": quoted(f"face/{face.id}"),
        "class": quoted(f"face {face.colour}"),
        "tooltip": quoted(face.name),
    }


def _add_flips(graph: Graph, model: PlanModel, tile: PlacedTile, names: dict[str, str]) -> None:
    """How a tile can be flipped, and what each way needs."""
    if not tile.down:
        return
    forth = model.graph.get_edge_data(tile.up.id, tile.down.id, f"{tile.up.id} flip")
    back = model.graph.get_edge_data(tile.down.id, tile.up.id, f"{tile.down.id} flip")
    if not (forth and back):
        return
    down, up = forth["flip"], back["flip"]
    language = model.language
    needs = [("", down)] if down == up else [("flip to the back", down), ("flip to the front", up)]
    said = [(way and term(way, language), term(_NEEDS[kind], language)) for way, kind in needs]
    rows = [labelled(way, words, language) if way else words for way, words in said]
    words = label_on_paper(*((row, 10) for row in rows))
    look = {"dir": "both", "class": quoted("flip"), "label": words, "tooltip": quoted(", ".join(rows))}
    graph.edge(names[tile.up.id], names[tile.down.id], look)


NOTES = {"search": "special search", "surge": "special surge", "token": "token lies"}
"""The term for each kind of note."""
_NEEDS = {"normal": "flip", "item": "flip with an item", "classes": "flip by class"}
