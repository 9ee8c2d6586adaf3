"""The areas of spaces: stones in their bed, water, and furniture that stands on the floor."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from xml.etree.ElementTree import Element
from zlib import crc32

from authoring.render import style, svg
from authoring.render.face import Face, Space
from authoring.render.geometry import Polygon, inset, inside, level_cuts, outlines, span
from authoring.render.marks import Mark
from authoring.render.place import Place
from authoring.render.symbols import wave

JOINT = 0.32
"""Half the width of the joint between two stones, in tile units."""
BOARD = 5.0
"""How broad a board of the furniture is."""
RIPPLES = (7.0, 6.0)
"""How far apart ripples are, across and down."""
ROUND = {"orange": 1.1, "blue": 2.4}
"""How round the corners of stones are: cut in the castle, worn in the tunnels."""


def draw_space(part: Element, face: Face, space: Space, areas: list[Polygon], marks: Iterable[Mark], at: Place) -> None:
    """Draw the area of a space, in the colour of a mark if one has a colour."""
    own = svg.group(part, f"space {space.kind}", id=space.id)
    svg.title(own, f"{space.id}: {space.note}" if space.note else space.id)
    paint = next((mark.fill for mark in reversed(list(marks)) if mark.fill), "")
    AREAS.get(space.kind, _draw_stone)(own, face, space, outlines(areas), paint, at)


def _draw_stone(own: Element, face: Face, space: Space, areas: list[Polygon], paint: str, at: Place) -> None:
    slabs = style.SLABS[face.colour]
    plain = slabs[crc32(f"{face.id}/{space.id}".encode()) % len(slabs)]
    if face.gaps:
        plain = (style.COPPER if space.id in face.low else style.STEEL)[1]
    fill = paint or plain
    edge: dict[str, str | float] = {}
    if face.gaps or space.added:
        edge = {"stroke": style.WALL, "stroke_width": at.unit * 0.4}
    for area in areas:
        svg.soft(own, at.all(inset(area, JOINT)), at.unit * ROUND[face.colour], fill, **edge)


def _draw_water(own: Element, face: Face, space: Space, areas: list[Polygon], paint: str, at: Place) -> None:
    for area in areas:
        svg.shape(own, at.all(area), paint or style.WATER)
    if not at.ids:
        return
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


def _draw_furniture(own: Element, face: Face, space: Space, areas: list[Polygon], paint: str, at: Place) -> None:
    top = [inset(area, JOINT) for area in areas]
    for area in top:
        shade = [(x + 0.7, y + 1.0) for x, y in area]
        svg.soft(own, at.all(shade), at.unit, style.INK, fill_opacity=0.25)
    for area in top:
        edge: dict[str, str | float] = {"stroke": style.TIMBER, "stroke_width": at.unit * 0.55}
        svg.soft(own, at.all(area), at.unit, paint or style.SPECIAL, **edge)
    ys = [y for area in top for _, y in area]
    boards = [min(ys) + BOARD * step for step in range(1, int((max(ys) - min(ys)) / BOARD) + 1)] if ys else []
    within = [inset(area, 0.5) for area in top]
    seams = [cut for y in boards if max(ys) - y > BOARD / 3 for cut in level_cuts(within, y)]
    if seams:
        data = svg.strokes(at.all(seam) for seam in seams)
        svg.add(own, "path", {"class": "grain"}, d=data, fill="none", stroke=style.PLANK, stroke_width=at.unit * 0.25)


AREAS: dict[str, Callable[[Element, Face, Space, list[Polygon], str, Place], None]] = {
    "special-area": _draw_furniture,
    "water": _draw_water,
}
"""How the kinds of spaces are drawn that are not plain floor."""
