"""The data of a plan: tiles in their places, the exits that join them, the start and the goals of the party."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from authoring.boardgraph.effects import effects_of
from authoring.boardgraph.plan_graph import plan_graph
from authoring.drawing.board.face import Data, Exit, Face, localized_text, read
from authoring.drawing.board.marks import Mark
from authoring.drawing.errors import PictureError
from authoring.wording.languages import term, word
from authoring.wording.suggestions import did_you_mean

if TYPE_CHECKING:
    import networkx as nx

MAX_ACROSS = 24
"""The most columns or rows of a plan: a larger one could not be read."""
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}


@dataclass(frozen=True)
class PlacedTile:
    """A tile in its place on the grid: the face that is up at the start, and the other face."""

    at: tuple[int, int]
    up: Face
    down: Face | None

    @property
    def faces(self) -> tuple[Face, ...]:
        """Both faces, starting with the face that is up."""
        return (self.up, self.down) if self.down else (self.up,)


@dataclass(frozen=True)
class Join:
    """An exit that leads to another tile: `open` if both faces are up at the start, `back` if it works both ways."""

    tile: PlacedTile
    face: Face
    exit: Exit
    other_tile: PlacedTile
    other: Face
    open: bool
    back: bool
    shut: bool = False
    """Whether the door is shut at the start."""

    @property
    def beyond(self) -> Exit:
        """The exit of the other tile."""
        edge = OPPOSITE[self.exit.edge]
        return next(e for e in self.other.exits if (e.edge, e.at, e.colour) == (edge, self.exit.at, self.exit.colour))


@dataclass(frozen=True)
class Note:
    """A special search or surge of a face, or a token on it, for its header and the list below the plan."""

    face: str
    kind: str  # "search", "surge" or "token"
    text: str
    spaces: tuple[str, ...] = ()


@dataclass(frozen=True)
class PlanModel:
    """Everything that a plan shows."""

    title: str
    tiles: tuple[PlacedTile, ...]
    start: tuple[str, tuple[str, ...]]
    goals: tuple[tuple[str, tuple[str, ...]], ...]
    notes: tuple[Note, ...]
    overlays: tuple[tuple[str, Mark], ...] = ()
    """Marks for spaces, such as findings of lint, each with its face."""
    language: str = "en"
    chapter: Data = field(default_factory=dict, compare=False, repr=False)
    """The chapter as its file has it."""
    tile_data: tuple[Data, ...] = field(default=(), compare=False, repr=False)
    """The tiles as their files have them."""
    names: Mapping[str, str] = field(default_factory=dict, compare=False, repr=False)
    """The names of cards, minions, heroes and achievements, by id."""

    @cached_property
    def graph(self) -> nx.MultiDiGraph[str]:
        """The plan graph of the chapter."""
        return plan_graph(self.chapter, self.tile_data)

    @property
    def faces(self) -> dict[str, Face]:
        """Every face of the tiles, by id."""
        return {face.id: face for tile in self.tiles for face in tile.faces}

    def joins(self) -> list[Join]:
        """Return every exit that leads to another tile, from either face."""
        faces = self.faces
        tile_of_face = {face.id: tile for tile in self.tiles for face in tile.faces}
        joins = []
        for here, there, way in self.graph.edges(data=True):
            if way["kind"] == "exit":
                place = (way["edge"], way["at"], way["colour"])
                exit_ = next(e for e in faces[here].exits if (e.edge, e.at, e.colour) == place)
                tile, other = tile_of_face[here], tile_of_face[there]
                is_shut = exit_.edge in faces[here].shut
                joins.append(Join(tile, faces[here], exit_, other, faces[there], way["open"], way["back"], is_shut))
        return joins

    def marks(self, face: str) -> list[Mark]:
        """Return the marks on the spaces of a face."""
        marks = [Mark(space, symbol="start") for space in self.start[1] if face == self.start[0]]
        marks += [Mark(space, symbol="goal") for where, spaces in self.goals for space in spaces if where == face]
        notes = (note for note in self.notes if note.face == face)
        marks += [Mark(space, symbol=note.kind) for note in notes for space in note.spaces]
        return marks + [mark for where, mark in self.overlays if where == face]


def read_plan(
    chapter: Data, tiles: Iterable[Data], names: Mapping[str, str] | None = None, language: str = "en"
) -> PlanModel:
    """Read the plan of a chapter. `names` are the names of minions and cards by id; without a name, the id is used."""
    tiles = tuple(tiles)
    tile_of_face = {str(face["id"]): tile for tile in tiles for face in tile["faces"]}
    rooms: Data = chapter.get("rooms") or {}
    start: Data = chapter.get("start") or {}
    placed = _tiles(chapter.get("plan", []), tile_of_face, rooms, language)
    shut = shut_at_start(chapter, tiles)
    placed = tuple(_with_doors(tile, shut) for tile in placed)
    known = {face.id for tile in placed for face in tile.faces}
    return PlanModel(
        title=localized_text(chapter.get("title"), language) or str(chapter.get("id", "")),
        tiles=placed,
        start=(str(start.get("face", "")), _spaces(start)),
        goals=tuple(dict.fromkeys(goal for goal in goals_of(chapter) if goal[0] in known)),
        notes=tuple(
            note
            for face, room in rooms.items()
            if face in known
            for note in _notes(face, room or {}, names or {}, language)
        )
        + tuple(token_notes(chapter, known, language)),
        language=language,
        chapter=chapter,
        tile_data=tiles,
        names=names or {},
    )


def shut_at_start(chapter: Data, tiles: Iterable[Data]) -> set[tuple[str, str]]:
    """The exits that the setup of a chapter shuts, as faces and edges, each with the exit that it leads to."""
    shut: set[tuple[str, str]] = set()
    for effect in effects_of(dict(chapter)):
        if effect.name == "close-exit" and effect.at_start and isinstance(effect.value, Mapping):
            shut.add((str(effect.value.get("face")), str(effect.value.get("edge"))))
    ways = plan_graph(chapter, tiles).edges(data=True) if shut else ()
    beyond = {(there, OPPOSITE[way["edge"]]) for here, there, way in ways if (here, way.get("edge")) in shut}
    return shut | beyond


def _with_doors(tile: PlacedTile, shut: set[tuple[str, str]]) -> PlacedTile:
    """A tile with the exits of its faces that are shut at the start."""
    up, down = (
        replace(face, shut=frozenset(edge for where, edge in shut if where == face.id)) if face else None
        for face in (tile.up, tile.down)
    )
    return PlacedTile(tile.at, up or tile.up, down)


def token_notes(chapter: Data, faces: Iterable[str], language: str) -> Iterator[Note]:
    """Yield the tokens that the setup of a chapter or of a room puts on named spaces."""
    names: Data = chapter.get("tokens") or {}
    known = set(faces)
    for room, effects in (("", chapter.get("setup")), *_room_setups(chapter)):
        for effect in effects or ():
            put = effect.get("put-token") if isinstance(effect, Mapping) else None
            at = put.get("at") if isinstance(put, Mapping) else None
            at = at.get("space") if isinstance(at, Mapping) else at
            for place in at if isinstance(at, list) else [at]:
                there, _, space = place.rpartition("/") if isinstance(place, str) else ("", "", "")
                face = there or room
                if face in known and isinstance(put, Mapping):
                    ident = str(put.get("token", ""))
                    name = localized_text((names.get(ident) or {}).get("name"), language) or ident.replace("-", " ")
                    yield Note(face, "token", f"{name} ({space})", (space,))


def _room_setups(chapter: Data) -> Iterator[tuple[str, Any]]:
    for face, room in (chapter.get("rooms") or {}).items():
        yield str(face), (room or {}).get("setup")


def _tiles(places: list[Data], tile_of_face: Mapping[str, Data], rooms: Data, language: str) -> tuple[PlacedTile, ...]:
    placed = tuple(_placed_tile(place, tile_of_face, rooms, language) for place in places)
    for axis, name in enumerate(("columns", "rows")):
        spread = [tile.at[axis] for tile in placed]
        if spread and max(spread) - min(spread) >= MAX_ACROSS:
            raise PictureError(f"plan of more than {MAX_ACROSS} {name}", "put the tiles closer together")
    return placed


def _placed_tile(place: Data, tile_of_face: Mapping[str, Data], rooms: Data, language: str) -> PlacedTile:
    name = str(place["face"])
    if name not in tile_of_face:
        raise PictureError(f'unknown face "{name}" in the plan', did_you_mean(name, tile_of_face))
    faces = [read(face, rooms.get(face["id"]), language) for face in tile_of_face[name]["faces"]]
    up = next(face for face in faces if face.id == name)
    return PlacedTile(
        (int(place["at"][0]), int(place["at"][1])), up, next((face for face in faces if face.id != name), None)
    )


def _spaces(place: Data) -> tuple[str, ...]:
    if "spaces" in place:
        return tuple(str(space) for space in place["spaces"])
    return (str(place["space"]),) if "space" in place else ()


def goals_of(chapter: Data) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield every place in the goals and the conditions of victory."""
    yield from _places([chapter.get("goals"), chapter.get("victory"), chapter.get("victories")])


def _places(data: Any) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the places in a goal, except those in its conditions."""
    if isinstance(data, Mapping):
        if "face" in data:
            yield (str(data["face"]), _spaces(data))
        for key, value in data.items():
            if key in ("at", "mice-at") and isinstance(value, str | list):
                yield from _qualified_spaces(value)
            elif key not in ("if", "not"):
                yield from _places(value)
    elif isinstance(data, list):
        for value in data:
            yield from _places(value)


def _qualified_spaces(where: str | list[Any]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Group spaces given with their face, such as `courtyard/tree`, by face."""
    spaces_of: dict[str, list[str]] = {}
    for name in [where] if isinstance(where, str) else where:
        face, _, space = str(name).partition("/")
        if space:
            spaces_of.setdefault(face, []).append(space)
    yield from ((face, tuple(spaces)) for face, spaces in spaces_of.items())


def _notes(face: str, room: Data, names: Mapping[str, str], language: str) -> Iterator[Note]:
    for search in room.get("search", []):
        where = search.get("where", "anywhere")
        if isinstance(where, str):
            where = (room.get("areas") or {}).get(where, where)
        spaces = () if isinstance(where, str) else tuple(str(space) for space in where)
        place = word(where, language) if isinstance(where, str) else ", ".join(spaces)
        yield Note(face, "search", f"{_name_of(search.get('card', ''), names)} ({place})", spaces)
    surge = room.get("surge")
    if isinstance(surge, list):
        who = ", ".join(f"{group.get('count', 1)} × {_name_of(group.get('minion', ''), names)}" for group in surge)
        yield Note(face, "surge", who or term("no minions", language))
    elif surge:
        yield Note(face, "surge", term("by a rule of the room", language))


def _name_of(ident: Any, names: Mapping[str, str]) -> str:
    return names.get(str(ident), str(ident))
