"""A face for drawing: records made from the plain data of a tile file, with all defaults filled in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from authoring.boardgraph.tile_graph import tile_graph
from authoring.drawing.errors import PictureError
from authoring.drawing.svg.geometry import Point, Polygon
from authoring.wording.languages import shown_language

if TYPE_CHECKING:
    import networkx as nx

Data = Mapping[str, Any]
MAX_TEXT = 300
"""The most letters of a text that are kept: no picture has room for more, and measuring them takes time."""
MAX_SPACES = 500
"""The most spaces of a face: a board with more could not be read and would take long to draw."""


@dataclass(frozen=True)
class Space:
    """A space of a face; `added` if a chapter adds it."""

    id: str
    at: Point
    kind: str = "normal"
    entry: bool = False
    mousetrap: bool = False
    flip: str = ""  # "", "normal", "item" or "classes"
    towards: str = ""
    to: str = ""
    note: str = ""
    added: bool = False


@dataclass(frozen=True)
class Line:
    """A red or yellow line between two spaces."""

    between: tuple[str, str]
    kind: str
    down: str = ""


@dataclass(frozen=True)
class Exit:
    """An exit to the neighbouring tile."""

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
    shut: frozenset[str] = frozenset()
    """The edges whose exits are shut at the start of a chapter."""
    data: Data = field(default_factory=dict, compare=False, repr=False)
    """The face as the tile file has it."""
    room: Data = field(default_factory=dict, compare=False, repr=False)
    """What a chapter adds to it."""

    @cached_property
    def graph(self) -> nx.DiGraph[str]:
        """The tile graph of the face, with what the chapter adds."""
        return tile_graph(self.data, self.room)

    def words_of(self, space: str) -> str:
        """A space in words: its id, or its note if the id is a word of its own language."""
        note = next((one.note for one in self.spaces if one.id == space), "")
        return note if note and is_wordy(space) else space

    @property
    def centres(self) -> dict[str, Point]:
        """The centre of each space."""
        return {space.id: space.at for space in self.spaces}

    @property
    def low(self) -> frozenset[str]:
        """The spaces below yellow lines, and all spaces linked to them."""
        names = {line.down for line in self.lines if line.down}
        while more := {name for pair in self.adjacent if names & set(pair) for name in pair} - names:
            names |= more
        return frozenset(names)


def localized_text(text: Any, language: str = "en") -> str:
    """Return a text of the content in a language; if it is not translated, in English or else in its first language."""
    if isinstance(text, Mapping):
        text = text.get(shown_language(text, language), "")
    return "" if text is None else " ".join(str(text)[:MAX_TEXT].split())


def read(face: Data, room: Data | None = None, language: str = "en") -> Face:
    """Read a face of a tile file, with the spaces and links that a chapter adds to the room.

    Links to missing spaces are left out, so that a tile with errors can be drawn; lint reports them.
    """
    room = room or {}
    colour = str(face["colour"])
    spaces = tuple(_space(space, language) for space in face["spaces"])
    spaces += tuple(replace(_space(space, language), added=True) for space in room.get("spaces", []))
    if len(spaces) > MAX_SPACES:
        raise PictureError(f'face "{face["id"]}" has more than {MAX_SPACES} spaces', "split it into several tiles")
    known = {space.id for space in spaces}
    adjacent = ((str(a), str(b)) for a, b in [*face.get("adjacent", []), *room.get("adjacent", [])])
    lines = (_line(line) for line in face.get("lines", []))
    return Face(
        id=str(face["id"]),
        name=localized_text(face.get("name"), language) or str(face["id"]),
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


def is_wordy(ident: str) -> bool:
    """Whether the id of a space is a word, such as `tree`, and no coordinate, such as `b12`. Its note says the same."""
    return len(ident) > 3 and ident.replace("-", "").isalpha()


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
        note=localized_text(data.get("note"), language),
    )


def _line(data: Data) -> Line:
    first, second = data["between"]
    return Line((str(first), str(second)), str(data["kind"]), str(data.get("down", "")))


def _exit(data: Data, colour: str, known: set[str]) -> Exit:
    spaces = tuple(str(space) for space in data["spaces"] if space in known)
    return Exit(str(data["edge"]), float(data.get("at", 0.5)), spaces, str(data.get("colour", colour)))
