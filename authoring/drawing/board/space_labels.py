"""Draw the labels of spaces: id, signs and marks, stacked around the centre of the space."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from string import ascii_uppercase
from xml.etree.ElementTree import Element

from authoring.drawing.board.face import Face, Space, is_wordy
from authoring.drawing.board.marks import Mark
from authoring.drawing.board.viewport import Viewport
from authoring.drawing.svg import elements, style, symbols
from authoring.drawing.svg.geometry import Point, inside

ID = 1.8
SIGN = 3.3
NOTE = 1.5
LABEL = 1.45
"""Sizes in tile units."""
SMALLEST = 9.0
SMALLEST_SIGN = 12.0
"""The smallest type and the smallest signs, in picture units."""


def _larger(symbol: symbols.Symbol) -> symbols.Symbol:
    """Make a sign of a mark larger than the signs of the tile."""
    return lambda parent, at, size: symbol(parent, at, size * SIGN_BOX[0])


SHIFTS = sorted(range(-4, 5), key=abs)
"""The distances to move labels up or down, away from rock, in tile units; the smallest first."""
SIGN_BOX = (1.4, 1.4)
SIGNS: dict[str, symbols.Symbol] = {
    "goal": _larger(symbols.goal),
    "search": _larger(symbols.search),
    "start": _larger(symbols.start),
    "surge": _larger(symbols.surge),
    "token": _larger(symbols.token),
}
"""The signs a mark can put on a space."""

Sign = tuple[symbols.Symbol, float, float]
"""A sign with its width and height, as multiples of the sign size."""
Box = tuple[float, float, float, float]
"""Left, top, right and bottom, in picture units."""
INNER = 4.6
"""The least distance of texts from the edge of the tile, in tile units: inside the wall."""


@dataclass(frozen=True)
class Row:
    """A row of a label: its size, and a function that draws it around a point."""

    width: float
    height: float
    draw: Callable[[Element, Point], None]
    optional: bool = False
    """Whether the row can be left out if there is no room."""


def draw_labels(
    parent: Element, face: Face, marks: Mapping[str, Sequence[Mark]], view: Viewport, on_route: Sequence[str] = ()
) -> None:
    """Draw the labels of each space of a face. Spaces that a chapter adds are small: a letter refers to `captions`."""
    letters = {space.id: letter for letter, space, _ in captions(face)}
    for space in sorted(face.spaces, key=lambda space: space.added):
        own = elements.group(parent, "stack", of=space.id)
        signs = _sign_rows(space, marks.get(space.id, ()), view.unit)
        words = _word_rows(face, space, marks.get(space.id, ()), view)
        if space.id in letters:
            letter = _text_row(letters[space.id], max(ID * view.unit, SMALLEST))
            _draw_rows(own, [letter, *signs, *words], view.point(space.at))
        else:
            rows = [*words[:1], *signs, *words[1:]]
            if space.id in on_route:
                rows[0] = _on_plate(rows[0])
            _draw_rows(own, *_away_from_rock(face, view, space, rows))


def captions(face: Face) -> list[tuple[str, Space, str]]:
    """The letter of each space that a chapter adds and whose id is too long to stand on it, and its words."""
    wordy = [space for space in face.spaces if space.added and (space.note or len(space.id) > SHORT)]
    return [
        (letter, space, space.note or space.id.replace("-", " "))
        for letter, space in zip(ascii_uppercase, wordy, strict=False)
    ]


def caption_lines(face: Face, size: float, width: float) -> list[str]:
    """The captions of a face in lines that fit a width."""
    return [line for letter, _, said in captions(face) for line in style.wrapped(f"{letter} – {said}", size, width)]


def draw_captions(parent: Element, face: Face, at: Point, size: float, width: float) -> None:
    """Draw the captions of a face below a point, which is on the left."""
    for number, line in enumerate(caption_lines(face, size, width)):
        where = (at[0], at[1] + (number + 0.7) * size * LEADING)
        elements.write(parent, where, line, size, kind="caption", anchor="start", italic=True)


LEADING = 1.3
"""The distance of the lines of captions, as a multiple of the size of type."""
SHORT = 3
"""The most letters of an id that can stand on a small space."""


def _size(rows: Sequence[Row]) -> tuple[float, float]:
    return max((row.width for row in rows), default=0.0), sum(row.height for row in rows)


def _box(at: Point, rows: Sequence[Row], edge: float = 0.0) -> Box:
    half, high = (length / 2 + edge for length in _size(rows))
    return (at[0] - half, at[1] - high, at[0] + half, at[1] + high)


def _draw_rows(own: Element, rows: Sequence[Row], at: Point) -> Box:
    box = _box(at, rows)
    y = box[1]
    for row in rows:
        row.draw(own, (at[0], y + row.height / 2))
        y += row.height
    return box


def _inside_walls(view: Viewport, at: Point, rows: Sequence[Row]) -> Point:
    """Return the point nearest to `at` where rows stay inside the walls."""
    half = [length / 2 for length in _size(rows)]
    low, high = view.point((INNER, INNER)), view.point((100 - INNER, 100 - INNER))
    return tuple(max(low[i] + half[i], min(at[i], high[i] - half[i])) for i in (0, 1))  # type: ignore[return-value]


def _away_from_rock(face: Face, view: Viewport, space: Space, rows: list[Row]) -> tuple[list[Row], Point]:
    """Return rows and a point for them away from rock: moved up or down, or without the optional rows."""
    for kept in (rows, [row for row in rows if not row.optional]):
        for shift in SHIFTS if kept else ():
            x, y = view.point(space.at)
            spot = _inside_walls(view, (x, y + shift * view.unit), kept)
            if not _on_rock(face, view, _box(spot, kept)):
                return kept, spot
    return rows, _inside_walls(view, view.point(space.at), rows)


def _on_rock(face: Face, view: Viewport, box: Box) -> bool:
    across = (box[0], (box[0] + box[2]) / 2, box[2])
    spots = [((x - view.left) / view.unit, (y - view.top) / view.unit) for x in across for y in (box[1], box[3])]
    return any(inside(spot, solid) for spot in spots for solid in face.solid)


def _on_plate(row: Row) -> Row:
    """Put a row on a white plate, so that it stays legible on the line of the route."""
    width, height = row.width + 6, row.height

    def draw(own: Element, at: Point) -> None:
        box = {"x": at[0] - width / 2, "y": at[1] - height / 2, "width": width, "height": height}
        elements.add(own, "rect", fill="#ffffff", fill_opacity=0.85, rx=height / 2, **box)
        row.draw(own, at)

    return Row(width, height, draw)


def _sign_rows(space: Space, marks: Sequence[Mark], unit: float) -> list[Row]:
    signs = [*_signs(space), *((SIGNS[mark.symbol], *SIGN_BOX) for mark in marks if mark.symbol in SIGNS)]
    return [_sign_row(signs, max(SIGN * unit, SMALLEST_SIGN))] if signs else []


def _word_rows(face: Face, space: Space, marks: Sequence[Mark], view: Viewport) -> list[Row]:
    unit = view.unit
    rows: list[Row] = []
    if space.added and (space.note or len(space.id) > SHORT):
        return [_label_row(mark, max(LABEL * unit, SMALLEST)) for mark in marks if mark.label]
    noted = space.note and space.kind == "special-area"
    notes = _note_rows(face, space, max(NOTE * unit, SMALLEST), unit) if noted else []
    if not (notes and is_wordy(space.id)):  # the note says the same, in the language of the picture
        rows.append(_id_row(face, space, max(ID * unit, SMALLEST), unit))
    rows += notes
    return rows + [_label_row(mark, max(LABEL * unit, SMALLEST)) for mark in marks if mark.label]


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


def _id_row(face: Face, space: Space, size: float, unit: float) -> Row:
    return _text_row(style.shortened(space.id, size, _max_width(face, space) * unit, bold=True), size)


def _text_row(text: str, size: float) -> Row:
    def draw(own: Element, at: Point) -> None:
        elements.write(own, at, text, size, kind="id", bold=True)

    return Row(style.text_width(text, size, bold=True), size * 1.2, draw)


def _sign_row(signs: Sequence[Sign], size: float) -> Row:
    gap = size * 0.14

    def draw(own: Element, at: Point) -> None:
        left = at[0] - width / 2
        for sign, share, _ in signs:
            sign(own, (left + share * size / 2, at[1]), size)
            left += share * size + gap

    width = sum(width * size + gap for _, width, _ in signs) - gap
    return Row(width, size * max(height for _, _, height in signs) * 1.08, draw)


def _note_rows(face: Face, space: Space, size: float, unit: float) -> list[Row]:
    alone = is_wordy(space.id)
    rows = style.folded(space.note, size, _max_width(face, space) * unit, 3 if alone else 2)
    return [_note_row(text, size, optional=not alone) for text in rows]


def _note_row(text: str, size: float, optional: bool) -> Row:
    def draw(own: Element, at: Point) -> None:
        elements.write(own, at, text, size, kind="note", italic=True)

    return Row(style.text_width(text, size), size * 1.2, draw, optional)


def _max_width(face: Face, space: Space) -> float:
    """Return the largest width of a text on a space that keeps clear of its neighbours, in tile units."""
    beside = (abs(space.at[0] - other.at[0]) for other in face.spaces if _same_height(space, other))
    return min(max(min(beside, default=WIDEST) - 2, NARROWEST), WIDEST)


WIDEST = 30.0
NARROWEST = 9.0
"""The limits of the width of a text: on a space, and where neighbours are close."""


def _same_height(space: Space, other: Space) -> bool:
    """Whether texts on two spaces could overlap sideways."""
    return other.id != space.id and not other.added and abs(space.at[1] - other.at[1]) < 8


def _label_row(mark: Mark, size: float) -> Row:
    def draw(own: Element, at: Point) -> None:
        part = elements.group(own, "mark", space=mark.space)
        if mark.title:
            elements.title(part, mark.title)
        elements.pill(part, at, mark.label, size, "#ffffff", style.INK)

    return Row(elements.pill_width(mark.label, size), size * 1.6, draw)
