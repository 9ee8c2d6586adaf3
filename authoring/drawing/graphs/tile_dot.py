"""A face as a graph: spaces at their centres, edges by kind and direction, exits at the edges."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from authoring.drawing.board.doors import edge_point
from authoring.drawing.board.face import Exit, Face
from authoring.drawing.board.marks import Mark, by_space
from authoring.drawing.graphs.dot import Entry, Graph, label, quoted
from authoring.drawing.svg import style
from authoring.wording.languages import term

UNIT = 7.2
"""Points per tile unit."""

SHAPES: dict[str, dict[str, str]] = {
    "normal": {"shape": "circle", "width": "0.64"},
    "special-area": {"shape": "box", "width": "0.9", "height": "0.5"},
    "water": {"shape": "ellipse", "width": "0.75", "height": "0.5"},
}
EDGES: dict[str, dict[str, str]] = {
    "adjacent": {"color": quoted(style.STITCH)},
    "red": {"color": quoted(style.RED), "penwidth": "2.5", "dir": "both", "arrowhead": "tee", "arrowtail": "tee"},
    "yellow": {"color": quoted("#a87b00"), "penwidth": "2", "style": "dashed", "dir": "forward"},
    "current": {"color": quoted(style.CURRENT), "penwidth": "2", "dir": "forward", "arrowhead": "vee"},
    "exit": {"style": "dotted"},
}


def dot(face: Face, marks: Iterable[Mark] = ()) -> str:
    """The graph of a face in DOT."""
    number = f"{face.number} · " if face.number is not None else ""
    title = f"{number}{face.name} · {term(face.colour, face.language)}"
    graph = Graph(title, _key(face), width=100 * UNIT)
    nodes = face.graph.nodes
    names = {node: f"{'s' if data['type'] == 'space' else 'exit'}{i}" for i, (node, data) in enumerate(nodes.items())}
    marked = by_space(marks)
    notes = {space.id: space.note for space in face.spaces}
    for node, data in nodes.items():
        if data["type"] == "exit":
            graph.node(names[node], _scaled(edge_point(_exit(data), -2.0)), _exit_look(face, data))
        else:
            look = _space(face, node, data, notes[node], marked.get(node, ()))
            graph.node(names[node], _scaled((data["x"], data["y"])), look)
            _add_current(graph, face, names, node)
    for one, other, kind in _drawn_edges(face):
        graph.edge(names[one], names[other], _edge(kind, f"{one} {other}"))
    return graph.source()


def _key(face: Face) -> list[Entry]:
    """The entries that the picture needs, with the words of the key of a board."""
    kinds = {step["kind"] for _, _, step in face.graph.edges(data=True)}
    spaces = [data for _, data in face.graph.nodes(data=True) if data["type"] == "space"]
    entries = [
        ("adjacent" in kinds, "──", style.STITCH, "step"),
        ("red" in kinds, "━━", style.RED, "red line"),
        ("yellow" in kinds, "╍▶", "#a87b00", "yellow line, arrow down"),
        (any(data["towards"] for data in spaces), "━▶", style.CURRENT, "current"),
        (any(data["entry"] for data in spaces), "◎", style.INK, "minions enter"),
        (any(data["kind"] == "water" for data in spaces), "●", style.WATER, "water rule"),
        (any(data["kind"] == "special-area" for data in spaces), "■", style.SPECIAL, "special area"),
    ]
    return [Entry(sign, colour, term(key, face.language)) for needed, sign, colour, key in entries if needed]


def _drawn_edges(face: Face) -> Iterator[tuple[str, str, str]]:
    """The edges to draw: of the two steps along a link only the easier, which is the one down a yellow line."""
    cost = {(one, other): step["cost"] for one, other, step in face.graph.edges(data=True)}
    place = {node: index for index, node in enumerate(face.graph)}
    for one, other, step in face.graph.edges(data=True):
        if step["kind"] == "exit" or (cost[one, other], place[one]) <= (cost[other, one], place[other]):
            yield one, other, step["kind"]


def _scaled(at: tuple[float, float]) -> tuple[float, float]:
    return (at[0] * UNIT, at[1] * UNIT)


def _space(face: Face, name: str, data: Mapping[str, Any], note: str, marks: Sequence[Mark]) -> dict[str, str]:
    words = [term("mousetrap", face.language)] if data["mousetrap"] else []
    if data["flip"]:
        flips = {"item": "flip with an item", "classes": "flip by class"}
        words += style.wrapped(term(flips.get(data["flip"], "flip"), face.language), 8, 60)
    fill = {"water": style.WATER, "special-area": style.SPECIAL}.get(data["kind"], style.FLOOR[face.colour])
    for mark in marks:
        fill = mark.fill or fill
        words += [word for word in (mark.symbol, mark.label) if word]
    return {
        **SHAPES.get(data["kind"], SHAPES["normal"]),
        "fixedsize": "true",
        "label": label((style.shortened(name, 11, 60), 11), *((word, 8) for word in words)),
        "fillcolor": quoted(fill),
        "color": quoted(style.INK),
        "peripheries": "2" if data["entry"] else "1",
        "tooltip": quoted(note or name),
        "id": quoted(f"{face.id}/space/{name}"),
        "class": quoted(f"space {data['kind']}"),
    }


def _edge(kind: str, between: str) -> dict[str, str]:
    return {**EDGES.get(kind, EDGES["adjacent"]), "class": quoted(kind), "tooltip": quoted(f"{kind}: {between}")}


def _add_current(graph: Graph, face: Face, names: Mapping[str, str], space: str) -> None:
    """An arrow to where the current of a space carries; off the tile, to a point beyond the edge."""
    data = face.graph.nodes[space]
    target, (x, y) = data["carries_to"], (data["x"], data["y"])
    if target in names:
        graph.edge(names[space], names[target], _edge("current", f"{space} {target}"))
    elif target:
        beyond = {"W": (-3, y), "E": (103, y), "N": (x, -3), "S": (x, 103)}.get(data["towards"][-1:], (-3, y))
        end = f"off_{names[space]}"
        look = {"shape": "point", "class": quoted("off-tile"), "tooltip": quoted("off the tile")}
        graph.node(end, _scaled(beyond), look)
        graph.edge(names[space], end, _edge("current", f"{space} off-tile"))


def _exit(data: Mapping[str, Any]) -> Exit:
    return Exit(data["edge"], data["at"], (), data["colour"])


def _exit_look(face: Face, data: Mapping[str, Any]) -> dict[str, str]:
    return {
        "shape": "box",
        "fixedsize": "true",
        "width": "0.6",
        "height": "0.3",
        "label": label((term("exit", face.language), 9), colour="#ffffff"),
        "fillcolor": quoted(style.SIDE[data["colour"]]),
        "id": quoted(f"{face.id}/exit/{data['edge']}"),
        "class": quoted(f"exit {data['colour']}"),
        "tooltip": quoted(f"{term('exit ' + data['edge'], face.language)}, {term(data['colour'], face.language)}"),
    }
