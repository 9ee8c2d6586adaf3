"""Draw the borders, links and lines between the spaces of a face."""

from __future__ import annotations

import math
from xml.etree.ElementTree import Element

from authoring.drawing.board.face import Line
from authoring.drawing.board.face_layout import FaceLayout
from authoring.drawing.board.masonry import PIPE
from authoring.drawing.board.viewport import Viewport
from authoring.drawing.svg import elements, style
from authoring.drawing.svg.geometry import Point, middle, nearest_on
from authoring.drawing.svg.symbols import arrow

BRIDGE = 4.6
"""The largest length of the filled joint between two linked stones, in tile units."""
SAME_CORNER = 0.5
"""Corners closer together than this count as one."""


def draw_borders(part: Element, layout: FaceLayout, view: Viewport) -> None:
    """Draw walls between unlinked spaces that touch, the banks of water, and foam between spaces of water."""
    borders = elements.group(part, "borders")
    kinds = {space.id: space.kind for space in layout.face.spaces}
    linked = {frozenset(pair) for pair in layout.face.adjacent}
    lined = {frozenset(line.between) for line in layout.face.lines}
    for pair, segments in layout.cells.borders.items():
        wet = sum(kinds[name] == "water" for name in pair)
        for segment in segments:
            if wet:
                colour, width = (style.FOAM, 0.3) if wet == 2 else (style.BANK, 0.7)
                elements.stroke(borders, view.points(segment), colour, view.unit * width)
            if pair not in linked and pair not in lined:
                elements.stroke(borders, view.points(segment), style.WALL, view.unit * 0.9)


def draw_links(part: Element, layout: FaceLayout, view: Viewport, above: bool) -> None:
    """Draw the links between spaces: those of detached spaces if `above`, which lie above rock, else all others."""
    land = {space.id for space in layout.face.spaces if space.kind != "water"}
    for a, b in layout.face.adjacent:
        if bool({a, b} & layout.detached) != above:
            continue
        link = elements.group(part, "edge adjacent", between=f"{a} {b}")
        if layout.face.gaps:
            _draw_pipe_joint(link, layout, view, a, b)
        elif {a, b} & layout.detached:
            _draw_path(link, layout, view, *((a, b) if a in layout.detached else (b, a)))
        else:
            _draw_bridge(link, layout, view, (a, b), wet=not {a, b} & land)


def _draw_bridge(link: Element, layout: FaceLayout, view: Viewport, pair: tuple[str, str], wet: bool) -> None:
    """Fill the joint between two stones: a bar along their border, or a narrow one from corner to corner."""
    fill = style.FOAM if wet else style.FLOOR[layout.face.colour]
    centre, sides = layout.crossing(*pair), layout.border(*pair)
    if sides:
        side = min(sides, key=lambda ends: math.dist(nearest_on(ends, centre), centre))
        half, width = min(math.dist(*side) * 0.3, BRIDGE / 2), 0.5 if wet else 0.8
        along = _unit(*side)
        ends = (_moved(centre, along, -half), _moved(centre, along, half))
    else:
        ends, width = layout.closest_corners(*pair), 0.45 if wet else 0.9
        way = _unit(*layout.nearest_sites(*pair)) if math.dist(*ends) < SAME_CORNER else _unit(*ends)
        ends = (_moved(ends[0], way, -1.0), _moved(ends[1], way, 1.0))
    elements.stroke(link, view.points(ends), fill, view.unit * width, stroke_linecap="butt")


def _draw_pipe_joint(link: Element, layout: FaceLayout, view: Viewport, a: str, b: str) -> None:
    """Draw a ring around the pipe between two spaces."""
    start, end = layout.nearest_sites(a, b)
    ends = _across(middle(start, end), _unit(start, end), PIPE * 0.46)
    elements.stroke(link, view.points(ends), style.WALL, view.unit * 0.5)


def _draw_path(link: Element, layout: FaceLayout, view: Viewport, detached: str, neighbour: str) -> None:
    """Draw a dotted path from a detached space into its neighbour."""
    start, end = layout.nearest_sites(detached, neighbour)
    reach = max((math.dist(start, corner) for corner in layout.cells.areas[detached][0]), default=0.0)
    way = _unit(start, end)
    far = max(reach + 3, math.dist(start, end) * 0.6)
    ends = view.points((_moved(start, way, reach + 0.6), _moved(start, way, far)))
    dashes = f"0.1 {elements.number(view.unit * 1.2)}"
    elements.stroke(link, ends, style.WALL, view.unit * 0.6, stroke_dasharray=dashes)


def draw_line(part: Element, layout: FaceLayout, view: Viewport, line: Line) -> None:
    """Draw a red or yellow line along the border of two spaces; a short one if their areas do not share a side."""
    own = elements.group(part, f"edge {line.kind}", between=" ".join(line.between))
    segments = layout.border(*line.between)
    if not segments:
        way = _unit(*layout.nearest_sites(*line.between))
        segments = [_across(layout.crossing(*line.between), way, 2.8 if layout.face.gaps else 0.6)]
    for segment in segments:
        _draw_segment(own, view.points(segment), line.kind, view.unit)
    if line.kind == "yellow":
        longest = max(segments, key=lambda ends: math.dist(*ends))
        low = min(layout.sites[line.down], key=lambda site: math.dist(site, middle(*longest)))
        way = _normal(longest, low)
        size = min(2.6, max(1.5, math.dist(*longest)))
        arrow(own, view.point(_moved(middle(*longest), way, size * 0.15)), way, view.unit * size, style.YELLOW)


def _draw_segment(own: Element, ends: list[Point], kind: str, unit: float) -> None:
    elements.stroke(own, ends, style.INK, unit * 1.15)
    if kind == "red":
        elements.stroke(own, ends, style.RED, unit * 0.8)
        elements.stroke(own, ends, style.RED_CORE, unit * 0.22)
    else:
        dashes = f"{elements.number(unit * 1.3)} {elements.number(unit * 1.1)}"
        elements.stroke(own, ends, style.YELLOW, unit * 0.7, stroke_dasharray=dashes, stroke_linecap="butt")


def _unit(start: Point, end: Point) -> Point:
    """Return the unit vector from one point to another."""
    length = math.dist(start, end) or 1
    return ((end[0] - start[0]) / length, (end[1] - start[1]) / length)


def _moved(point: Point, way: Point, distance: float) -> Point:
    return (point[0] + way[0] * distance, point[1] + way[1] * distance)


def _across(at: Point, way: Point, half: float) -> tuple[Point, Point]:
    """Return a short segment at a point, at right angles to a vector."""
    return (_moved(at, (-way[1], way[0]), half), _moved(at, (-way[1], way[0]), -half))


def _normal(segment: tuple[Point, Point], side: Point) -> Point:
    """Return the unit vector at right angles to a segment that points to the side of a point."""
    along = _unit(*segment)
    nx, ny = -along[1], along[0]
    on_side = nx * (side[0] - segment[0][0]) + ny * (side[1] - segment[0][1]) >= 0
    return (nx, ny) if on_side else (-nx, -ny)
