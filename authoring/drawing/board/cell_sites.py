"""Where the area of a space reaches. One centre is enough for a stone; a counter along a whole wall has only one centre
too, so its further sites are inferred: level with each space that it borders on, where no other space is near.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from authoring.drawing.board.face import Face, Space
from authoring.drawing.svg.geometry import Point, inside

AREA_CLEARANCE = 11.0
"""How far a further site of a special area stays from the centres of other spaces, in tile units."""
BANK_CLEARANCE = 12.0
"""How far a further site of water stays from land."""
APART = 4.0
"""How far the sites of one space are apart, at least."""
FEWEST_LINKS = 3
"""A special area with fewer neighbours is small."""


def sites(face: Face) -> dict[str, list[Point]]:
    """The sites of each space."""
    return {space.id: SPREAD.get(space.kind, _alone)(face, space) for space in face.spaces}


def _alone(face: Face, space: Space) -> list[Point]:
    return [space.at]


def _special_area(face: Face, space: Space) -> list[Point]:
    """Furniture: it reaches as far as the spaces along its edges."""

    def free(corner: Point) -> float:
        return _clearance(face, corner, lambda other: other.id != space.id)

    found: list[Point] = []
    beside = list(_neighbours(face, space))
    for x, y in beside if len(beside) >= FEWEST_LINKS else ():
        clearance, corner = max((free(corner), corner) for corner in ((x, space.at[1]), (space.at[0], y)))
        if clearance >= AREA_CLEARANCE:
            found.append(corner)
    return _thinned(space, found)


def _water(face: Face, space: Space) -> list[Point]:
    """A channel that runs along an axis: a straight bank, with a site across from each space on the land."""
    axis = {"E": 0, "W": 0, "N": 1, "S": 1}.get(space.towards)
    found: list[Point] = []
    for beside in _neighbours(face, space) if axis is not None else ():
        across = (beside[0], space.at[1]) if axis == 0 else (space.at[0], beside[1])
        clear = _clearance(face, across, lambda other: other.kind != "water") >= BANK_CLEARANCE
        if clear and _nearest_water(face, across) == space:
            found.append(across)
    return _thinned(space, found)


def _neighbours(face: Face, space: Space) -> Iterator[Point]:
    centres = face.centres
    for pair in (*face.adjacent, *(line.between for line in face.lines)):
        if space.id in pair:
            yield centres[pair[0] if pair[1] == space.id else pair[1]]


def _clearance(face: Face, point: Point, counts: Callable[[Space], bool]) -> float:
    """How far a point is from the centres that count; nothing in rock."""
    if any(inside(point, solid) for solid in face.solid):
        return 0
    return min((math.dist(point, other.at) for other in face.spaces if counts(other)), default=math.inf)


def _nearest_water(face: Face, point: Point) -> Space:
    water = (space for space in face.spaces if space.kind == "water")
    return min(water, key=lambda space: math.dist(point, space.at))


def _thinned(space: Space, found: list[Point]) -> list[Point]:
    """Sites that are well apart. Two and more stand for the space without its centre, which would bend its edges."""
    kept: list[Point] = []
    for point in found:
        if all(math.dist(point, other) >= APART for other in kept):
            kept.append(point)
    return kept if len(kept) > 1 else [space.at, *(point for point in kept if math.dist(point, space.at) >= APART)]


SPREAD: dict[str, Callable[[Face, Space], list[Point]]] = {"special-area": _special_area, "water": _water}
