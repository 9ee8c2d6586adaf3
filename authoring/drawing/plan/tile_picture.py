"""The picture of one face as a board: its name, the room, and a key."""

from __future__ import annotations

from collections.abc import Iterable
from xml.etree.ElementTree import Element

from authoring.drawing.board import board
from authoring.drawing.board.face import Face
from authoring.drawing.board.marks import Mark
from authoring.drawing.plan import legend
from authoring.drawing.svg import elements, style, symbols
from authoring.drawing.svg.geometry import Point
from authoring.wording.languages import labelled, term

MARGIN = 16.0
HEADER = 56.0
COMPASS = 26.0
NAMES = (26.0, 20.0, 15.0)
"""Sizes of the name: the largest that fits."""


def picture(face: Face, marks: Iterable[Mark] = (), other_side: str = "") -> str:
    """Draw a face as SVG. `other_side` is the name of the face on the back."""
    side = 100 * style.UNIT
    top = MARGIN + HEADER
    key_top = top + side + 12
    height = key_top + legend.height([face], (), side) + MARGIN / 2
    root = elements.document(side + 2 * MARGIN, height, face.name)
    _draw_header(root, face, other_side, side)
    board.draw(root, face, board.Place(MARGIN, top), marks)
    legend.draw(root, [face], (), MARGIN, key_top, side)
    return elements.written(root)


def _draw_header(root: Element, face: Face, other_side: str, side: float) -> None:
    header = elements.group(root, "header")
    middle = MARGIN + HEADER / 2 - 4
    left = MARGIN
    if face.number is not None:
        plate(header, (left + 21, middle), str(face.number), style.SIDE[face.colour])
        left += 54
    right = term(face.colour, face.language)
    if other_side:
        right += " · " + labelled(term("other side", face.language), other_side, face.language)
    symbols.compass(header, (MARGIN + side - COMPASS / 2, middle + 5), COMPASS)
    edge = MARGIN + side - COMPASS - 12
    right = style.shortened(right, 13, side * 0.5)
    wide = edge - left - style.text_width(right, 13) - 20
    size = next((size for size in NAMES if style.text_width(face.name, size, bold=True) <= wide), NAMES[-1])
    name = style.shortened(face.name, size, wide, bold=True)
    elements.write(header, (left, middle), name, size, kind="name", anchor="start", bold=True, font=style.TITLE_FONT)
    elements.write(header, (edge, middle), right, 13, kind="side", anchor="end", colour=style.MUTED)


def plate(parent: Element, at: Point, text: str, colour: str, size: float = 20.0) -> None:
    """The number of a face on a plate in the colour of its side."""
    width, height = size * 2.1, size * 1.6
    elements.add(
        parent,
        "rect",
        x=at[0] - width / 2,
        y=at[1] - height / 2,
        width=width,
        height=height,
        rx=size * 0.3,
        fill=colour,
    )
    elements.write(parent, at, text, size, kind="number", bold=True, colour="#ffffff")
