"""Keep a strip of floor around furniture that stands within a space, such as a stool.

The space around the stool must lie between the stool and spaces the stool is not linked to. So each border between the
stool and such a space gets extra Voronoi sites for all three.
"""

from __future__ import annotations

import math

from authoring.drawing.board.face import Face
from authoring.drawing.svg.geometry import Point, inside, middle, towards
from authoring.drawing.svg.voronoi import Cells

STRIP = 3.0
"""The width of the strip, and the distance between extra sites, in tile units."""
CORNER = 1.6
"""A border shorter than this counts as a corner."""


def add_gap_sites(face: Face, floor: Cells, sites: dict[str, list[Point]]) -> dict[str, list[Point]]:
    """Return the sites of each space, with extra sites that separate furniture from spaces it is not linked to."""
    linked = {frozenset(pair) for pair in (*face.adjacent, *(line.between for line in face.lines))}
    furniture = {space.id for space in face.spaces if space.kind == "special-area"}
    more_sites = {name: list(points) for name, points in sites.items()}
    for pair, segments in floor.borders.items():
        for piece, beyond in ((a, b) for a in sorted(pair & furniture) for b in sorted(pair - furniture)):
            surrounding = _space_around(face, floor, linked, piece, beyond, middle(*segments[0]))
            if pair not in linked and surrounding and _border_length(floor, pair) > CORNER:
                for segment in segments:
                    _add_rows(face, more_sites, (piece, surrounding, beyond), segment)
    return more_sites


def _border_length(floor: Cells, pair: frozenset[str]) -> float:
    return sum(math.dist(*segment) for segment in floor.borders.get(pair, ()))


def _space_around(face: Face, floor: Cells, linked: set[frozenset[str]], piece: str, beyond: str, at: Point) -> str:
    """Return the nearest space that is linked to both, and that the furniture separates from a neighbour."""
    near = [
        space
        for space in face.spaces
        if space.kind == "normal"
        and {frozenset((space.id, piece)), frozenset((space.id, beyond))} <= linked
        and any(_is_far_apart(floor, pair) for pair in linked if space.id in pair)
    ]
    return min(near, key=lambda space: math.dist(space.at, at)).id if near else ""


def _is_far_apart(floor: Cells, pair: frozenset[str]) -> bool:
    """Whether the areas of two linked spaces are more than a strip apart."""
    if _border_length(floor, pair) > CORNER or not all(floor.areas.get(name) for name in pair):
        return False
    first, second = ([corner for piece in floor.areas[name] for corner in piece] for name in sorted(pair))
    return min(math.dist(a, b) for a in first for b in second) > STRIP


def _add_rows(
    face: Face, more_sites: dict[str, list[Point]], names: tuple[str, str, str], segment: tuple[Point, Point]
) -> None:
    """Add sites in three rows along a border: for the furniture, the space around it, and the space beyond."""
    length = math.dist(*segment)
    piece = face.centres[names[0]]
    count = max(1, round(length / STRIP))
    for i in range(count):
        spot = towards(segment[0], segment[1], length * (i + 0.5) / count)
        for name, depth in zip(names, (4 / 3, 1 / 3, -2 / 3), strict=True):
            site = towards(spot, piece, depth * STRIP)
            if not any(inside(site, solid) for solid in face.solid):
                more_sites[name].append(site)
