"""Draw what surrounds a room: masonry in the castle, rock in the tunnels, and the dark below pipes."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from random import Random
from xml.etree.ElementTree import Element

from authoring.drawing.board.doors import beside
from authoring.drawing.board.face import Face
from authoring.drawing.board.viewport import Viewport
from authoring.drawing.svg import elements, style
from authoring.drawing.svg.geometry import Point, Polygon, Span, inset, inside, span

WALL = 4.0
"""The thickness of the outer wall of a room, in tile units."""
PIPE = 5.4
"""The radius of a space on a face with gaps, and the width of the pipe between two such spaces."""
BLOCK = 8.0
"""The length of a stone of the masonry."""
GRAIN = 5.0
"""The distance between the strokes in rock."""
Line = Sequence[Point]
_EVERYWHERE: Span = (0.0, 0.0, 100.0, 100.0)


def draw_background(part: Element, face: Face, view: Viewport) -> None:
    """Draw the mortar below the stones of the floor; on a face with gaps, the dark and the pipes."""
    stone = style.GAP if face.gaps else style.STONE[face.colour]
    _square(part, view, 0, stone, kind="wall", rx=view.unit * 1.4)
    if face.gaps:
        _draw_pipes(part, face, view)
    else:
        look: dict[str, str | float] = {"stroke": style.WALL, "stroke_width": view.unit}
        _square(part, view, WALL, style.MORTAR[face.colour], kind="bed", **look)


def draw_shadow(part: Element, face: Face, view: Viewport) -> None:
    """Draw a shadow on the floor along the north wall and the west wall."""
    low, high = WALL, 100 - WALL
    strips = [
        [(low, low), (high, low), (high, low + 1), (low + 1, low + 1)],
        [(low, low), (low + 1, low + 1), (low + 1, high), (low, high)],
    ]
    for strip in strips if not face.gaps else ():
        elements.shape(part, view.points(strip), style.INK, fill_opacity=0.16)


def draw_wall(part: Element, face: Face, view: Viewport) -> None:
    """Draw the outer wall, and the frame of the tile in the colour of its side."""
    if not face.gaps:
        outer, inner = ([(d, d), (100 - d, d), (100 - d, 100 - d), (d, 100 - d)] for d in (0.35, WALL))
        ring = elements.outline(view.points(outer)) + elements.outline(view.points(inner))
        elements.add(part, "path", {"class": "ring"}, d=ring, fill=style.STONE[face.colour], fill_rule="evenodd")
        grain = _masonry() if face.colour == "orange" else _rock(Random(face.id), _EVERYWHERE, _in_wall)
        _texture(part, view, grain, style.CRACK[face.colour])
    side = style.SIDE[face.colour]
    _square(part, view, 0.35, "none", kind="frame", rx=view.unit * 1.2, stroke=side, stroke_width=view.unit * 0.7)


def draw_rock(part: Element, face: Face, view: Viewport, polygon: Polygon) -> None:
    """Draw rock within a room. Rock that almost touches a wall is drawn up to it, so that no sliver of floor shows."""
    own = elements.group(part, "solid")
    corners = [_snapped_to_wall(point) for point in polygon]
    shade = [(min(x + 0.5, 99.5), min(y + 0.9, 99.5)) for x, y in corners]
    elements.rounded_shape(own, view.points(shade), view.unit * 1.6, style.INK, fill_opacity=0.22)
    look: dict[str, str | float] = {"stroke": style.WALL, "stroke_width": view.unit * 0.5}
    elements.rounded_shape(own, view.points(corners), view.unit * 1.6, style.STONE[face.colour], **look)
    within = inset(corners, 0.6)
    grain = _rock(Random(f"{face.id} {polygon}"), span(within), lambda point: inside(point, within))
    _texture(own, view, grain, style.CRACK[face.colour])


def _square(part: Element, view: Viewport, depth: float, fill: str, kind: str, **look: str | float) -> None:
    x, y = view.point((depth, depth))
    size = (100 - 2 * depth) * view.unit
    elements.add(part, "rect", {"class": kind}, x=x, y=y, width=size, height=size, fill=fill, **look)


def _texture(part: Element, view: Viewport, lines: Iterator[Line], colour: str) -> None:
    data = elements.strokes(view.points(line) for line in lines)
    look: dict[str, str | float] = {"stroke_width": view.unit * 0.22, "stroke_linecap": "round"}
    if data:
        elements.add(part, "path", {"class": "grain"}, d=data, fill="none", stroke=colour, **look)


def _masonry() -> Iterator[Line]:
    """Yield the joints of two courses of stones on each side."""
    half = WALL / 2
    yield [(half, half), (100 - half, half), (100 - half, 100 - half), (half, 100 - half), (half, half)]
    for course, depth in enumerate((0.7, half)):
        along = BLOCK * (0.75 if course else 1.25)
        while along < 99:
            for far in (False, True):
                start, end = (depth, depth + half - 0.7 * (1 - course))
                start, end = (100 - start, 100 - end) if far else (start, end)
                yield [(along, start), (along, end)]
                yield [(start, along), (end, along)]
            along += BLOCK


def _in_wall(point: Point) -> bool:
    return all(0.8 < c < 99.2 for c in point) and not all(WALL < c < 100 - WALL for c in point)


def _rock(chance: Random, where: Span, within: Callable[[Point], bool]) -> Iterator[Line]:
    """Yield short random strokes, the same on every run. Strokes with their middle outside `where` are skipped."""
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


def _snapped_to_wall(point: Point) -> Point:
    def snap(value: float) -> float:
        return 0.5 if value < WALL + 3 else 99.5 if value > 97 - WALL else value

    return (snap(point[0]), snap(point[1]))


def _draw_pipes(part: Element, face: Face, view: Viewport) -> None:
    """Draw the pipes between spaces over a gap, with dark edges and a highlight along the middle."""
    ways = elements.group(part, "ways")
    centres, low = face.centres, face.low
    ends = [(centres[a], centres[b], a in low) for a, b in face.adjacent]
    ends += [
        (beside(exit_, centres[name], WALL), centres[name], name in low)
        for exit_ in face.exits
        for name in exit_.spaces
    ]
    for is_low, paints in ((True, style.COPPER), (False, style.STEEL)):
        pipes = [view.points(pair[:2]) for pair in ends if pair[2] == is_low]
        for colour, width in ((style.WALL, 0.96), (paints[2], 0.84), (paints[1], 0.6), (paints[0], 0.2)):
            look: dict[str, str | float] = {"stroke_width": view.unit * PIPE * width, "stroke_linecap": "round"}
            if pipes:
                elements.add(ways, "path", d=elements.strokes(pipes), fill="none", stroke=colour, **look)
