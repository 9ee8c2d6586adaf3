"""The plan of a chapter for lint rules: which tile lies where, and what each exit faces."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from authoring.boardgraph.effects import Effect, effects_of
from authoring.content.library import Entry, Library
from authoring.content.source import Steps
from engine.compile.board import EDGE_STEP, OPPOSITE

Data = dict[str, Any]
WALL, OTHER_COLOUR, MISALIGNED, NOTHING, JOINED = "wall", "other colour", "misaligned", "nothing", "joined"
"""What an exit can face."""


@dataclass(frozen=True)
class PlacedTile:
    """One tile of the plan: its place, the face named, and the tile it belongs to."""

    index: int
    at: tuple[int, int]
    face: str
    tile: Entry

    @property
    def steps(self) -> Steps:
        """Its place in the chapter's file."""
        return ("plan", self.index)

    @property
    def up(self) -> Data:
        """The face that is up at the start."""
        return next(face for face in self.tile.data["faces"] if face["id"] == self.face)


@dataclass(frozen=True)
class Door:
    """An exit of a face that lies in the plan, and what it faces there."""

    placed: PlacedTile
    face: Data
    index: int
    data: Data
    faces: str
    neighbour: PlacedTile | None = None
    partner: Data | None = None
    """The exit of the neighbour that matches it best."""

    @property
    def colour(self) -> str:
        """Its colour: that of its face, unless it says another."""
        return str(self.data.get("colour", self.face["colour"]))

    @property
    def words(self) -> str:
        """The exit in words."""
        return f'{self.data["edge"]} exit of "{self.face["id"]}"'

    def steps(self) -> Steps:
        """Its place in the file of its tile."""
        return ("faces", self.placed.tile.data["faces"].index(self.face), "exits", self.index)


def plan_of(chapter: Data, library: Library) -> list[PlacedTile]:
    """The tiles of a chapter's plan, as far as their faces are known."""
    faces, tiles = library.entries("face"), library.entries("tile").values()
    home = {entry.file: entry for entry in tiles}
    found = []
    for index, place in enumerate(chapter["plan"]):
        face = faces.get(place["face"])
        if face is not None and face.file in home:
            found.append(PlacedTile(index, (place["at"][0], place["at"][1]), face.id, home[face.file]))
    return found


def doors(plan: list[PlacedTile]) -> Iterator[Door]:
    """Every exit of both faces of every tile of a plan."""
    at = {placed.at: placed for placed in plan}
    for placed in plan:
        for face in placed.tile.data["faces"]:
            for index, data in enumerate(face.get("exits", [])):
                dx, dy = EDGE_STEP[data["edge"]]
                neighbour = at.get((placed.at[0] + dx, placed.at[1] + dy))
                yield _door(placed, face, index, data, neighbour)


def _door(placed: PlacedTile, face: Data, index: int, data: Data, neighbour: PlacedTile | None) -> Door:
    if neighbour is None:
        return Door(placed, face, index, data, NOTHING)
    colour = data.get("colour", face["colour"])
    facing = [
        (other, one)
        for other in neighbour.tile.data["faces"]
        for one in other.get("exits", [])
        if one["edge"] == OPPOSITE[data["edge"]]
    ]
    own = [one for other, one in facing if other["colour"] == colour == one.get("colour", other["colour"])]
    for one in own:
        if one["at"] == data["at"]:
            return Door(placed, face, index, data, JOINED, neighbour, one)
    if own:
        return Door(placed, face, index, data, MISALIGNED, neighbour, own[0])
    if facing:
        return Door(placed, face, index, data, OTHER_COLOUR, neighbour, facing[0][1])
    return Door(placed, face, index, data, WALL, neighbour)


def door_effects(chapter: Data, plan: list[PlacedTile]) -> list[tuple[Effect, frozenset[tuple[int, str, str]]]]:
    """Every effect that opens or closes an exit, with both sides of that exit, as an effect can name either."""
    sides: dict[tuple[str, str], frozenset[tuple[int, str, str]]] = {}
    for door in doors(plan):
        edge, other = door.data["edge"], door.neighbour
        here = (door.placed.index, edge, door.colour)
        both = {here, (other.index, OPPOSITE[edge], door.colour)} if other and door.faces == JOINED else {here}
        sides[door.face["id"], edge] = frozenset(both)
    found = []
    for effect in effects_of(chapter):
        if effect.name in ("open-exit", "close-exit") and isinstance(effect.value, dict):
            way = sides.get((effect.value.get("face", ""), effect.value.get("edge", "")))
            found += [(effect, way)] if way else []
    return found


def room_spaces(chapter: Data, face: Data) -> list[str]:
    """The spaces of a face, with those a chapter adds to it."""
    added = chapter.get("rooms", {}).get(face["id"], {}).get("spaces", [])
    return [space["id"] for space in [*face["spaces"], *added]]


def tiles_apart(chapter: Data, plan: list[PlacedTile]) -> list[PlacedTile]:
    """The tiles that are not connected, edge to edge, with the start tile."""
    import networkx as nx

    if not plan:
        return []
    beside: nx.Graph[tuple[int, int]] = nx.Graph()
    beside.add_nodes_from(placed.at for placed in plan)
    for column, row in list(beside):
        near = ((column + dx, row + dy) for dx, dy in EDGE_STEP.values())
        beside.add_edges_from(((column, row), place) for place in near if place in beside)
    together = nx.node_connected_component(beside, start_tile(chapter, plan).at)
    return [placed for placed in plan if placed.at not in together]


def start_tile(chapter: Data, plan: list[PlacedTile]) -> PlacedTile:
    """The tile where the mice start; the first tile when that one is not in the plan."""
    start = chapter["start"]["face"]
    return next((placed for placed in plan if start in [face["id"] for face in placed.tile.data["faces"]]), plan[0])
