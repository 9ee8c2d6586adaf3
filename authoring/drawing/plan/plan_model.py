"""A chapter as the plans show it: tiles in place, what joins them, where the party starts and where it wants to go."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from authoring.boardgraph.plan_graph import plan_graph
from authoring.drawing.board.face import Data, Exit, Face, read, wording
from authoring.drawing.board.marks import Mark
from authoring.drawing.errors import PictureError
from authoring.wording.languages import term, word
from authoring.wording.suggestions import did_you_mean

if TYPE_CHECKING:
    import networkx as nx

MOST_ACROSS = 24
"""A plan of more columns or rows could not be read."""
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}


@dataclass(frozen=True)
class Laid:
    """A tile in its place of the grid: the face that is up at the start, and the other."""

    at: tuple[int, int]
    up: Face
    down: Face | None

    @property
    def faces(self) -> tuple[Face, ...]:
        """Both faces, the one that is up first."""
        return (self.up, self.down) if self.down else (self.up,)


@dataclass(frozen=True)
class Join:
    """An exit that leads somewhere: `open` when both faces are up at the start, `back` when one can come back."""

    tile: Laid
    face: Face
    exit: Exit
    other_tile: Laid
    other: Face
    open: bool
    back: bool

    @property
    def beyond(self) -> Exit:
        """The exit on the other side."""
        edge = OPPOSITE[self.exit.edge]
        return next(e for e in self.other.exits if (e.edge, e.at, e.colour) == (edge, self.exit.at, self.exit.colour))


@dataclass(frozen=True)
class Note:
    """Something special about a face, for its header and the list below the plan."""

    face: str
    kind: str  # "search" or "surge"
    text: str
    spaces: tuple[str, ...] = ()


@dataclass(frozen=True)
class Journey:
    """Everything a plan shows."""

    title: str
    tiles: tuple[Laid, ...]
    start: tuple[str, tuple[str, ...]]
    goals: tuple[tuple[str, tuple[str, ...]], ...]
    notes: tuple[Note, ...]
    overlays: tuple[tuple[str, Mark], ...] = ()
    """What others want shown on the spaces of a face, such as the findings of lint."""
    language: str = "en"
    chapter: Data = field(default_factory=dict, compare=False, repr=False)
    """The chapter as its file has it."""
    tile_data: tuple[Data, ...] = field(default=(), compare=False, repr=False)
    """The tiles as their files have them."""

    @cached_property
    def graph(self) -> nx.MultiDiGraph[str]:
        """The plan graph of the chapter."""
        return plan_graph(self.chapter, self.tile_data)

    @property
    def faces(self) -> dict[str, Face]:
        """Every face on the table, by id."""
        return {face.id: face for tile in self.tiles for face in tile.faces}

    def joins(self) -> list[Join]:
        """Every exit that leads to another tile, from either face."""
        faces = self.faces
        home = {face.id: tile for tile in self.tiles for face in tile.faces}
        found = []
        for here, there, way in self.graph.edges(data=True):
            if way["kind"] == "exit":
                place = (way["edge"], way["at"], way["colour"])
                exit_ = next(one for one in faces[here].exits if (one.edge, one.at, one.colour) == place)
                found.append(Join(home[here], faces[here], exit_, home[there], faces[there], way["open"], way["back"]))
        return found

    def marks(self, face: str) -> list[Mark]:
        """The signs for the spaces of a face."""
        found = [Mark(space, symbol="start") for space in self.start[1] if face == self.start[0]]
        found += [Mark(space, symbol="goal") for where, spaces in self.goals for space in spaces if where == face]
        notes = (note for note in self.notes if note.face == face)
        found += [Mark(space, symbol=note.kind) for note in notes for space in note.spaces]
        return found + [mark for where, mark in self.overlays if where == face]


def plan(chapter: Data, tiles: Iterable[Data], names: Mapping[str, str] | None = None, language: str = "en") -> Journey:
    """Read a chapter. `names` gives the names of minions and cards by id; ids stand where it has none."""
    tiles = tuple(tiles)
    home = {str(face["id"]): tile for tile in tiles for face in tile["faces"]}
    rooms: Data = chapter.get("rooms") or {}
    start: Data = chapter.get("start") or {}
    laid = _tiles(chapter.get("plan", []), home, rooms, language)
    there = {face.id for tile in laid for face in tile.faces}
    return Journey(
        title=wording(chapter.get("title"), language) or str(chapter.get("id", "")),
        tiles=laid,
        start=(str(start.get("face", "")), _spaces(start)),
        goals=tuple(dict.fromkeys(goal for goal in _goals(chapter) if goal[0] in there)),
        notes=tuple(
            note
            for face, room in rooms.items()
            if face in there
            for note in _notes(face, room or {}, names or {}, language)
        ),
        language=language,
        chapter=chapter,
        tile_data=tiles,
    )


def _tiles(places: list[Data], home: Mapping[str, Data], rooms: Data, language: str) -> tuple[Laid, ...]:
    laid = tuple(_laid(place, home, rooms, language) for place in places)
    for axis, name in enumerate(("columns", "rows")):
        spread = [tile.at[axis] for tile in laid]
        if spread and max(spread) - min(spread) >= MOST_ACROSS:
            raise PictureError(f"plan of more than {MOST_ACROSS} {name}", "put the tiles closer together")
    return laid


def _laid(place: Data, home: Mapping[str, Data], rooms: Data, language: str) -> Laid:
    name = str(place["face"])
    if name not in home:
        raise PictureError(f'unknown face "{name}" in the plan', did_you_mean(name, home))
    faces = [read(face, rooms.get(face["id"]), language) for face in home[name]["faces"]]
    up = next(face for face in faces if face.id == name)
    return Laid((int(place["at"][0]), int(place["at"][1])), up, next((face for face in faces if face.id != name), None))


def _spaces(place: Data) -> tuple[str, ...]:
    if "spaces" in place:
        return tuple(str(space) for space in place["spaces"])
    return (str(place["space"]),) if "space" in place else ()


def _goals(chapter: Data) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every place that the goals or the conditions of victory name."""
    yield from _places([chapter.get("goals"), chapter.get("victory"), chapter.get("victories")])


def _places(data: Any) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The places in a goal; what only says when it is pursued does not count."""
    if isinstance(data, Mapping):
        if "face" in data:
            yield (str(data["face"]), _spaces(data))
        for key, value in data.items():
            if key in ("at", "mice-at") and isinstance(value, str | list):
                yield from _named(value)
            elif key not in ("if", "not"):
                yield from _places(value)
    elif isinstance(data, list):
        for value in data:
            yield from _places(value)


def _named(where: str | list[Any]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Spaces that are named with their face, as in `courtyard/tree`."""
    found: dict[str, list[str]] = {}
    for name in [where] if isinstance(where, str) else where:
        face, _, space = str(name).partition("/")
        if space:
            found.setdefault(face, []).append(space)
    yield from ((face, tuple(spaces)) for face, spaces in found.items())


def _notes(face: str, room: Data, names: Mapping[str, str], language: str) -> Iterator[Note]:
    for search in room.get("search", []):
        where = search.get("where", "anywhere")
        if isinstance(where, str):
            where = (room.get("areas") or {}).get(where, where)
        spaces = () if isinstance(where, str) else tuple(str(space) for space in where)
        place = word(where, language) if isinstance(where, str) else ", ".join(spaces)
        yield Note(face, "search", f"{_called(search.get('card', ''), names)} ({place})", spaces)
    surge = room.get("surge")
    if isinstance(surge, list):
        who = ", ".join(f"{group.get('count', 1)} × {_called(group.get('minion', ''), names)}" for group in surge)
        yield Note(face, "surge", who or term("no minions", language))
    elif surge:
        yield Note(face, "surge", term("by a rule of the room", language))


def _called(ident: Any, names: Mapping[str, str]) -> str:
    return names.get(str(ident), str(ident))
