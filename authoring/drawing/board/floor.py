"""Draw the areas of spaces: stones of the floor, water, and furniture."""

from __future__ import annotations

from collections.abc import Callable
from xml.etree.ElementTree import Element
from zlib import crc32

from authoring.drawing.board.face import Face, Space
from authoring.drawing.board.viewport import Viewport
from authoring.drawing.svg import elements, style
from authoring.drawing.svg.geometry import Polygon, inset, inside, level_cuts, outlines, span
from authoring.drawing.svg.symbols import wave

JOINT = 0.32
"""Half the width of the joint between two stones, in tile units."""
BOARD = 5.0
"""The width of a board of the furniture."""
RIPPLES = (7.0, 6.0)
"""The distance between ripples, across and down."""
ROUND = {"orange": 1.1, "blue": 2.4}
"""The radius of the corners of stones: sharp in the castle, worn in the tunnels."""


def draw_space(part: Element, face: Face, space: Space, areas: list[Polygon], view: Viewport) -> list[Element]:
    """Draw the area of a space; return the shapes that a mark can colour."""
    own = elements.group(part, f"space {space.kind}", id=space.id)
    elements.title(own, f"{space.id}: {space.note}" if space.note else space.id)
    return PAINTERS.get(space.kind, _draw_stone)(own, face, space, outlines(areas), view)


def _draw_stone(own: Element, face: Face, space: Space, areas: list[Polygon], view: Viewport) -> list[Element]:
    slabs = style.SLABS[face.colour]
    fill = slabs[crc32(f"{face.id}/{space.id}".encode()) % len(slabs)]
    if face.gaps:
        fill = (style.COPPER if space.id in face.low else style.STEEL)[1]
    edge: dict[str, str | float] = {}
    if face.gaps or space.added:
        edge = {"stroke": style.WALL, "stroke_width": view.unit * 0.4}
    return [
        elements.rounded_shape(own, view.points(inset(area, JOINT)), view.unit * ROUND[face.colour], fill, **edge)
        for area in areas
    ]


def _draw_water(own: Element, face: Face, space: Space, areas: list[Polygon], view: Viewport) -> list[Element]:
    painted = [elements.shape(own, view.points(area), style.WATER) for area in areas]
    _draw_ripples(own, space, areas, view)
    return painted


def _draw_ripples(own: Element, space: Space, areas: list[Polygon], view: Viewport) -> None:
    x, y = space.at
    left, top, right, bottom = span([corner for area in areas for corner in area] or [space.at])
    for column in range(1, int(100 / RIPPLES[0])):
        for row in range(1, int(100 / RIPPLES[1])):
            spot = (column * RIPPLES[0] + (row % 2) * 3, row * RIPPLES[1])
            if not (left < spot[0] < right and top < spot[1] < bottom):
                continue
            around = [(spot[0] + dx, spot[1] + dy) for dx in (-2.2, 2.2) for dy in (-1, 1)]
            clear = abs(spot[0] - x) > 7 or abs(spot[1] - y) > 5
            if clear and any(all(inside(point, area) for point in around) for area in areas):
                wave(own, view.point(spot), view.unit * 2.2)


def _draw_furniture(own: Element, face: Face, space: Space, areas: list[Polygon], view: Viewport) -> list[Element]:
    top = [inset(area, JOINT) for area in areas]
    for area in top:
        shade = [(x + 0.7, y + 1.0) for x, y in area]
        elements.rounded_shape(own, view.points(shade), view.unit, style.INK, fill_opacity=0.25)
    edge: dict[str, str | float] = {"stroke": style.TIMBER, "stroke_width": view.unit * 0.55}
    painted = [elements.rounded_shape(own, view.points(area), view.unit, style.SPECIAL, **edge) for area in top]
    ys = [y for area in top for _, y in area]
    boards = [min(ys) + BOARD * step for step in range(1, int((max(ys) - min(ys)) / BOARD) + 1)] if ys else []
    within = [inset(area, 0.5) for area in top]
    seams = [cut for y in boards if max(ys) - y > BOARD / 3 for cut in level_cuts(within, y)]
    if seams:
        data = elements.strokes(view.points(seam) for seam in seams)
        elements.add(
            own, "path", {"class": "grain"}, d=data, fill="none", stroke=style.PLANK, stroke_width=view.unit * 0.25
        )
    return painted


PAINTERS: dict[str, Callable[[Element, Face, Space, list[Polygon], Viewport], list[Element]]] = {
    "special-area": _draw_furniture,
    "water": _draw_water,
}
"""The function that draws each kind of space that is not plain floor."""
