"""A face of a tile for lint rules: spaces by id, links with their places in the file, and walking."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from authoring.boardgraph.tile_graph import all_steps, mouse_steps, tile_graph
from authoring.content.library import Entry
from authoring.content.source import Steps

if TYPE_CHECKING:
    import networkx as nx

Data = dict[str, Any]
Pair = tuple[str, str]
EDGE_OF = {"N": (1, 0), "S": (1, 100), "W": (0, 0), "E": (0, 100)}
"""For each edge the axis that runs to it, and where on that axis it lies."""


@dataclass(frozen=True)
class Link:
    """Two adjacent spaces, their place in the file, and the kind of line between them, if any."""

    one: str
    other: str
    steps: Steps
    line: str = ""

    @property
    def pair(self) -> frozenset[str]:
        """The two names."""
        return frozenset((self.one, self.other))


@dataclass(frozen=True)
class FaceView:
    """One face, and where it stands in its file."""

    data: Data
    steps: Steps

    @property
    def id(self) -> str:
        """Its id."""
        return str(self.data["id"])

    @cached_property
    def spaces(self) -> dict[str, Data]:
        """The spaces by id; of two with one id the first."""
        found: dict[str, Data] = {}
        for space in self.data["spaces"]:
            found.setdefault(space["id"], space)
        return found

    @property
    def exits(self) -> list[Data]:
        """The exits."""
        return list(self.data.get("exits", []))

    @cached_property
    def links(self) -> list[Link]:
        """Every link of two spaces that exist: those of `adjacent`, then the lines."""
        return [link for link in self.all_links() if {link.one, link.other} <= self.spaces.keys()]

    def all_links(self) -> Iterator[Link]:
        """Every link as it is written, whether or not its spaces exist."""
        for i, (one, other) in enumerate(self.data["adjacent"]):
            yield Link(one, other, (*self.steps, "adjacent", i))
        for i, line in enumerate(self.data.get("lines", [])):
            one, other = line["between"]
            yield Link(one, other, (*self.steps, "lines", i, "between"), line["kind"])

    def space_steps(self, name: str, *more: str | int) -> Steps:
        """The place of a space in the file."""
        index = next(i for i, space in enumerate(self.data["spaces"]) if space["id"] == name)
        return (*self.steps, "spaces", index, *more)

    def at(self, name: str) -> tuple[float, float]:
        """The centre of a space."""
        x, y = self.spaces[name]["at"]
        return float(x), float(y)

    def length(self, link: Link) -> float:
        """How far apart the centres of two linked spaces are."""
        return math.dist(self.at(link.one), self.at(link.other))

    def ways_in(self) -> list[str]:
        """The spaces by which mice come and go: beside exits, and flip spaces."""
        beside = [name for one in self.exits for name in one["spaces"] if name in self.spaces]
        flips = [name for name, space in self.spaces.items() if "flip" in space]
        return list(dict.fromkeys([*beside, *flips]))

    @cached_property
    def graph(self) -> nx.DiGraph[str]:
        """The tile graph of the face."""
        return tile_graph(self.data)

    @cached_property
    def _mouse_steps(self) -> nx.DiGraph[str]:
        return mouse_steps(self.graph)

    @cached_property
    def _all_steps(self) -> nx.DiGraph[str]:
        return all_steps(self.graph)

    def walked(self, starts: Collection[str], over_red: bool = False, backwards: bool = False) -> set[str]:
        """The spaces that mice come to from some spaces (or, backwards, from which they come to them)."""
        import networkx as nx

        steps = self._all_steps if over_red else self._mouse_steps
        far = nx.ancestors if backwards else nx.descendants
        return set(starts).union(*(far(steps, start) for start in starts))


def faces(entry: Entry) -> Iterator[FaceView]:
    """The faces of a tile."""
    for index, data in enumerate(entry.data["faces"]):
        yield FaceView(data, ("faces", index))


def listed(names: Iterable[str], most: int = 6) -> str:
    """Names for a message, the first few of many."""
    names = list(names)
    more = len(names) - most
    return ", ".join(f'"{name}"' for name in names[:most]) + (f" and {more} more" if more > 0 else "")
