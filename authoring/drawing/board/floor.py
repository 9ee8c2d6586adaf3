"""The areas of spaces: stones in their bed, water, and furniture that stands on the floor."""

from __future__ import annotations

from collections.abc import Callable
from xml.etree.ElementTree import Element
from zlib import crc32

from authoring.drawing.board.face import Face, Space
from authoring.drawing.board.viewport import Place
from authoring.drawing.svg import elements, style
from authoring.drawing.svg.geometry import Polygon, inset, inside, level_cuts, outlines, span
from authoring.drawing.svg.symbols import wave

JOINT = 0.32
"""Half the width of the joint between two stones, in tile units."""
BOARD = 5.0
"""How broad a board of the furniture is."""
RIPPLES = (7.0, 6.0)
"""How far apart ripples are, across and down."""
ROUND = {"orange": 1.1, "blue": 2.4}
"""How round the corners of stones are: cut in the castle, worn in the tunnels."""


def draw_space(part: Element, face: Face, space: Space, areas: list[Polygon], at: Place) -> list[Element]:
    """Draw the area of a space; returns what takes another colour where the space is to have one."""
    own = elements.group(part, f"space {space.kind}", id=space.id)
    elements.title(own, f"{space.id}: {space.note}" if space.note else space.id)
    return AREAS.get(space.kind, _draw_stone)(own, face, space, outlines(areas), at)


def _draw_stone(own: Element, face: Face, space: Space, areas: list[Polygon], at: Place) -> list[Element]:
    slabs = style.SLABS[face.colour]
    fill = slabs[crc32(f"{face.id}/{space.id}".encode()) % len(slabs)]
    if face.gaps:
        fill = (style.COPPER if space.id in face.low else style.STEEL)[1]
    edge: dict[str, str | float] = {}
    if face.gaps or space.added:
        edge = {"stroke": style.WALL, "stroke_width": at.unit * 0.4}
    return [
        elements.soft(own, at.all(inset(area, JOINT)), at.unit * ROUND[face.colour], fill, **edge) for area in areas
    ]


def _draw_water(own: Element, face: Face, space: Space, areas: list[Polygon], at: Place) -> list[Element]:
    painted = [elements.shape(own, at.all(area), style.WATER) for area in areas]
    if at.ids:
        _draw_ripples(own, space, areas, at)
    return painted


def _draw_ripples(own: Element, space: Space, areas: list[Polygon], at: Place) -> None:
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
                wave(own, at.at(spot), at.unit * 2.2)


def _draw_furniture(own: Element, face: Face, space: Space, areas: list[Polygon], at: Place) -> list[Element]:
    top = [inset(area, JOINT) for area in areas]
    for area in top:
        shade = [(x + 0.7, y + 1.0) for x, y in area]
        elements.soft(own, at.all(shade), at.unit, style.INK, fill_opacity=0.25)
    edge: dict[str, str | float] = {"stroke": style.TIMBER, "stroke_width": at.unit * 0.55}
    painted = [elements.soft(own, at.all(area), at.unit, style.SPECIAL, **edge) for area in top]
    ys = [y for area in top for _, y in area]
    boards = [min(ys) + BOARD * step for step in range(1, int((max(ys) - min(ys)) / BOARD) + 1)] if ys else []
    within = [inset(area, 0.5) for area in top]
    seams = [cut for y in boards if max(ys) - y > BOARD / 3 for cut in level_cuts(within, y)]
    if seams:
        data = elements.strokes(at.all(seam) for seam in seams)
        elements.add(
            own, "path", {"class": "grain"}, d=data, fill="none", stroke=style.PLANK, stroke_width=at.unit * 0.25
        )
    return painted


AREAS: dict[str, Callable[[Element, Face, Space, list[Polygon], Place], list[Element]]] = {
    "special-area": _draw_furniture,
    "water": _draw_water,
}
"""How the kinds of spaces are drawn that are not plain floor."""
