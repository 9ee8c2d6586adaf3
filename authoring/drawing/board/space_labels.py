"""What stands on a space: its id, its signs and the labels of overlays, one below the other around its centre."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from xml.etree.ElementTree import Element

from authoring.drawing.board.face import Face, Space
from authoring.drawing.board.marks import Mark
from authoring.drawing.board.viewport import Place
from authoring.drawing.svg import elements, style, symbols
from authoring.drawing.svg.geometry import Point, inside

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


NEAREST_FIRST = sorted(range(-4, 5), key=abs)
"""How far a stack is moved from rock, in tile units."""
SIGN_BOX = (1.4, 1.4)
SIGNS: dict[str, symbols.Symbol] = {
    "goal": _larger(symbols.goal),
    "search": _larger(symbols.search),
    "start": _larger(symbols.start),
    "surge": _larger(symbols.surge),
}
"""Signs that overlays may put on a space."""

Sign = tuple[symbols.Symbol, float, float]
"""A sign with its width and height, in sign sizes."""
Box = tuple[float, float, float, float]
"""Left, top, right and bottom, in picture units."""
INNER = 4.6
"""How far inside the edge of the tile texts stay, in tile units: within the wall."""


@dataclass(frozen=True)
class Row:
    """Something in a stack: how large it is, and how it is drawn around a point."""

    width: float
    height: float
    draw: Callable[[Element, Point], None]
    spare: bool = False
    """Whether it can be left out where there is no room."""


def draw_stacks(
    parent: Element, face: Face, marks: Mapping[str, Sequence[Mark]], place: Place, over_trail: Sequence[str] = ()
) -> None:
    """Draw what stands on each space of a face; beside it for spaces that a chapter adds, which are small."""
    taken: list[Box] = []
    for space in sorted(face.spaces, key=lambda one: one.added):
        own = elements.group(parent, "stack", of=space.id)
        signs = _sign_rows(space, marks.get(space.id, ()), place.unit)
        words = _word_rows(face, space, marks.get(space.id, ()), place)
        if space.added:
            _draw_rows(own, signs, place.at(space.at))
            x, y = place.at(space.at)
            reach = CLEAR * place.unit - 4
            taken.append((x - reach, y - reach, x + reach, y + reach))
            taken.append(_draw_callout(own, words, _beside(place, space, words, taken)))
        else:
            rows = [*words[:1], *signs, *words[1:]] if place.ids else [*signs, *words]
            if space.id in over_trail and place.ids:
                rows[0] = _on_a_plate(rows[0])
            taken.append(_draw_rows(own, *_off_the_rock(face, place, space, rows)))


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


def _within(place: Place, at: Point, rows: Sequence[Row]) -> Point:
    """The point nearest to another at which rows stay within the walls."""
    half = [length / 2 for length in _size(rows)]
    low, high = place.at((INNER, INNER)), place.at((100 - INNER, 100 - INNER))
    return tuple(max(low[i] + half[i], min(at[i], high[i] - half[i])) for i in (0, 1))  # type: ignore[return-value]


def _off_the_rock(face: Face, place: Place, space: Space, rows: list[Row]) -> tuple[list[Row], Point]:
    """Rows and where they stand: moved up or down from rock that is near, or without what can be left out."""
    for left in (rows, [row for row in rows if not row.spare]):
        for shift in NEAREST_FIRST if left else ():
            x, y = place.at(space.at)
            spot = _within(place, (x, y + shift * place.unit), left)
            if not _on_rock(face, place, _box(spot, left)):
                return left, spot
    return rows, _within(place, place.at(space.at), rows)


def _on_rock(face: Face, place: Place, box: Box) -> bool:
    across = (box[0], (box[0] + box[2]) / 2, box[2])
    spots = [((x - place.left) / place.unit, (y - place.top) / place.unit) for x in across for y in (box[1], box[3])]
    return any(inside(spot, solid) for spot in spots for solid in face.solid)


def _beside(place: Place, space: Space, words: Sequence[Row], taken: Sequence[Box]) -> Point:
    """Where beside a small space its words hide least of anything else."""
    x, y = place.at(space.at)
    width, height = _size(words)
    reach = CLEAR * place.unit
    spots = [
        _within(place, (x + dx * (reach + width / 2), y + dy * place.unit), words)
        for dy in sorted(range(-15, 16), key=abs)
        for dx in (1, -1, 0)
        if dx or abs(dy) * place.unit >= reach + height / 2
    ]

    def hidden(spot: Point) -> float:
        own = _box(spot, words, 3)
        return sum(_shared(own, box) for box in taken)

    return min(spots, key=hidden)


CLEAR = 3.2
"""How far from the middle of a small space its words begin, in tile units."""


def _shared(one: Box, other: Box) -> float:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across * down if across > 0 and down > 0 else 0.0


def _draw_callout(own: Element, words: Sequence[Row], at: Point) -> Box:
    left, top, right, bottom = box = _box(at, words)
    if words:
        look: dict[str, str | float] = {"fill": "#ffffff", "fill_opacity": 0.85, "stroke": style.TIMBER}
        elements.add(own, "rect", x=left - 3, y=top - 1, width=right - left + 6, height=bottom - top + 2, rx=4, **look)
    _draw_rows(own, words, at)
    return box


def _on_a_plate(row: Row) -> Row:
    """A row that stays legible where a trail passes under it."""
    width, height = row.width + 6, row.height

    def draw(own: Element, at: Point) -> None:
        box = {"x": at[0] - width / 2, "y": at[1] - height / 2, "width": width, "height": height}
        elements.add(own, "rect", fill="#ffffff", fill_opacity=0.85, rx=height / 2, **box)
        row.draw(own, at)

    return Row(width, height, draw)


def _sign_rows(space: Space, marks: Sequence[Mark], unit: float) -> list[Row]:
    signs = [*_signs(space), *((SIGNS[mark.symbol], *SIGN_BOX) for mark in marks if mark.symbol in SIGNS)]
    return [_sign_row(signs, max(SIGN * unit, SMALLEST_SIGN))] if signs else []


def _word_rows(face: Face, space: Space, marks: Sequence[Mark], place: Place) -> list[Row]:
    unit = place.unit
    rows: list[Row] = []
    if place.ids:
        rows.append(_id_row(face, space, max(ID * unit, SMALLEST), unit))
    if place.ids and space.note and space.kind == "special-area":
        rows += _note_rows(face, space, max(NOTE * unit, SMALLEST), unit)
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
    room = _room(face, space) * (style.UNIT if space.added else unit)  # beside a small space there is no word yet
    text = style.shortened(space.id, size, room, bold=True)

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
    return [_note_row(text, size) for text in style.folded(space.note, size, _room(face, space) * unit)]


def _note_row(text: str, size: float) -> Row:
    def draw(own: Element, at: Point) -> None:
        elements.write(own, at, text, size, kind="note", italic=True)

    return Row(style.text_width(text, size), size * 1.2, draw, spare=True)


def _room(face: Face, space: Space) -> float:
    """How wide a text on a space may be, so as not to run into one beside it, in tile units."""
    if space.added:
        return BESIDE
    beside = (abs(space.at[0] - other.at[0]) for other in face.spaces if _level(space, other))
    return min(max(min(beside, default=WIDEST) - 2, NARROWEST), WIDEST)


WIDEST = 30.0
BESIDE = 19.0
NARROWEST = 9.0


def _level(space: Space, other: Space) -> bool:
    """Whether texts on two spaces could run into each other sideways."""
    return other.id != space.id and not other.added and abs(space.at[1] - other.at[1]) < 8


def _label_row(mark: Mark, size: float) -> Row:
    def draw(own: Element, at: Point) -> None:
        part = elements.group(own, "mark", space=mark.space)
        if mark.title:
            elements.title(part, mark.title)
        elements.pill(part, at, mark.label, size, "#ffffff", style.INK)

    return Row(elements.pill_width(mark.label, size), size * 1.6, draw)
