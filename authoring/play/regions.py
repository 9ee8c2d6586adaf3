"""A face on a grid of characters: to which space each character belongs, and what lies between two spaces."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Final

from authoring.drawing.board.cell_sites import cell_sites
from authoring.drawing.board.face import Face
from authoring.drawing.svg.geometry import Point, inside

SMALL: Final = 7.0
"""The radius of a space that a chapter adds, and of a space over a gap, in tile units."""
CLOSE: Final = 4.0
"""So close to the centre of a space there is floor, whatever the rock around it."""
INSIDE: Final = 93.0
"""Where the outer wall of a tile begins, in tile units."""
OPEN, YELLOW, RED, WALL = "open", "yellow", "red", "wall"
WEIGHT: Final = {"": 0, OPEN: 1, YELLOW: 2, RED: 3, WALL: 4}


@dataclass(frozen=True)
class Regions:
    """A face laid on a grid of `width` times `height` characters."""

    face: Face
    width: int
    height: int

    @cached_property
    def owner(self) -> list[list[str]]:
        """Per row and column, the id of the space; empty for rock."""
        sites = [(name, at) for name, points in cell_sites(self.face).items() for at in points]
        return [[self._nearest(self.point(column, row), sites) for column in range(self.width)]
                for row in range(self.height)]  # fmt: skip

    def point(self, column: int, row: int) -> Point:
        """The middle of a character, in tile units."""
        return (column + 0.5) / self.width * 100, (row + 0.5) / self.height * 100

    def centre(self, space: str) -> tuple[int, int]:
        """The column and row of the middle of a space."""
        x, y = self.face.centres[space]
        return min(self.width - 1, int(x / 100 * self.width)), min(self.height - 1, int(y / 100 * self.height))

    def between(self, one: str, other: str) -> str:
        """What lies between two spaces that touch: nothing, a line, or a wall."""
        return self._links.get(frozenset((one, other)), WALL) if one != other else ""

    def edges(self, column: int, row: int) -> tuple[str, str]:
        """What lies to the right of a character, and below it."""
        here, found = self.owner[row][column], []
        for x, y in ((column + 1, row), (column, row + 1)):
            there = self.owner[y][x] if x < self.width and y < self.height else here
            found.append(self.between(here, there) if here and there else "")
        return found[0], found[1]

    @cached_property
    def tones(self) -> dict[str, int]:
        """A number for each space, other than those of the spaces it touches."""
        touching: dict[str, list[str]] = {space.id: [] for space in self.face.spaces}
        rows, columns = self.owner, list(zip(*self.owner, strict=True))
        for line in [*rows, *columns]:
            for here, there in pairwise(line):
                if here and there and here != there:
                    touching[here].append(there)
                    touching[there].append(here)
        found: dict[str, int] = {}
        for name, others in touching.items():
            taken = [found[other] for other in others if other in found]
            found[name] = next(tone for tone in range(len(taken) + 1) if tone not in taken)
        return found

    @cached_property
    def _links(self) -> dict[frozenset[str], str]:
        links = {frozenset(line.between): line.kind for line in self.face.lines}
        return links | {frozenset(pair): OPEN for pair in self.face.adjacent}

    def _nearest(self, point: Point, sites: list[tuple[str, Point]]) -> str:
        for name, at in sorted(sites, key=lambda site: math.dist(site[1], point))[:3]:
            near = math.dist(at, point)
            if (self.face.gaps or name in self._added) and near > SMALL:
                continue
            rock = near > CLOSE and any(inside(_within_walls(point), polygon) for polygon in self.face.solid)
            return "" if rock and name not in self._added else name
        return ""

    @cached_property
    def _added(self) -> frozenset[str]:
        return frozenset(space.id for space in self.face.spaces if space.added)


def _within_walls(point: Point) -> Point:
    """The place within the walls that is nearest: rock at a wall reaches into it."""
    x, y = (min(max(value, 100 - INSIDE), INSIDE) for value in point)
    return x, y
