"""What a room is set in: masonry around the rooms of the castle, rock around the tunnels, the dark under the pipes."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from random import Random
from xml.etree.ElementTree import Element

from authoring.drawing.board.doors import beside
from authoring.drawing.board.face import Face
from authoring.drawing.board.viewport import Place
from authoring.drawing.svg import elements, style
from authoring.drawing.svg.geometry import Point, Polygon, Span, inset, inside, span

WALL = 4.0
"""How thick the outer wall of a room is, in tile units."""
PIPE = 5.4
"""How far a space reaches on a face with gaps, and how wide the way between two such spaces is."""
BLOCK = 8.0
"""How long a stone of the masonry is."""
GRAIN = 5.0
"""How far apart the grains of rock are."""
Line = Sequence[Point]
_EVERYWHERE: Span = (0.0, 0.0, 100.0, 100.0)


def draw_ground(part: Element, face: Face, place: Place) -> None:
    """The bed that the stones of the floor are laid in; over gaps, the dark and the pipes through it."""
    stone = style.GAP if face.gaps else style.STONE[face.colour]
    _square(part, place, 0, stone, kind="wall", rx=place.unit * 1.4)
    if face.gaps:
        _draw_ways(part, face, place)
    else:
        look: dict[str, str | float] = {"stroke": style.WALL, "stroke_width": place.unit}
        _square(part, place, WALL, style.MORTAR[face.colour], kind="bed", **look)


def draw_shade(part: Element, face: Face, place: Place) -> None:
    """A shade on the floor below the north wall and beside the west wall."""
    low, high = WALL, 100 - WALL
    strips = [
        [(low, low), (high, low), (high, low + 1), (low + 1, low + 1)],
        [(low, low), (low + 1, low + 1), (low + 1, high), (low, high)],
    ]
    for strip in strips if not face.gaps else ():
        elements.shape(part, place.all(strip), style.INK, fill_opacity=0.16)


def draw_wall(part: Element, face: Face, place: Place) -> None:
    """The wall around everything, and the edge of the tile in the colour of its side."""
    if not face.gaps:
        outer, inner = ([(d, d), (100 - d, d), (100 - d, 100 - d), (d, 100 - d)] for d in (0.35, WALL))
        ring = elements.outline(place.all(outer)) + elements.outline(place.all(inner))
        elements.add(part, "path", {"class": "ring"}, d=ring, fill=style.STONE[face.colour], fill_rule="evenodd")
        grain = _masonry() if face.colour == "orange" else _rock(Random(face.id), _EVERYWHERE, _in_the_wall)
        _texture(part, place, grain, style.CRACK[face.colour])
    side = style.SIDE[face.colour]
    _square(part, place, 0.35, "none", kind="frame", rx=place.unit * 1.2, stroke=side, stroke_width=place.unit * 0.7)


def draw_solid(part: Element, face: Face, place: Place, polygon: Polygon) -> None:
    """Rock within a room. It is drawn up to a wall that it all but touches, or a sliver of floor would show."""
    own = elements.group(part, "solid")
    corners = [_to_the_edge(point) for point in polygon]
    shade = [(min(x + 0.5, 99.5), min(y + 0.9, 99.5)) for x, y in corners]
    elements.soft(own, place.all(shade), place.unit * 1.6, style.INK, fill_opacity=0.22)
    look: dict[str, str | float] = {"stroke": style.WALL, "stroke_width": place.unit * 0.5}
    elements.soft(own, place.all(corners), place.unit * 1.6, style.STONE[face.colour], **look)
    within = inset(corners, 0.6)
    grain = _rock(Random(f"{face.id} {polygon}"), span(within), lambda point: inside(point, within))
    _texture(own, place, grain, style.CRACK[face.colour])


def _square(part: Element, place: Place, depth: float, fill: str, kind: str, **look: str | float) -> None:
    x, y = place.at((depth, depth))
    size = (100 - 2 * depth) * place.unit
    elements.add(part, "rect", {"class": kind}, x=x, y=y, width=size, height=size, fill=fill, **look)


def _texture(part: Element, place: Place, lines: Iterator[Line], colour: str) -> None:
    data = elements.strokes(place.all(line) for line in lines)
    look: dict[str, str | float] = {"stroke_width": place.unit * 0.22, "stroke_linecap": "round"}
    if data:
        elements.add(part, "path", {"class": "grain"}, d=data, fill="none", stroke=colour, **look)


def _masonry() -> Iterator[Line]:
    """Two courses of stones on each side, their joints broken."""
    half = WALL / 2
    yield [(half, half), (100 - half, half), (100 - half, 100 - half), (half, 100 - half), (half, half)]
    for course, depth in enumerate((0.7, half)):
        along = BLOCK * (0.75 if course else 1.25)
        while along < 99:
            for far in (False, True):
                one, other = (depth, depth + half - 0.7 * (1 - course))
                one, other = (100 - one, 100 - other) if far else (one, other)
                yield [(along, one), (along, other)]
                yield [(one, along), (other, along)]
            along += BLOCK


def _in_the_wall(point: Point) -> bool:
    return all(0.8 < c < 99.2 for c in point) and not all(WALL < c < 100 - WALL for c in point)


def _rock(chance: Random, where: Span, within: Callable[[Point], bool]) -> Iterator[Line]:
    """Short strokes, no two alike; the same for the same rock. None is looked at whose middle lies elsewhere."""
    left, top, right, bottom = where
    steps = range(int(100 / GRAIN))
    for column in steps:
        for row in steps:
            x, y, turn, size = chance.random(), chance.random(), chance.random(), chance.random()
            x, y = (column + 0.15 + 0.7 * x) * GRAIN, (row + 0.15 + 0.7 * y) * GRAIN
            if not (left <= x <= right and top <= y <= bottom):
                continue
            turn, size = -0.5 + (0.9 + 0.5) * turn, 0.5 + (1.1 - 0.5) * size
            dx, dy = math.cos(turn) * size, math.sin(turn) * size
            line = [(x - dx, y - dy), (x + 0.3 * dy, y - 0.3 * dx), (x + dx, y + dy)]
            if within(line[0]) and within(line[-1]):
                yield line


def _to_the_edge(point: Point) -> Point:
    def snap(value: float) -> float:
        return 0.5 if value < WALL + 3 else 99.5 if value > 97 - WALL else value

    return (snap(point[0]), snap(point[1]))


def _draw_ways(part: Element, face: Face, place: Place) -> None:
    """Over gaps, the ways between spaces are pipes: dark edges and a gleam along the middle."""
    ways = elements.group(part, "ways")
    centres, low = face.centres, face.low
    ends = [(centres[a], centres[b], a in low) for a, b in face.adjacent]
    ends += [
        (beside(exit_, centres[name], WALL), centres[name], name in low)
        for exit_ in face.exits
        for name in exit_.spaces
    ]
    for is_low, paints in ((True, style.COPPER), (False, style.STEEL)):
        pipes = [place.all(pair[:2]) for pair in ends if pair[2] == is_low]
        for colour, width in ((style.WALL, 0.96), (paints[2], 0.84), (paints[1], 0.6), (paints[0], 0.2)):
            look: dict[str, str | float] = {"stroke_width": place.unit * PIPE * width, "stroke_linecap": "round"}
            if pipes:
                elements.add(ways, "path", d=elements.strokes(pipes), fill="none", stroke=colour, **look)
