"""The tile graph: the spaces and exits of one face, and the steps between them, as a `networkx.DiGraph`.

Nodes are spaces, named by their ids, and exits, named `exit N` (`exit N 2` is the second exit on that edge).
An edge is one step: from a space to a space, or from a space beside an exit to that exit. Where two spaces are linked
twice, the easier link counts. `docs/reference/graphs.md` lists the attributes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from engine.compile.board import TOWARDS

if TYPE_CHECKING:
    import networkx as nx

Data = Mapping[str, Any]
UPHILL = 3
"""What a step up a yellow line costs (MOVE-3)."""
EDGE_PLACE = {"N": (None, 0.0), "S": (None, 100.0), "W": (0.0, None), "E": (100.0, None)}
"""For each edge the coordinate that all its points share."""


def tile_graph(face: Data, room: Data | None = None) -> nx.DiGraph[str]:
    """Build the graph of a face of a tile file, with the spaces and links that a chapter adds to the room."""
    import networkx as nx  # starting it takes 0.2 s, so only what builds or reads a graph imports it

    room = room or {}
    graph: nx.DiGraph[str] = nx.DiGraph(face=str(face["id"]), colour=str(face["colour"]))
    for spaces, added in ((face["spaces"], False), (room.get("spaces", []), True)):
        for space in spaces:
            if str(space["id"]) not in graph:  # of two spaces with one id the first counts
                graph.add_node(str(space["id"]), **_space(space), added=added)
    for one, other, step in _steps(face, room):
        if one in graph and other in graph and not graph.has_edge(one, other):
            against = _is_against(graph.nodes[one], graph.nodes[other])
            graph.add_edge(one, other, **{**step, "mice": step["mice"] and not against, "against": against})
    _add_exits(graph, face)
    return graph


def mouse_steps(graph: nx.DiGraph[str]) -> nx.DiGraph[str]:
    """The spaces of a tile graph with the steps that mice can take."""
    return _spaces_with(graph, [(one, other) for one, other, step in graph.edges(data=True) if step["mice"]])


def all_steps(graph: nx.DiGraph[str]) -> nx.DiGraph[str]:
    """The spaces of a tile graph with every step, whoever can take it."""
    return _spaces_with(graph, graph.edges)


def _spaces_with(graph: nx.DiGraph[str], steps: Iterable[tuple[str, str]]) -> nx.DiGraph[str]:
    import networkx as nx

    spaces: nx.DiGraph[str] = nx.DiGraph()
    spaces.add_nodes_from(name for name, node in graph.nodes(data=True) if node["type"] == "space")
    spaces.add_edges_from((one, other) for one, other in steps if other in spaces)
    return spaces


def _space(space: Data) -> dict[str, str | float | bool]:
    flip, current = space.get("flip", ""), space.get("current", {})
    return {
        "type": "space",
        "x": float(space["at"][0]),
        "y": float(space["at"][1]),
        "kind": str(space.get("kind", "normal")),
        "entry": bool(space.get("entry", False)),
        "mousetrap": bool(space.get("mousetrap", False)),
        "flip": str(next(iter(flip), "") if isinstance(flip, Mapping) else flip),
        "towards": str(current.get("towards", "")),
        "carries_to": str(current.get("to", "")),
    }


def _steps(face: Data, room: Data) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every step of a face, easier ones first: links, yellow lines, red lines (MOVE-1 to -4, MIN-2)."""
    for one, other in [*face.get("adjacent", []), *room.get("adjacent", [])]:
        for here, there in ((one, other), (other, one)):
            yield str(here), str(there), {"kind": "adjacent", "cost": 1, "mice": True, "minions": True}
    lines = face.get("lines", [])
    for line in sorted(lines, key=lambda line: line["kind"] == "red"):
        yellow = line["kind"] == "yellow"
        for here, there in (line["between"], line["between"][::-1]):
            cost = UPHILL if yellow and line.get("down") != there else 1
            yield str(here), str(there), {"kind": str(line["kind"]), "cost": cost, "mice": yellow, "minions": True}


def _is_against(here: Data, there: Data) -> bool:
    """Whether a step goes against the current (WATER-3)."""
    if here["towards"] not in TOWARDS or there["kind"] != "water":
        return False
    dx, dy = TOWARDS[here["towards"]]
    return bool((there["x"] - here["x"]) * dx + (there["y"] - here["y"]) * dy < 0)


def _add_exits(graph: nx.DiGraph[str], face: Data) -> None:
    numbers: dict[str, int] = {}
    for data in face.get("exits", []):
        edge, at = str(data["edge"]), float(data.get("at", 0.5))
        numbers[edge] = numbers.get(edge, 0) + 1
        name = f"exit {edge}" + (f" {numbers[edge]}" if numbers[edge] > 1 else "")
        x, y = (100 * at if place is None else place for place in EDGE_PLACE[edge])
        colour = str(data.get("colour", face["colour"]))
        graph.add_node(name, type="exit", x=x, y=y, edge=edge, at=at, colour=colour)
        for space in (str(space) for space in data["spaces"]):
            if space in graph:
                graph.add_edge(space, name, kind="exit", cost=0, mice=True, minions=False, against=False)
