"""A face drawn as a room on a table: floor, walls, water, lines, signs, exits."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from xml.etree.ElementTree import Element

from authoring.render import style, svg
from authoring.render.doors import beside, draw_exits
from authoring.render.face import Face, Line, Space
from authoring.render.geometry import Point, Polygon, disc, inside, middle, nearest_on
from authoring.render.marks import Mark, by_space
from authoring.render.sites import sites
from authoring.render.stack import draw_stacks
from authoring.render.symbols import arrow
from authoring.render.voronoi import Cells, cells

WALL = 4.0
"""How thick the outer wall of a room is, in tile units."""
CORNER = 1.6
"""A border shorter than this is a corner."""
PIPE = 5.4
"""How far a space reaches on a face with gaps, and how wide the way between two such spaces is."""


@dataclass(frozen=True)
class Place:
    """Where in the picture a face is drawn, and how large."""

    left: float = 0.0
    top: float = 0.0
    unit: float = style.UNIT
    ids: bool = True

    def at(self, point: Point) -> Point:
        """A point of the tile as a point of the picture."""
        return (self.left + point[0] * self.unit, self.top + point[1] * self.unit)

    def all(self, points: Iterable[Point]) -> list[Point]:
        """Several points of the tile."""
        return [self.at(point) for point in points]


@dataclass(frozen=True)
class Room:
    """A face with everything worked out that drawing it needs."""

    face: Face
    sites: dict[str, list[Point]]
    cells: Cells
    buried: frozenset[str] = frozenset()
    marks: dict[str, list[Mark]] = field(default_factory=dict)

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


def room(face: Face, marks: Iterable[Mark] = ()) -> Room:
    """Work out the areas of a face's spaces."""
    where = sites(face)
    buried = {space.id for space in face.spaces if any(inside(space.at, solid) for solid in face.solid)}
    low = min([WALL, *(c - 2 for at in face.centres.values() for c in at)])
    high = max([100 - WALL, *(c + 2 for at in face.centres.values() for c in at)])
    open_sites = {name: points for name, points in where.items() if name not in buried}
    found = cells(open_sites, [(low, low), (high, low), (high, high), (low, high)])
    alone = where if face.gaps else buried
    areas = found.areas | {name: [_stone(face, name)] for name in alone}
    return Room(face, where, Cells(areas, {} if face.gaps else found.borders), frozenset(buried), by_space(marks))


def _stone(face: Face, name: str) -> Polygon:
    """Over gaps and within rock, such as a hollow tree, a space is a disc; smaller where another is near."""
    centres = face.centres
    near = min((math.dist(centres[name], at) for other, at in centres.items() if other != name), default=100.0)
    return disc(centres[name], min(PIPE, near * 0.46))


def draw(parent: Element, face: Face, place: Place, marks: Iterable[Mark] = ()) -> None:
    """Draw a face into a picture."""
    shown = room(face, marks)
    part = svg.group(parent, "face", id=face.id)
    _draw_ground(part, shown, place)
    for space in face.spaces:
        if space.id not in shown.buried:
            _draw_area(part, shown, place, space)
    _draw_borders(part, shown, place)
    for polygon in face.solid:
        svg.shape(svg.group(part, "solid"), place.all(_to_the_edge(point) for point in polygon), style.ROCK)
    for space in face.spaces:
        if space.id in shown.buried:
            _draw_area(part, shown, place, space)
    _draw_links(part, shown, place)
    for line in face.lines:
        _draw_line(part, shown, place, line)
    draw_exits(part, face, place.at, place.unit, WALL)
    draw_stacks(part, face, shown.marks, place.at, place.unit, place.ids)


def _draw_ground(part: Element, shown: Room, place: Place) -> None:
    size, unit = 100 * place.unit, place.unit
    colour = style.SIDE[shown.face.colour]
    x, y = place.at((0, 0))
    ground = style.GAP if shown.face.gaps else style.ROCK
    svg.add(
        part,
        "rect",
        {"class": "wall"},
        x=x,
        y=y,
        width=size,
        height=size,
        rx=unit * 1.2,
        fill=ground,
        stroke=colour,
        stroke_width=unit * 0.5,
    )
    if not shown.face.gaps:
        return
    ways = svg.group(part, "ways")
    centres = shown.face.centres
    ends = [(centres[a], centres[b]) for a, b in shown.face.adjacent]
    ends += [(beside(exit_, centres[name], WALL), centres[name]) for exit_ in shown.face.exits for name in exit_.spaces]
    for colour, width in ((style.JOINT, PIPE * 0.92), (style.FLOOR[shown.face.colour], PIPE * 0.8)):
        for pair in ends:
            svg.stroke(ways, place.all(pair), colour, unit * width)


def _to_the_edge(point: Point) -> Point:
    """Rock that all but touches the outer wall is drawn up to it, or a sliver of floor would show between them."""

    def snap(value: float) -> float:
        return 0.5 if value < WALL + 3 else 99.5 if value > 97 - WALL else value

    return (snap(point[0]), snap(point[1]))


def _draw_area(part: Element, shown: Room, place: Place, space: Space) -> None:
    own = svg.group(part, f"space {space.kind}", id=space.id)
    svg.title(own, f"{space.id}: {space.note}" if space.note else space.id)
    fill = {"water": style.WATER, "special-area": style.SPECIAL}.get(space.kind, style.FLOOR[shown.face.colour])
    areas = shown.cells.areas[space.id]
    edge = style.JOINT if shown.face.gaps else fill
    for polygon in areas:  # the stroke hides the hairline between the parts of one area
        svg.shape(own, place.all(polygon), fill, stroke=edge, stroke_width=place.unit * 0.12, stroke_linejoin="round")
    for mark in shown.marks.get(space.id, ()):
        for polygon in areas if mark.fill else ():
            svg.shape(own, place.all(polygon), mark.fill, fill_opacity=0.9)


def _draw_borders(part: Element, shown: Room, place: Place) -> None:
    """A joint where figures pass, a wall where two spaces touch but are not linked."""
    borders = svg.group(part, "borders")
    linked = {frozenset(pair) for pair in shown.face.adjacent}
    lined = {frozenset(line.between) for line in shown.face.lines}
    for pair, segments in shown.cells.borders.items():
        for segment in segments if pair not in lined else ():
            if pair in linked:
                svg.stroke(borders, place.all(segment), style.JOINT, place.unit * 0.22)
            else:
                svg.stroke(borders, place.all(segment), style.WALL, place.unit * 0.75)


def _draw_links(part: Element, shown: Room, place: Place) -> None:
    """A stitch across each joint that figures may cross, also over corners, where no joint shows it."""
    for a, b in shown.face.adjacent:
        one, other = shown.nearest(a, b)
        half = min(max(math.dist(one, other) * 0.1, 1.0), 1.5)
        if {a, b} & shown.buried:  # through the rock
            half += math.dist(*shown.closest_corners(a, b)) / 2
        centre = shown.crossing(a, b)
        way = _unit(one, other)
        ends = place.all((_moved(centre, way, -half), _moved(centre, way, half)))
        link = svg.group(part, "edge adjacent", between=f"{a} {b}")
        svg.stroke(link, ends, style.STITCH, place.unit * 0.28)


def _draw_line(part: Element, shown: Room, place: Place, line: Line) -> None:
    """A line along the border; where two areas only meet at a corner or across a gap, a short one."""
    own = svg.group(part, f"edge {line.kind}", between=" ".join(line.between))
    segments = shown.border(*line.between)
    if not segments:
        way = _unit(*shown.nearest(*line.between))
        segments = [_across(shown.crossing(*line.between), way, shown.face.gaps)]
    for segment in segments:
        _draw_stretch(own, place.all(segment), line.kind, place.unit)
    if line.kind == "yellow":
        longest = max(segments, key=lambda ends: math.dist(*ends))
        low = min(shown.sites[line.down], key=lambda site: math.dist(site, middle(*longest)))
        way = _normal(longest, low)
        arrow(own, place.at(_moved(middle(*longest), way, 0.4)), way, place.unit * 2.6, style.YELLOW)


def _draw_stretch(own: Element, ends: list[Point], kind: str, unit: float) -> None:
    svg.stroke(own, ends, style.INK, unit * 1.15)
    if kind == "red":
        svg.stroke(own, ends, style.RED, unit * 0.75)
    else:
        dashes = f"{svg.number(unit * 1.3)} {svg.number(unit * 1.1)}"
        svg.stroke(own, ends, style.YELLOW, unit * 0.7, stroke_dasharray=dashes, stroke_linecap="butt")


def _unit(one: Point, other: Point) -> Point:
    length = math.dist(one, other) or 1
    return ((other[0] - one[0]) / length, (other[1] - one[1]) / length)


def _moved(point: Point, way: Point, distance: float) -> Point:
    return (point[0] + way[0] * distance, point[1] + way[1] * distance)


def _across(at: Point, way: Point, gaps: bool) -> tuple[Point, Point]:
    """A short line across a way, for spaces whose areas do not touch; over a gap it is longer."""
    half = 2.8 if gaps else 0.6
    return (_moved(at, (-way[1], way[0]), half), _moved(at, (-way[1], way[0]), -half))


def _normal(segment: tuple[Point, Point], side: Point) -> Point:
    """The unit vector across a segment, to the side of a point."""
    along = _unit(*segment)
    nx, ny = -along[1], along[0]
    on_side = nx * (side[0] - segment[0][0]) + ny * (side[1] - segment[0][1]) >= 0
    return (nx, ny) if on_side else (-nx, -ny)
