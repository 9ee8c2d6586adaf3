"""Voronoi cells: each point of the floor belongs to the space with the nearest site.

A space can have several sites, like a long table; its area is then several cells. A face has about forty spaces, so
cutting each cell by every other site is quick enough.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from authoring.drawing.svg.geometry import Point, Polygon, area, closer_side

SMALLEST = 0.01
"""Smaller cells are rounding errors."""
TOUCHING = 1e-6


@dataclass(frozen=True)
class Cells:
    """The area of every space, and the border between each two spaces that touch."""

    areas: dict[str, list[Polygon]]
    borders: dict[frozenset[str], list[tuple[Point, Point]]]


def cells(sites: Mapping[str, Sequence[Point]], floor: Polygon) -> Cells:
    """Divide a convex floor among the sites. If several sites are at one point, the first gets the whole cell."""
    return _divide(tuple((name, tuple(points)) for name, points in sites.items()), tuple(floor))


@lru_cache(maxsize=64)
def _divide(sites: tuple[tuple[str, tuple[Point, ...]], ...], floor: tuple[Point, ...]) -> Cells:
    """Compute the cells. The results are cached, since a report draws every face several times."""
    flat = _distinct([(name, site) for name, points in sites for site in points])
    pieces: list[tuple[str, Point, Polygon]] = []
    for name, site in flat:
        piece = list(floor)
        for _, other in flat:
            if other != site and piece:
                piece = closer_side(piece, site, other)
        if len(piece) > 2 and area(piece) > SMALLEST:
            pieces.append((name, site, piece))
    areas: dict[str, list[Polygon]] = {name: [] for name, _ in sites}
    for name, _, piece in pieces:
        areas[name].append(piece)
    return Cells(areas, _borders(pieces))


def _distinct(flat: list[tuple[str, Point]]) -> list[tuple[str, Point]]:
    first = {site: (name, site) for name, site in reversed(flat)}
    return [pair for pair in flat if first[pair[1]] == pair]


def _borders(pieces: list[tuple[str, Point, Polygon]]) -> dict[frozenset[str], list[tuple[Point, Point]]]:
    """Find the borders: sides whose ends are as far from the site of another piece as from the own site."""
    borders: dict[frozenset[str], list[tuple[Point, Point]]] = {}
    for i, (name, site, piece) in enumerate(pieces):
        own = [math.dist(corner, site) for corner in piece]
        reach = 2 * max(own) + TOUCHING
        for other_name, other_site, _ in pieces[i + 1 :]:
            if name == other_name or math.dist(site, other_site) > reach:
                continue
            even = [abs(own[j] - math.dist(corner, other_site)) < TOUCHING for j, corner in enumerate(piece)]
            for j, end in enumerate(piece):
                if even[j - 1] and even[j] and math.dist(piece[j - 1], end) > TOUCHING:
                    borders.setdefault(frozenset((name, other_name)), []).append((piece[j - 1], end))
    return borders
