"""Draw a face as a room on the table: floor, walls, water, lines, signs, exits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from xml.etree.ElementTree import Element

from authoring.drawing.board.doors import draw_exits
from authoring.drawing.board.face import Face
from authoring.drawing.board.face_layout import FaceLayout, layout_face
from authoring.drawing.board.floor import draw_space
from authoring.drawing.board.links import draw_borders, draw_line, draw_links
from authoring.drawing.board.marks import Mark, by_space
from authoring.drawing.board.masonry import WALL, draw_background, draw_rock, draw_shadow, draw_wall
from authoring.drawing.board.route_line import draw_route_line
from authoring.drawing.board.space_labels import draw_labels
from authoring.drawing.board.viewport import Viewport
from authoring.drawing.svg import elements
from authoring.drawing.svg.geometry import Point

LAYERS = ("water", "floor", "furniture")
"""The layers of the floor, from bottom to top."""
LAYER = {"water": "water", "special-area": "furniture"}
"""The layer of each kind of space that is not plain floor."""


def draw_face(
    parent: Element, face: Face, view: Viewport, marks: Iterable[Mark] = (), route: Sequence[Point] = ()
) -> None:
    """Draw a face with marks on its spaces, and the party's route over its floor if there is one."""
    layout, marks_by_space = layout_face(face), by_space(marks)
    part = elements.group(parent, "face", id=face.id)
    draw_background(part, face, view)
    for layer in LAYERS:
        names = {space.id for space in face.spaces if LAYER.get(space.kind, "floor") == layer} - layout.detached
        _draw_spaces(part, layout, view, names, marks_by_space)
    draw_borders(part, layout, view)
    draw_links(part, layout, view, above=False)
    draw_shadow(part, face, view)
    for polygon in face.solid:
        draw_rock(part, face, view, polygon)
    draw_wall(part, face, view)
    for line in face.lines:
        draw_line(part, layout, view, line)
    draw_exits(part, face, view, WALL)
    draw_links(part, layout, view, above=True)
    _draw_spaces(part, layout, view, layout.detached, marks_by_space)
    draw_route_line(part, route, view)
    draw_labels(part, face, marks_by_space, view, [space.id for space in face.spaces if space.at in route])


def _draw_spaces(
    part: Element,
    layout: FaceLayout,
    view: Viewport,
    names: set[str] | frozenset[str],
    marks: Mapping[str, Sequence[Mark]],
) -> None:
    """Draw the areas of some spaces, in the colour of the last mark that has one."""
    for space in layout.face.spaces:
        if space.id not in names:
            continue
        shapes = draw_space(part, layout.face, space, layout.cells.areas[space.id], view)
        fills = [mark.fill for mark in marks.get(space.id, ()) if mark.fill]
        for shape in shapes if fills else ():
            shape.set("fill", fills[-1])
