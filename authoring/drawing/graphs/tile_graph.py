"""A face as a graph: spaces at their centres, edges by kind and direction, exits at the edges."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from authoring.drawing.board.doors import edge_point
from authoring.drawing.board.face import Face, Space
from authoring.drawing.board.marks import Mark, by_space
from authoring.drawing.graphs.dot import Graph, label, quoted
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
    "way-out": {"style": "dotted"},
}


def dot(face: Face, marks: Iterable[Mark] = ()) -> str:
    """The graph of a face in DOT."""
    number = f"{face.number} · " if face.number is not None else ""
    title = f"{number}{face.name} · {term(face.colour, face.language)}"
    graph = Graph(title)
    names = {space.id: f"s{index}" for index, space in enumerate(face.spaces)}
    marked = by_space(marks)
    for space in face.spaces:
        graph.node(names[space.id], _scaled(space.at), _space(face, space, marked.get(space.id, ())))
    for a, b in face.adjacent:
        graph.edge(names[a], names[b], _edge("adjacent", f"{a} {b}"))
    for line in face.lines:
        up, down = line.between if line.between[1] == line.down else line.between[::-1]
        graph.edge(names[up], names[down], _edge(line.kind, " ".join(line.between)))
    _add_currents(graph, face, names)
    _add_exits(graph, face, names)
    return graph.source()


def _scaled(at: tuple[float, float]) -> tuple[float, float]:
    return (at[0] * UNIT, at[1] * UNIT)


def _space(face: Face, space: Space, marks: Sequence[Mark]) -> dict[str, str]:
    words = [word for word, there in (("entry", space.entry), ("trap", space.mousetrap)) if there]
    if space.flip:
        words += {"item": ["flip with", "an item"], "classes": ["flip by", "class"]}.get(space.flip, ["flip"])
    fill = {"water": style.WATER, "special-area": style.SPECIAL}.get(space.kind, style.FLOOR[face.colour])
    for mark in marks:
        fill = mark.fill or fill
        words += [word for word in (mark.symbol, mark.label) if word]
    return {
        **SHAPES.get(space.kind, SHAPES["normal"]),
        "fixedsize": "true",
        "label": label((style.shortened(space.id, 11, 60), 11), *((style.shortened(word, 8, 75), 8) for word in words)),
        "fillcolor": quoted(fill),
        "color": quoted(style.INK),
        "peripheries": "2" if space.entry else "1",
        "tooltip": quoted(space.note or space.id),
        "id": quoted(f"{face.id}/space/{space.id}"),
        "class": quoted(f"space {space.kind}"),
    }


def _edge(kind: str, between: str) -> dict[str, str]:
    return {**EDGES.get(kind, EDGES["adjacent"]), "class": quoted(kind), "tooltip": quoted(f"{kind}: {between}")}


def _add_currents(graph: Graph, face: Face, names: Mapping[str, str]) -> None:
    """An arrow to where each current carries; off the tile, to a point beyond the edge."""
    for space in face.spaces:
        if space.to in names:
            graph.edge(names[space.id], names[space.to], _edge("current", f"{space.id} {space.to}"))
        elif space.to:
            x, y = space.at
            beyond = {"W": (-3, y), "E": (103, y), "N": (x, -3), "S": (x, 103)}.get(space.towards[-1:], (-3, y))
            end = f"off_{names[space.id]}"
            look = {"shape": "point", "class": quoted("off-tile"), "tooltip": quoted("off the tile")}
            graph.node(end, _scaled(beyond), look)
            graph.edge(names[space.id], end, _edge("current", f"{space.id} off-tile"))


def _add_exits(graph: Graph, face: Face, names: Mapping[str, str]) -> None:
    for index, exit_ in enumerate(face.exits):
        name = f"exit{index}"
        attributes = {
            "shape": "box",
            "fixedsize": "true",
            "width": "0.6",
            "height": "0.3",
            "label": label((f"exit {exit_.edge}", 9)),
            "fontcolor": "white",
            "fillcolor": quoted(style.SIDE[exit_.colour]),
            "id": quoted(f"{face.id}/exit/{exit_.edge}"),
            "class": quoted(f"exit {exit_.colour}"),
            "tooltip": quoted(f"exit {exit_.edge}, {exit_.colour}"),
        }
        graph.node(name, _scaled(edge_point(exit_, -2.0)), attributes)
        for space in exit_.spaces:
            graph.edge(names[space], name, _edge("way-out", f"{space} {exit_.edge}"))
