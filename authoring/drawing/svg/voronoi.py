"""Cells around the centres of spaces: each point of the floor belongs to the space whose centre is nearest.

A space may have several sites (a long table reaches further than its centre tells); its area is then several cells.
With some forty spaces a face, cutting each cell by every other site is quick enough and needs no library.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from authoring.drawing.svg.geometry import Point, Polygon, area, closer_side

SMALLEST = 0.01
"""Cells below this area are rounding, not floor."""
TOUCHING = 1e-6


@dataclass(frozen=True)
class Cells:
    """The area of every space, and the border between every two that touch."""

    areas: dict[str, list[Polygon]]
    borders: dict[frozenset[str], list[tuple[Point, Point]]]


def cells(sites: Mapping[str, Sequence[Point]], floor: Polygon) -> Cells:
    """Share a convex floor out among the sites. Where several are at one point, the first takes it all."""
    return _shared_out(tuple((name, tuple(points)) for name, points in sites.items()), tuple(floor))


@lru_cache(maxsize=64)
def _shared_out(sites: tuple[tuple[str, tuple[Point, ...]], ...], floor: tuple[Point, ...]) -> Cells:
    """Remembered, for a report shows every face several times."""
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
    """A side of one piece is the border to another when both its ends are as near to the other's site as to its own."""
    found: dict[frozenset[str], list[tuple[Point, Point]]] = {}
    for i, (name, site, piece) in enumerate(pieces):
        own = [math.dist(corner, site) for corner in piece]
        reach = 2 * max(own) + TOUCHING
        for other_name, other_site, _ in pieces[i + 1 :]:
            if name == other_name or math.dist(site, other_site) > reach:
                continue
            even = [abs(own[j] - math.dist(corner, other_site)) < TOUCHING for j, corner in enumerate(piece)]
            for j, end in enumerate(piece):
                if even[j - 1] and even[j] and math.dist(piece[j - 1], end) > TOUCHING:
                    found.setdefault(frozenset((name, other_name)), []).append((piece[j - 1], end))
    return found
