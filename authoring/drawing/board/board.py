"""A face drawn as a room on a table: floor, walls, water, lines, signs, exits."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from xml.etree.ElementTree import Element

from authoring.drawing.board.cell_sites import sites
from authoring.drawing.board.doors import draw_exits
from authoring.drawing.board.face import Face, Line, Space
from authoring.drawing.board.floor import draw_space
from authoring.drawing.board.furniture_gap import CORNER, collars
from authoring.drawing.board.marks import Mark, by_space
from authoring.drawing.board.masonry import PIPE, WALL, draw_ground, draw_shade, draw_solid, draw_wall
from authoring.drawing.board.route_line import draw_trail
from authoring.drawing.board.space_labels import draw_stacks
from authoring.drawing.board.viewport import Place as Place
from authoring.drawing.svg import elements, style
from authoring.drawing.svg.geometry import Point, Polygon, disc, inside, middle, nearest_on
from authoring.drawing.svg.symbols import arrow
from authoring.drawing.svg.voronoi import Cells, cells

BRIDGE = 4.6
"""How wide the joint between two stones is filled where figures pass, at most."""
NEAR = 0.5
"""Corners that are closer together are one."""
NICHE = 3.6
"""How far a space reaches that a chapter adds to a room, at most."""


@dataclass(frozen=True)
class Room:
    """A face with everything worked out that drawing it needs."""

    face: Face
    sites: dict[str, list[Point]]
    cells: Cells
    apart: frozenset[str] = frozenset()

    def nearest(self, one: str, other: str) -> tuple[Point, Point]:
        """The two sites of two spaces that are closest to each other."""
        pairs = [(a, b) for a in self.sites[one] for b in self.sites[other]]
        return min(pairs, key=lambda pair: math.dist(*pair))

    def border(self, one: str, other: str) -> list[tuple[Point, Point]]:
        """Where the areas of two spaces touch along more than a corner."""
        segments = self.cells.borders.get(frozenset((one, other)), [])
        return segments if sum(math.dist(*segment) for segment in segments) > CORNER else []

    def crossing(self, one: str, other: str) -> Point:
        """Where a figure goes from one space to another: over their border, or where their areas come closest."""
        centre = middle(*self.nearest(one, other))
        if self.face.gaps:
            return centre
        segments = self.border(one, other)
        if segments:
            points = [nearest_on(segment, centre, margin=1.5) for segment in segments]
            return min(points, key=lambda point: math.dist(point, centre))
        return middle(*self.closest_corners(one, other))

    def closest_corners(self, one: str, other: str) -> tuple[Point, Point]:
        """The corners at which the areas of two spaces come closest."""
        corners = [(a, b) for a in self._corners(one) for b in self._corners(other)]
        return min(corners, key=lambda pair: math.dist(*pair), default=self.nearest(one, other))

    def _corners(self, name: str) -> list[Point]:
        return [corner for polygon in self.cells.areas[name] for corner in polygon]


def room(face: Face) -> Room:
    """Work out the areas of a face's spaces."""
    where = sites(face)
    apart = frozenset(space.id for space in face.spaces if _stands_apart(face, space))
    open_sites = {name: points for name, points in where.items() if name not in apart}
    reach = [c for name in open_sites for c in face.centres[name]]
    low, high = min([WALL, *(c - 2 for c in reach)]), max([100 - WALL, *(c + 2 for c in reach)])
    floor = [(low, low), (high, low), (high, high), (low, high)]
    where |= collars(face, cells(open_sites, floor), open_sites) if not face.gaps else {}
    found = cells({name: where[name] for name in open_sites}, floor)
    alone = where if face.gaps else sorted(apart)
    areas = found.areas | {name: [_disc(face, name, apart)] for name in alone}
    return Room(face, where, Cells(areas, {} if face.gaps else found.borders), apart)


def _stands_apart(face: Face, space: Space) -> bool:
    """What a chapter adds to a room, and what lies within rock, takes nothing from the floor of other spaces."""
    return space.added or any(inside(space.at, solid) for solid in face.solid)


def _disc(face: Face, name: str, apart: frozenset[str]) -> Polygon:
    """Over gaps, within rock and where a chapter adds it, a space is a disc; smaller where another is near."""
    centres = face.centres
    near = min((math.dist(centres[name], at) for other, at in centres.items() if other != name), default=100.0)
    edge = max(min(c for at in centres[name] for c in (at, 100 - at)), 1.0)
    return disc(centres[name], min(NICHE if name in apart else PIPE, near * 0.46, edge))


def draw(parent: Element, face: Face, place: Place, marks: Iterable[Mark] = (), trail: Sequence[Point] = ()) -> None:
    """Draw a face into a picture, with a trail over its floor if there is one."""
    shown, marked = room(face), by_space(marks)
    colours = _colours(marked)
    part = elements.group(parent, "face", id=face.id)
    draw_ground(part, face, place)
    for kind in LAYERS:
        for space in face.spaces:
            if space.id not in shown.apart and LAYER.get(space.kind, "floor") == kind:
                _draw_area(part, shown, space, place, colours.get(space.id))
    _draw_borders(part, shown, place)
    _draw_links(part, shown, place, above=False)
    draw_shade(part, face, place)
    for polygon in face.solid:
        draw_solid(part, face, place, polygon)
    draw_wall(part, face, place)
    for line in face.lines:
        _draw_line(part, shown, place, line)
    draw_exits(part, face, place.at, place.unit, WALL)
    _draw_links(part, shown, place, above=True)
    for space in face.spaces:
        if space.id in shown.apart:
            _draw_area(part, shown, space, place, colours.get(space.id))
    draw_trail(part, trail, place)
    draw_stacks(part, face, marked, place, [space.id for space in face.spaces if space.at in trail])


def _colours(marked: Mapping[str, Sequence[Mark]]) -> dict[str, str]:
    """The colours that marks give to spaces; the last mark with a colour counts."""
    found = {space: next((mark.fill for mark in reversed(own) if mark.fill), "") for space, own in marked.items()}
    return {space: colour for space, colour in found.items() if colour}


LAYERS = ("water", "floor", "furniture")
"""From below to above."""
LAYER = {"water": "water", "special-area": "furniture"}


def _draw_area(part: Element, shown: Room, space: Space, place: Place, colour: str | None) -> None:
    for shape in draw_space(part, shown.face, space, shown.cells.areas[space.id], place):
        if colour:
            shape.set("fill", colour)


def _draw_borders(part: Element, shown: Room, place: Place) -> None:
    """A wall where two spaces touch but are not linked; the banks of water, and foam where its spaces meet."""
    borders = elements.group(part, "borders")
    kinds = {space.id: space.kind for space in shown.face.spaces}
    linked = {frozenset(pair) for pair in shown.face.adjacent}
    lined = {frozenset(line.between) for line in shown.face.lines}
    for pair, segments in shown.cells.borders.items():
        wet = sum(kinds[name] == "water" for name in pair)
        for segment in segments:
            if wet:
                colour, width = (style.FOAM, 0.3) if wet == 2 else (style.BANK, 0.7)
                elements.stroke(borders, place.all(segment), colour, place.unit * width)
            if pair not in linked and pair not in lined:
                elements.stroke(borders, place.all(segment), style.WALL, place.unit * 0.9)


def _draw_links(part: Element, shown: Room, place: Place, above: bool) -> None:
    """Where figures pass, the joint between two stones is filled; above rock there are paths to what stands apart."""
    land = {space.id for space in shown.face.spaces if space.kind != "water"}
    for a, b in shown.face.adjacent:
        if bool({a, b} & shown.apart) != above:
            continue
        link = elements.group(part, "edge adjacent", between=f"{a} {b}")
        if shown.face.gaps:
            _draw_ring(link, shown, place, a, b)
        elif {a, b} & shown.apart:
            _draw_path(link, shown, place, *((a, b) if a in shown.apart else (b, a)))
        else:
            _draw_bridge(link, shown, place, (a, b), wet=not {a, b} & land)


def _draw_bridge(link: Element, shown: Room, place: Place, pair: tuple[str, str], wet: bool) -> None:
    """Along a border, as wide as the stones leave room; over a corner, as a narrow bar from one to the other."""
    fill = style.FOAM if wet else style.FLOOR[shown.face.colour]
    centre, sides = shown.crossing(*pair), shown.border(*pair)
    if sides:
        side = min(sides, key=lambda ends: math.dist(nearest_on(ends, centre), centre))
        half, width = min(math.dist(*side) * 0.3, BRIDGE / 2), 0.5 if wet else 0.8
        along = _unit(*side)
        ends = (_moved(centre, along, -half), _moved(centre, along, half))
    else:
        ends, width = shown.closest_corners(*pair), 0.45 if wet else 0.9
        way = _unit(*shown.nearest(*pair)) if math.dist(*ends) < NEAR else _unit(*ends)
        ends = (_moved(ends[0], way, -1.0), _moved(ends[1], way, 1.0))
    elements.stroke(link, place.all(ends), fill, place.unit * width, stroke_linecap="butt")


def _draw_ring(link: Element, shown: Room, place: Place, a: str, b: str) -> None:
    """The joint of a pipe."""
    one, other = shown.nearest(a, b)
    ends = _across(middle(one, other), _unit(one, other), PIPE * 0.46)
    elements.stroke(link, place.all(ends), style.WALL, place.unit * 0.5)


def _draw_path(link: Element, shown: Room, place: Place, apart: str, other: str) -> None:
    """From a space that stands apart into its neighbour, over whatever is between."""
    start, end = shown.nearest(apart, other)
    reach = max((math.dist(start, corner) for corner in shown.cells.areas[apart][0]), default=0.0)
    way = _unit(start, end)
    far = max(reach + 3, math.dist(start, end) * 0.6)
    ends = place.all((_moved(start, way, reach + 0.6), _moved(start, way, far)))
    dashes = f"0.1 {elements.number(place.unit * 1.2)}"
    elements.stroke(link, ends, style.WALL, place.unit * 0.6, stroke_dasharray=dashes)


def _draw_line(part: Element, shown: Room, place: Place, line: Line) -> None:
    """A line along the border; where two areas only meet at a corner or across a gap, a short one."""
    own = elements.group(part, f"edge {line.kind}", between=" ".join(line.between))
    segments = shown.border(*line.between)
    if not segments:
        way = _unit(*shown.nearest(*line.between))
        segments = [_across(shown.crossing(*line.between), way, 2.8 if shown.face.gaps else 0.6)]
    for segment in segments:
        _draw_stretch(own, place.all(segment), line.kind, place.unit)
    if line.kind == "yellow":
        longest = max(segments, key=lambda ends: math.dist(*ends))
        low = min(shown.sites[line.down], key=lambda site: math.dist(site, middle(*longest)))
        way = _normal(longest, low)
        size = min(2.6, max(1.5, math.dist(*longest)))
        arrow(own, place.at(_moved(middle(*longest), way, size * 0.15)), way, place.unit * size, style.YELLOW)


def _draw_stretch(own: Element, ends: list[Point], kind: str, unit: float) -> None:
    elements.stroke(own, ends, style.INK, unit * 1.15)
    if kind == "red":
        elements.stroke(own, ends, style.RED, unit * 0.8)
        elements.stroke(own, ends, style.RED_CORE, unit * 0.22)
    else:
        dashes = f"{elements.number(unit * 1.3)} {elements.number(unit * 1.1)}"
        elements.stroke(own, ends, style.YELLOW, unit * 0.7, stroke_dasharray=dashes, stroke_linecap="butt")


def _unit(one: Point, other: Point) -> Point:
    length = math.dist(one, other) or 1
    return ((other[0] - one[0]) / length, (other[1] - one[1]) / length)


def _moved(point: Point, way: Point, distance: float) -> Point:
    return (point[0] + way[0] * distance, point[1] + way[1] * distance)


def _across(at: Point, way: Point, half: float) -> tuple[Point, Point]:
    """A short line across a way, for spaces whose areas do not touch."""
    return (_moved(at, (-way[1], way[0]), half), _moved(at, (-way[1], way[0]), -half))


def _normal(segment: tuple[Point, Point], side: Point) -> Point:
    """The unit vector across a segment, to the side of a point."""
    along = _unit(*segment)
    nx, ny = -along[1], along[0]
    on_side = nx * (side[0] - segment[0][0]) + ny * (side[1] - segment[0][1]) >= 0
    return (nx, ny) if on_side else (-nx, -ny)
