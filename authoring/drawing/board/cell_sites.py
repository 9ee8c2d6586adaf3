"""The Voronoi sites of each space: the points that its area is computed from.

Most spaces have one site, their centre. Long furniture and water have more, which the tile file does not give: they are
placed level with each neighbouring space, if no other space is near.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from authoring.drawing.board.face import Face, Space
from authoring.drawing.svg.geometry import Point, inside

AREA_CLEARANCE = 11.0
"""The least distance from an extra site of furniture to the centres of other spaces, in tile units."""
BANK_CLEARANCE = 12.0
"""The least distance from an extra site of water to spaces on land."""
SITE_DISTANCE = 4.0
"""The least distance between the sites of one space."""
FEWEST_LINKS = 3
"""Furniture with fewer neighbours is small and has one site."""


def cell_sites(face: Face) -> dict[str, list[Point]]:
    """Return the sites of each space."""
    return {space.id: SITES.get(space.kind, _centre_only)(face, space) for space in face.spaces}


def _centre_only(face: Face, space: Space) -> list[Point]:
    return [space.at]


def _furniture_sites(face: Face, space: Space) -> list[Point]:
    """Furniture reaches as far as the spaces along its edges."""

    def free(corner: Point) -> float:
        return _clearance(face, corner, lambda other: other.id != space.id)

    points: list[Point] = []
    beside = list(_neighbours(face, space))
    for x, y in beside if len(beside) >= FEWEST_LINKS else ():
        clearance, corner = max((free(corner), corner) for corner in ((x, space.at[1]), (space.at[0], y)))
        if clearance >= AREA_CLEARANCE:
            points.append(corner)
    return _without_close_points(space, points)


def _water_sites(face: Face, space: Space) -> list[Point]:
    """A channel along an axis has straight banks: a site opposite each neighbouring space on land."""
    axis = {"E": 0, "W": 0, "N": 1, "S": 1}.get(space.towards)
    points: list[Point] = []
    for beside in _neighbours(face, space) if axis is not None else ():
        across = (beside[0], space.at[1]) if axis == 0 else (space.at[0], beside[1])
        clear = _clearance(face, across, lambda other: other.kind != "water") >= BANK_CLEARANCE
        if clear and _nearest_water(face, across) == space:
            points.append(across)
    return _without_close_points(space, points)


def _neighbours(face: Face, space: Space) -> Iterator[Point]:
    centres = face.centres
    for pair in (*face.adjacent, *(line.between for line in face.lines)):
        if space.id in pair:
            yield centres[pair[0] if pair[1] == space.id else pair[1]]


def _clearance(face: Face, point: Point, counts: Callable[[Space], bool]) -> float:
    """Return the distance from a point to the nearest centre that counts; 0 within rock."""
    if any(inside(point, solid) for solid in face.solid):
        return 0
    return min((math.dist(point, other.at) for other in face.spaces if counts(other)), default=math.inf)


def _nearest_water(face: Face, point: Point) -> Space:
    water = (space for space in face.spaces if space.kind == "water")
    return min(water, key=lambda space: math.dist(point, space.at))


def _without_close_points(space: Space, points: list[Point]) -> list[Point]:
    """Drop sites close to another. The centre is used only beside a single site: with more it would bend the edges."""
    kept: list[Point] = []
    for point in points:
        if all(math.dist(point, other) >= SITE_DISTANCE for other in kept):
            kept.append(point)
    return (
        kept if len(kept) > 1 else [space.at, *(point for point in kept if math.dist(point, space.at) >= SITE_DISTANCE)]
    )


SITES: dict[str, Callable[[Face, Space], list[Point]]] = {"special-area": _furniture_sites, "water": _water_sites}
