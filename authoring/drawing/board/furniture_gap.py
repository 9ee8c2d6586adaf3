"""Floor around furniture. Where a stool stands within one space, the stones beyond must not touch the stool: along each
such border the areas of the three get sites of their own, so that a strip of the space around it lies between them.
"""

from __future__ import annotations

import math

from authoring.drawing.board.face import Face
from authoring.drawing.svg.geometry import Point, inside, middle, towards
from authoring.drawing.svg.voronoi import Cells

STRIP = 3.0
"""How broad the strip is, and how far apart the sites are, in tile units."""
CORNER = 1.6
"""A border shorter than this is a corner."""


def collars(face: Face, found: Cells, sites: dict[str, list[Point]]) -> dict[str, list[Point]]:
    """The sites of each space with those that part furniture from spaces it has nothing to do with."""
    linked = {frozenset(pair) for pair in (*face.adjacent, *(line.between for line in face.lines))}
    furniture = {space.id for space in face.spaces if space.kind == "special-area"}
    further = {name: list(points) for name, points in sites.items()}
    for pair, segments in found.borders.items():
        for piece, beyond in ((a, b) for a in sorted(pair & furniture) for b in sorted(pair - furniture)):
            around = _around(face, found, linked, piece, beyond, middle(*segments[0]))
            if pair not in linked and around and _length(found, pair) > CORNER:
                for segment in segments:
                    _part(face, further, (piece, around, beyond), segment)
    return further


def _length(found: Cells, pair: frozenset[str]) -> float:
    return sum(math.dist(*segment) for segment in found.borders.get(pair, ()))


def _around(face: Face, found: Cells, linked: set[frozenset[str]], piece: str, beyond: str, at: Point) -> str:
    """The space nearest of those that both have to do with and that the furniture parts from a neighbour."""
    near = [
        space
        for space in face.spaces
        if space.kind == "normal"
        and {frozenset((space.id, piece)), frozenset((space.id, beyond))} <= linked
        and any(_parted(found, pair) for pair in linked if space.id in pair)
    ]
    return min(near, key=lambda space: math.dist(space.at, at)).id if near else ""


def _parted(found: Cells, pair: frozenset[str]) -> bool:
    """Whether the areas of two linked spaces do not even come close."""
    if _length(found, pair) > CORNER or not all(found.areas.get(name) for name in pair):
        return False
    one, other = ([corner for piece in found.areas[name] for corner in piece] for name in sorted(pair))
    return min(math.dist(a, b) for a in one for b in other) > STRIP


def _part(
    face: Face, further: dict[str, list[Point]], names: tuple[str, str, str], segment: tuple[Point, Point]
) -> None:
    """Sites in three rows along a border: of the furniture, of the space around it, of the space beyond."""
    length = math.dist(*segment)
    piece = face.centres[names[0]]
    count = max(1, round(length / STRIP))
    for i in range(count):
        spot = towards(segment[0], segment[1], length * (i + 0.5) / count)
        for name, depth in zip(names, (4 / 3, 1 / 3, -2 / 3), strict=True):
            site = towards(spot, piece, depth * STRIP)
            if not any(inside(site, solid) for solid in face.solid):
                further[name].append(site)
