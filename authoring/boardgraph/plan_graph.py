"""The plan graph: the faces of a chapter's plan and the ways between them, as a `networkx.MultiDiGraph`.

Nodes are faces, named by their ids. An edge is an exit that leads to another face, or the flip of a tile. Its key names
it: `kitchen flip`, or `kitchen exit N` (`kitchen exit N 2` is the second exit of the face on that edge).
`docs/reference/graphs.md` lists the attributes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.compile.board import EDGE_STEP, OPPOSITE

if TYPE_CHECKING:
    import networkx as nx

Data = Mapping[str, Any]
At = tuple[int, int]


class _Exit(NamedTuple):
    """An exit of a face that lies in the plan."""

    face: str
    key: str
    tile_at: At
    edge: str
    at: float
    colour: str


def plan_graph(chapter: Data, tiles: Iterable[Data]) -> nx.MultiDiGraph[str]:
    """Build the graph of a chapter's plan. `tiles` are whole tile files; faces that none of them has are left out."""
    import networkx as nx  # starting it takes 0.2 s, so only what builds or reads a graph imports it

    graph: nx.MultiDiGraph[str] = nx.MultiDiGraph(chapter=str(chapter.get("id", "")))
    home = {str(face["id"]): tile for tile in tiles for face in tile["faces"]}
    exits: list[_Exit] = []
    for place in chapter.get("plan", []):
        tile = home.get(str(place["face"]))
        if tile is None:
            continue
        at = (int(place["at"][0]), int(place["at"][1]))
        for face in sorted(tile["faces"], key=lambda face: face["id"] != place["face"]):
            _add_face(graph, chapter, tile, face, at)
            exits += _exits(face, at)
        _add_flips(graph, chapter, tile)
    _join(graph, exits)
    return graph


def _add_face(graph: nx.MultiDiGraph[str], chapter: Data, tile: Data, face: Data, at: At) -> None:
    ident = str(face["id"])
    up = any(str(place["face"]) == ident for place in chapter["plan"])
    start = (chapter.get("start") or {}).get("face") == ident
    where = {"tile": str(tile.get("id", "")), "column": at[0], "row": at[1]}
    graph.add_node(ident, **where, colour=str(face["colour"]), up=up, start=start)


def _exits(face: Data, tile_at: At) -> Iterator[_Exit]:
    numbers: dict[str, int] = {}
    for data in face.get("exits", []):
        edge = str(data["edge"])
        numbers[edge] = numbers.get(edge, 0) + 1
        key = f"{face['id']} exit {edge}" + (f" {numbers[edge]}" if numbers[edge] > 1 else "")
        colour = str(data.get("colour", face["colour"]))
        yield _Exit(str(face["id"]), key, tile_at, edge, float(data.get("at", 0.5)), colour)


def _join(graph: nx.MultiDiGraph[str], exits: list[_Exit]) -> None:
    """Add an edge for each exit with an aligned exit of its colour on the neighbour's face of that colour."""
    colours = graph.nodes(data="colour")
    facing = {
        (exit_.tile_at, exit_.edge, exit_.at, exit_.colour): exit_
        for exit_ in exits
        if exit_.colour == colours[exit_.face]
    }
    for exit_ in exits:
        dx, dy = EDGE_STEP[exit_.edge]
        beyond = (exit_.tile_at[0] + dx, exit_.tile_at[1] + dy)
        other = facing.get((beyond, OPPOSITE[exit_.edge], exit_.at, exit_.colour))
        if other is not None:
            is_open = graph.nodes[exit_.face]["up"] and graph.nodes[other.face]["up"]
            where = {"edge": exit_.edge, "at": exit_.at, "colour": exit_.colour}
            back = exit_.colour == colours[exit_.face]
            graph.add_edge(exit_.face, other.face, exit_.key, kind="exit", explores=1, **where, open=is_open, back=back)


def _add_flips(graph: nx.MultiDiGraph[str], chapter: Data, tile: Data) -> None:
    """Add an edge each way where both faces of a tile have a flip space (EXPLORE-6)."""
    flips = {str(face["id"]): _flip(chapter, face) for face in tile["faces"]}
    for face, flip in flips.items():
        for other in flips:
            if other != face and flip and flips[other]:
                kind, needs = _needs(flip)
                graph.add_edge(face, other, f"{face} flip", kind="flip", explores=1, flip=kind, needs=needs)


def _flip(chapter: Data, face: Data) -> Any:
    room = (chapter.get("rooms") or {}).get(face["id"]) or {}
    spaces = [*face["spaces"], *room.get("spaces", [])]
    return next((space["flip"] for space in spaces if space.get("flip")), None)


def _needs(flip: Any) -> tuple[str, str]:
    """The kind of a flip, and what it needs."""
    if not isinstance(flip, Mapping):
        return str(flip), ""
    kind, value = next(iter(flip.items()))
    return str(kind), " or ".join(map(str, value)) if isinstance(value, list) else str(value)
