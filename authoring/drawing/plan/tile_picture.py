"""Draw one face as a board, with its name and a key."""

from __future__ import annotations

from collections.abc import Iterable
from xml.etree.ElementTree import Element

from authoring.drawing.board.board import draw_face
from authoring.drawing.board.face import Face
from authoring.drawing.board.marks import Mark
from authoring.drawing.board.space_labels import LEADING, caption_lines, draw_captions
from authoring.drawing.board.viewport import Viewport
from authoring.drawing.plan import legend
from authoring.drawing.svg import elements, style, symbols
from authoring.drawing.svg.geometry import Point
from authoring.wording.languages import labelled, term

MARGIN = 16.0
HEADER = 56.0
COMPASS = 26.0
SIDE = 13.0
CAPTION = 13.0
NAME_SIZES = (26.0, 20.0, 15.0)
"""The type sizes of the name; the largest that fits is used."""


def draw_picture(face: Face, marks: Iterable[Mark] = (), other_side: str = "") -> str:
    """Draw a face as SVG. `other_side` is the name of the face on the back of the tile."""
    side = 100 * style.UNIT
    size, rows = _name(face, other_side, side)
    top = MARGIN + HEADER + (len(rows) - 1) * size * LEADING
    below = len(caption_lines(face, CAPTION, side)) * CAPTION * LEADING
    key_top = top + side + 12 + below
    height = key_top + legend.height([face], (), side) + MARGIN / 2
    root = elements.document(side + 2 * MARGIN, height, face.name)
    _draw_header(root, face, other_side, side, size, rows)
    draw_face(root, face, Viewport(MARGIN, top), marks)
    draw_captions(root, face, (MARGIN, top + side + 4), CAPTION, side)
    legend.draw(root, [face], (), MARGIN, key_top, side)
    return elements.to_text(root)


def _side_lines(face: Face, other_side: str, side: float) -> list[str]:
    """The side of a face and the name of the other side."""
    words = term(face.colour, face.language)
    if other_side:
        words += " · " + labelled(term("other side", face.language), other_side, face.language)
    return style.wrapped(words, SIDE, side * 0.45)


def _name(face: Face, other_side: str, side: float) -> tuple[float, list[str]]:
    """The size of type of the name and its rows: as many as it and the words beside it need."""
    beside = max(style.text_width(line, SIDE) for line in _side_lines(face, other_side, side))
    width = side - (54 if face.number is not None else 0) - COMPASS - 12 - beside - 20
    size, rows = style.fitting_type(face.name, NAME_SIZES, width, most=1)
    missing = len(_side_lines(face, other_side, side)) - 2 - len(rows)
    return size, rows + [""] * missing


def _draw_header(root: Element, face: Face, other_side: str, side: float, size: float, rows: list[str]) -> None:
    header = elements.group(root, "header")
    middle = MARGIN + HEADER / 2 - 4
    left = MARGIN
    if face.number is not None:
        draw_number(header, (left + 21, middle), str(face.number), style.SIDE[face.colour])
        left += 54
    symbols.compass(header, (MARGIN + side - COMPASS / 2, middle + 5), COMPASS)
    edge = MARGIN + side - COMPASS - 12
    for number, row in enumerate(row for row in rows if row):
        at = (left, middle + number * size * LEADING)
        elements.write(header, at, row, size, kind="name", anchor="start", bold=True, font=style.TITLE_FONT)
    lines = _side_lines(face, other_side, side)
    for number, line in enumerate(lines):
        at = (edge, middle + (number - min(len(lines) - 1, 1) / 2) * SIDE * LEADING)
        elements.write(header, at, line, SIDE, kind="side", anchor="end", colour=style.MUTED)


def draw_number(parent: Element, at: Point, text: str, colour: str, size: float = 20.0) -> None:
    """Draw the number of a face on a plate in the colour of its side."""
    width, height = size * 2.1, size * 1.6
    left, top = at[0] - width / 2, at[1] - height / 2
    elements.add(parent, "rect", x=left, y=top, width=width, height=height, rx=size * 0.3, fill=colour)
    elements.write(parent, at, text, size, kind="number", bold=True, colour="#ffffff")
