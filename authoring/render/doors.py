"""Exits: openings in the wall, in the colour of the side they lead on. Orange has one chevron, blue has two."""

from __future__ import annotations

from collections.abc import Callable
from xml.etree.ElementTree import Element

from authoring.render import style, svg
from authoring.render.face import Exit, Face
from authoring.render.geometry import Point, towards

WIDTH = 16.0
"""How wide an exit is drawn, in tile units."""
OUTWARD: dict[str, Point] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}

Where = Callable[[Point], Point]


def edge_point(exit_: Exit, depth: float = 0.0) -> Point:
    """The middle of an exit, at a depth inside the edge, in tile units."""
    along = exit_.at * 100
    places = {"N": (along, depth), "S": (along, 100 - depth), "W": (depth, along), "E": (100 - depth, along)}
    return places[exit_.edge]


def draw_exits(parent: Element, face: Face, where: Where, unit: float, wall: float) -> None:
    """Draw the exits of a face and a stitch from each to the spaces beside it."""
    centres = face.centres
    for exit_ in face.exits:
        own = svg.group(parent, f"exit {exit_.colour}", edge=exit_.edge, spaces=" ".join(exit_.spaces))
        svg.title(own, f"exit {exit_.edge}, {exit_.colour}, from {', '.join(exit_.spaces)}")
        _draw_bar(own, exit_, where, unit, wall)
        for name in exit_.spaces:
            start = beside(exit_, centres[name], wall)
            stitch = [towards(start, centres[name], -0.6), towards(start, centres[name], 2.2)]
            svg.stroke(own, [where(point) for point in stitch], style.STITCH, unit * 0.28)


def beside(exit_: Exit, centre: Point, wall: float) -> Point:
    """The point at the inner side of an opening that is nearest to the centre of a space."""
    inner = edge_point(exit_, wall)
    axis = 0 if exit_.edge in "NS" else 1
    half = WIDTH / 2 - 2.5
    along = min(max(centre[axis], inner[axis] - half), inner[axis] + half)
    return (along, inner[1]) if axis == 0 else (inner[0], along)


def _draw_bar(own: Element, exit_: Exit, where: Where, unit: float, wall: float) -> None:
    ox, oy = OUTWARD[exit_.edge]
    sx, sy = abs(oy), abs(ox)  # along the edge
    out = edge_point(exit_)
    corners = [
        (out[0] + side * sx * WIDTH / 2 - ox * depth, out[1] + side * sy * WIDTH / 2 - oy * depth)
        for side, depth in ((-1, 0), (1, 0), (1, wall), (-1, wall))
    ]
    svg.shape(own, [where(corner) for corner in corners], style.SIDE[exit_.colour], stroke=style.INK, stroke_width=1)
    for offset in (0.0,) if exit_.colour == "orange" else (-0.75, 0.75):
        tip = edge_point(exit_, wall / 2 - 0.7 - offset)
        wings = [(tip[0] + s * sx * 2.2 - ox * 1.3, tip[1] + s * sy * 2.2 - oy * 1.3) for s in (-1, 1)]
        svg.stroke(own, [where(point) for point in (wings[0], tip, wings[1])], "#ffffff", unit * 0.4)
