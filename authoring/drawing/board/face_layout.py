"""The layout of a face: the area of each space, and where areas touch."""

from __future__ import annotations

import math
from dataclasses import dataclass

from authoring.drawing.board.cell_sites import cell_sites
from authoring.drawing.board.face import Face, Space
from authoring.drawing.board.furniture_gap import CORNER, add_gap_sites
from authoring.drawing.board.masonry import PIPE, WALL
from authoring.drawing.svg.geometry import Point, Polygon, disc, inside, middle, nearest_on
from authoring.drawing.svg.voronoi import Cells, cells

NICHE = 3.6
"""The largest radius of a space that a chapter adds to a room, in tile units."""


@dataclass(frozen=True)
class FaceLayout:
    """A face with its Voronoi sites and cells. `detached` are the spaces drawn as discs above the floor."""

    face: Face
    sites: dict[str, list[Point]]
    cells: Cells
    detached: frozenset[str] = frozenset()

    def nearest_sites(self, a: str, b: str) -> tuple[Point, Point]:
        """Return the two sites of two spaces that are closest to each other."""
        pairs = [(p, q) for p in self.sites[a] for q in self.sites[b]]
        return min(pairs, key=lambda pair: math.dist(*pair))

    def border(self, a: str, b: str) -> list[tuple[Point, Point]]:
        """Return where the areas of two spaces touch; nothing if they touch only at a corner."""
        segments = self.cells.borders.get(frozenset((a, b)), [])
        return segments if sum(math.dist(*segment) for segment in segments) > CORNER else []

    def crossing(self, a: str, b: str) -> Point:
        """Return where a figure crosses from one space to another: on their border, or where they are closest."""
        centre = middle(*self.nearest_sites(a, b))
        if self.face.gaps:
            return centre
        segments = self.border(a, b)
        if segments:
            points = [nearest_on(segment, centre, margin=1.5) for segment in segments]
            return min(points, key=lambda point: math.dist(point, centre))
        return middle(*self.closest_corners(a, b))

    def closest_corners(self, a: str, b: str) -> tuple[Point, Point]:
        """Return the corners at which the areas of two spaces are closest."""
        pairs = [(p, q) for p in self._corners(a) for q in self._corners(b)]
        return min(pairs, key=lambda pair: math.dist(*pair), default=self.nearest_sites(a, b))

    def _corners(self, name: str) -> list[Point]:
        return [corner for polygon in self.cells.areas[name] for corner in polygon]


def layout_face(face: Face) -> FaceLayout:
    """Compute the areas of the spaces of a face."""
    sites = cell_sites(face)
    detached = frozenset(space.id for space in face.spaces if _is_detached(face, space))
    floor_sites = {name: points for name, points in sites.items() if name not in detached}
    floor = _floor(face, list(floor_sites))
    if not face.gaps:
        sites |= add_gap_sites(face, cells(floor_sites, floor), floor_sites)
    floor_cells = cells({name: sites[name] for name in floor_sites}, floor)
    disc_spaces = sites if face.gaps else sorted(detached)
    areas = floor_cells.areas | {name: [_disc(face, name, detached)] for name in disc_spaces}
    return FaceLayout(face, sites, Cells(areas, {} if face.gaps else floor_cells.borders), detached)


def _floor(face: Face, names: list[str]) -> Polygon:
    """Return the square within the walls, made larger if the centre of a space lies in a wall."""
    coordinates = [c for name in names for c in face.centres[name]]
    low, high = min([WALL, *(c - 2 for c in coordinates)]), max([100 - WALL, *(c + 2 for c in coordinates)])
    return [(low, low), (high, low), (high, high), (low, high)]


def _is_detached(face: Face, space: Space) -> bool:
    """Whether a space was added by a chapter or lies within rock: it takes no floor from other spaces."""
    return space.added or any(inside(space.at, rock) for rock in face.solid)


def _disc(face: Face, name: str, detached: frozenset[str]) -> Polygon:
    """Return the area of a detached space or of a space over a gap: a disc, smaller if another space is near."""
    centres = face.centres
    near = min((math.dist(centres[name], at) for other, at in centres.items() if other != name), default=100.0)
    edge = max(min(c for at in centres[name] for c in (at, 100 - at)), 1.0)
    return disc(centres[name], min(NICHE if name in detached else PIPE, near * 0.46, edge))
