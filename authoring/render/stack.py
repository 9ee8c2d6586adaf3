"""What stands on a space: its id, its signs and the labels of overlays, one below the other around its centre."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from xml.etree.ElementTree import Element

from authoring.render import style, svg, symbols
from authoring.render.face import Face, Space
from authoring.render.geometry import Point
from authoring.render.marks import Mark

ID = 1.8
SIGN = 3.3
NOTE = 1.5
LABEL = 1.45
"""Sizes in tile units."""
SMALLEST = 9.0
SMALLEST_SIGN = 12.0
"""The smallest type and signs, in picture units."""


def _larger(symbol: symbols.Symbol) -> symbols.Symbol:
    """Signs of overlays stand out against those of the tile."""
    return lambda parent, at, size: symbol(parent, at, size * SIGN_BOX[0])


SIGN_BOX = (1.4, 1.4)
SIGNS: dict[str, symbols.Symbol] = {
    "goal": _larger(symbols.goal),
    "search": _larger(symbols.search),
    "start": _larger(symbols.start),
    "surge": _larger(symbols.surge),
}
"""Signs that overlays may put on a space."""

Row = tuple[float, Callable[[Element, Point], None]]
Sign = tuple[symbols.Symbol, float, float]
"""A sign with its width and height, in sign sizes."""


def draw_stacks(
    parent: Element,
    face: Face,
    marks: Mapping[str, Sequence[Mark]],
    where: Callable[[Point], Point],
    unit: float,
    ids: bool,
) -> None:
    """Draw what stands on each space of a face."""
    for space in face.spaces:
        own = svg.group(parent, "stack", of=space.id)
        rows = _rows(face, space, marks.get(space.id, ()), unit, ids)
        x, y = where(space.at)
        y -= sum(height for height, _ in rows) / 2
        for height, draw in rows:
            draw(own, (x, y + height / 2))
            y += height


def _rows(face: Face, space: Space, marks: Sequence[Mark], unit: float, ids: bool) -> list[Row]:
    rows: list[Row] = []
    if ids:
        rows.append(_id_row(space, max(ID * unit, SMALLEST)))
    signs = [*_signs(space), *((SIGNS[mark.symbol], *SIGN_BOX) for mark in marks if mark.symbol in SIGNS)]
    if signs:
        rows.append(_sign_row(signs, max(SIGN * unit, SMALLEST_SIGN)))
    if ids and space.note and space.kind == "special-area":
        rows.append(_note_row(face, space, max(NOTE * unit, SMALLEST), unit))
    rows += [_label_row(mark, max(LABEL * unit, SMALLEST)) for mark in marks if mark.label]
    return rows


def _signs(space: Space) -> list[Sign]:
    signs: list[Sign] = []
    if space.entry:
        signs.append((symbols.paw, 1.0, 1.0))
    if space.mousetrap:
        signs.append((symbols.trap, 1.0, 1.0))
    if space.flip in symbols.FLIPS:
        signs.append((symbols.FLIPS[space.flip], 1.0, 1.0))
    if space.towards:
        dx, dy = symbols.DIRECTIONS.get(space.towards, (0, 1))
        arrow = symbols.current(space.towards, space.to == "off-tile")
        signs.append((arrow, max(1.0, 1.6 * abs(dx)), max(0.7, 1.6 * abs(dy))))
    return signs


def _id_row(space: Space, size: float) -> Row:
    def draw(own: Element, at: Point) -> None:
        svg.write(own, at, space.id, size, kind="id", bold=True)
        for side in (-1, 1) if space.kind == "water" else ():
            reach = style.text_width(space.id, size, bold=True) / 2 + size * 0.9
            symbols.wave(own, (at[0] + side * reach, at[1]), size * 1.1)

    return (size * 1.2, draw)


def _sign_row(signs: Sequence[Sign], size: float) -> Row:
    gap = size * 0.14

    def draw(own: Element, at: Point) -> None:
        left = at[0] - (sum(width * size + gap for _, width, _ in signs) - gap) / 2
        for sign, width, _ in signs:
            sign(own, (left + width * size / 2, at[1]), size)
            left += width * size + gap

    return (size * max(height for _, _, height in signs) * 1.08, draw)


def _note_row(face: Face, space: Space, size: float, unit: float) -> Row:
    room = min((abs(space.at[0] - other.at[0]) for other in face.spaces if _level(space, other)), default=30.0)
    text = style.shortened(space.note, size, max(room - 3, 10) * unit)

    def draw(own: Element, at: Point) -> None:
        if text:
            svg.write(own, at, text, size, kind="note", italic=True)

    return (size * 1.2 if text else 0.0, draw)


def _level(space: Space, other: Space) -> bool:
    """Whether texts on two spaces could run into each other sideways."""
    return other.id != space.id and abs(space.at[1] - other.at[1]) < 8


def _label_row(mark: Mark, size: float) -> Row:
    def draw(own: Element, at: Point) -> None:
        part = svg.group(own, "mark", space=mark.space)
        if mark.title:
            svg.title(part, mark.title)
        svg.pill(part, at, mark.label, size, "#ffffff", style.INK)

    return (size * 1.6, draw)
