"""A face as the drawings see it: the plain data of a tile file, made into records with everything filled in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from authoring.boardgraph.tile_graph import tile_graph
from authoring.drawing.errors import PictureError
from authoring.drawing.svg.geometry import Point, Polygon

if TYPE_CHECKING:
    import networkx as nx

Data = Mapping[str, Any]
LONGEST = 300
"""Longer names would be cut anyway, and measuring them takes time."""
MOST_SPACES = 500
"""A board of more spaces could not be read, and would take long to draw."""


@dataclass(frozen=True)
class Space:
    """A place for figures."""

    id: str
    at: Point
    kind: str = "normal"
    entry: bool = False
    mousetrap: bool = False
    flip: str = ""  # "", "normal", "item" or "classes"
    towards: str = ""
    to: str = ""
    note: str = ""
    added: bool = False  # by a chapter


@dataclass(frozen=True)
class Line:
    """A red or yellow line between two spaces."""

    between: tuple[str, str]
    kind: str
    down: str = ""


@dataclass(frozen=True)
class Exit:
    """A way to the neighbouring tile."""

    edge: str
    at: float
    spaces: tuple[str, ...]
    colour: str


@dataclass(frozen=True)
class Face:
    """One side of a tile."""

    id: str
    name: str
    number: int | None
    colour: str
    gaps: bool
    spaces: tuple[Space, ...]
    adjacent: tuple[tuple[str, str], ...]
    lines: tuple[Line, ...]
    exits: tuple[Exit, ...]
    solid: tuple[Polygon, ...]
    language: str = "en"
    data: Data = field(default_factory=dict, compare=False, repr=False)
    """The face as the tile file has it."""
    room: Data = field(default_factory=dict, compare=False, repr=False)
    """What a chapter adds to it."""

    @cached_property
    def graph(self) -> nx.DiGraph[str]:
        """The tile graph of the face, with what the chapter adds."""
        return tile_graph(self.data, self.room)

    @property
    def centres(self) -> dict[str, Point]:
        """Where each space is."""
        return {space.id: space.at for space in self.spaces}

    @property
    def low(self) -> frozenset[str]:
        """The spaces at the foot of yellow lines, and those level with them."""
        found = {line.down for line in self.lines if line.down}
        while more := {name for pair in self.adjacent if found & set(pair) for name in pair} - found:
            found |= more
        return frozenset(found)


def wording(text: Any, language: str = "en") -> str:
    """A text of the content in a language; English where it is not translated."""
    if isinstance(text, Mapping):
        text = text.get(language, text.get("en", ""))
    return "" if text is None else " ".join(str(text)[:LONGEST].split())


def read(face: Data, room: Data | None = None, language: str = "en") -> Face:
    """Read a face of a tile file, with the spaces and links that a chapter adds to the room.

    Links to spaces that do not exist are left out, so that a faulty tile can be drawn; lint reports them.
    """
    room = room or {}
    colour = str(face["colour"])
    spaces = tuple(_space(space, language) for space in face["spaces"])
    spaces += tuple(replace(_space(space, language), added=True) for space in room.get("spaces", []))
    if len(spaces) > MOST_SPACES:
        raise PictureError(f'face "{face["id"]}" has more than {MOST_SPACES} spaces', "split it into several tiles")
    known = {space.id for space in spaces}
    adjacent = ((str(a), str(b)) for a, b in [*face.get("adjacent", []), *room.get("adjacent", [])])
    lines = (_line(line) for line in face.get("lines", []))
    return Face(
        id=str(face["id"]),
        name=wording(face.get("name"), language) or str(face["id"]),
        number=face.get("number"),
        colour=colour,
        gaps=bool(face.get("gaps", False)),
        spaces=spaces,
        adjacent=tuple(pair for pair in adjacent if known.issuperset(pair)),
        lines=tuple(line for line in lines if known.issuperset(line.between)),
        exits=tuple(_exit(exit_, colour, known) for exit_ in face.get("exits", [])),
        solid=tuple([(float(x), float(y)) for x, y in polygon] for polygon in face.get("solid", [])),
        language=language,
        data=face,
        room=room,
    )


def _space(data: Data, language: str) -> Space:
    flip = data.get("flip", "")
    current = data.get("current", {})
    return Space(
        id=str(data["id"]),
        at=(float(data["at"][0]), float(data["at"][1])),
        kind=str(data.get("kind", "normal")),
        entry=bool(data.get("entry", False)),
        mousetrap=bool(data.get("mousetrap", False)),
        flip=next(iter(flip), "") if isinstance(flip, Mapping) else str(flip),
        towards=str(current.get("towards", "")),
        to=str(current.get("to", "")),
        note=wording(data.get("note"), language),
    )


def _line(data: Data) -> Line:
    first, second = data["between"]
    return Line((str(first), str(second)), str(data["kind"]), str(data.get("down", "")))


def _exit(data: Data, colour: str, known: set[str]) -> Exit:
    spaces = tuple(str(space) for space in data["spaces"] if space in known)
    return Exit(str(data["edge"]), float(data.get("at", 0.5)), spaces, str(data.get("colour", colour)))
