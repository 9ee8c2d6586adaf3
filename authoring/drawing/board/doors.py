"""Draw exits: openings in the wall, in the colour of the tile side they lead to. Orange has one chevron, blue two."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from authoring.drawing.board.face import Exit, Face
from authoring.drawing.board.viewport import Viewport
from authoring.drawing.svg import elements, style
from authoring.drawing.svg.geometry import Point, towards

WIDTH = 16.0
"""The width of an exit, in tile units."""
OUTWARD: dict[str, Point] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def edge_point(exit_: Exit, depth: float = 0.0) -> Point:
    """Return the middle of an exit at a depth inside the edge, in tile units."""
    along = exit_.at * 100
    places = {"N": (along, depth), "S": (along, 100 - depth), "W": (depth, along), "E": (100 - depth, along)}
    return places[exit_.edge]


def draw_exits(parent: Element, face: Face, view: Viewport, wall: float) -> None:
    """Draw the exits of a face: an opening with a coloured sill, and a path to each space beside it."""
    centres = face.centres
    for exit_ in face.exits:
        own = elements.group(parent, f"exit {exit_.colour}", edge=exit_.edge, spaces=" ".join(exit_.spaces))
        elements.title(own, f"exit {exit_.edge}, {exit_.colour}, from {', '.join(exit_.spaces)}")
        floor = style.FLOOR[face.colour]
        _draw_rectangle(own, exit_, view, WIDTH / 2, (0, wall + 0.5), floor)
        for name in exit_.spaces:
            start = beside(exit_, centres[name], wall)
            path = [towards(start, centres[name], -1.0), towards(start, centres[name], 2.0)]
            elements.stroke(own, view.points(path), style.STITCH, view.unit * 0.36)
        for side in (-1, 1):
            _draw_rectangle(own, exit_, view, 0.6, (-0.2, wall + 0.8), style.WALL, side * WIDTH / 2)
        _draw_rectangle(own, exit_, view, WIDTH / 2 - 0.6, (0, wall * 0.68), style.SIDE[exit_.colour])
        if exit_.edge in face.shut:
            _draw_bars(own, exit_, view, wall)
        else:
            _draw_chevrons(own, exit_, view, wall)


def beside(exit_: Exit, centre: Point, wall: float) -> Point:
    """Return the point on the inner side of an opening that is nearest to the centre of a space."""
    inner = edge_point(exit_, wall)
    axis = 0 if exit_.edge in "NS" else 1
    half = WIDTH / 2 - 2.5
    along = min(max(centre[axis], inner[axis] - half), inner[axis] + half)
    return (along, inner[1]) if axis == 0 else (inner[0], along)


def _draw_rectangle(
    own: Element, exit_: Exit, view: Viewport, half: float, depths: tuple[float, float], fill: str, shift: float = 0.0
) -> None:
    """Draw a rectangle of an opening, given half its width, its depths, and its shift along the edge."""
    ox, oy = OUTWARD[exit_.edge]
    sx, sy = abs(oy), abs(ox)  # along the edge
    x, y = edge_point(exit_)
    corners = [
        (x + (shift + side * half) * sx - ox * depth, y + (shift + side * half) * sy - oy * depth)
        for side, depth in ((-1, depths[0]), (1, depths[0]), (1, depths[1]), (-1, depths[1]))
    ]
    elements.shape(own, view.points(corners), fill)


def _draw_bars(own: Element, exit_: Exit, view: Viewport, wall: float) -> None:
    """Draw the boards of a door that is shut."""
    door = elements.group(own, "door shut")
    _draw_rectangle(door, exit_, view, WIDTH / 2 - 0.6, (wall * 0.1, wall * 0.9), style.TIMBER)
    for along in (-0.25, 0.0, 0.25):
        _draw_rectangle(door, exit_, view, 0.2, (wall * 0.1, wall * 0.9), style.INK, along * WIDTH)
    _draw_rectangle(door, exit_, view, WIDTH / 2 - 0.6, (wall * 0.42, wall * 0.58), style.INK)


def _draw_chevrons(own: Element, exit_: Exit, view: Viewport, wall: float) -> None:
    ox, oy = OUTWARD[exit_.edge]
    sx, sy = abs(oy), abs(ox)
    for along in (-4.0, 0.0, 4.0):
        for offset in (0.0,) if exit_.colour == "orange" else (-0.5, 0.5):
            x, y = edge_point(exit_, wall * 0.34 - 0.45 - offset)
            tip = (x + along * sx, y + along * sy)
            wings = [(tip[0] + s * sx * 1.3 - ox * 0.9, tip[1] + s * sy * 1.3 - oy * 0.9) for s in (-1, 1)]
            elements.stroke(own, view.points((wings[0], tip, wings[1])), "#ffffff", view.unit * 0.32)
