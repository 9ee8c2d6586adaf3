"""The plan of a chapter: the tiles on the table, their other sides below, and what is special about them."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from authoring.drawing.board import board
from authoring.drawing.board.face import Face
from authoring.drawing.plan import legend
from authoring.drawing.plan.connectors import draw_connectors
from authoring.drawing.plan.plan_model import Journey, Laid, Note
from authoring.drawing.plan.route import Leg, route
from authoring.drawing.plan.tile_picture import plate
from authoring.drawing.svg import elements, style, symbols
from authoring.drawing.svg.geometry import Point
from authoring.wording.languages import labelled, term

MARGIN = 20.0
UP = 4.6
"""Picture units per tile unit for the faces that are up."""
DOWN = 2.7
"""The same for their other sides."""
GAP = 40.0
HEADER = 30.0
TITLE = 46.0
LINE = 20.0
SIGNS = {"goal": symbols.goal, "search": symbols.search, "surge": symbols.surge}


class _Sheet:
    """Where everything goes. Heights depend on the width, the width on the tiles."""

    def __init__(self, journey: Journey) -> None:
        self.journey = journey
        self.route = route(journey)
        joins = journey.joins()
        self.crossed = {join.tile.at for join in joins if join.exit.edge == "N"}
        self.crossed |= {join.other_tile.at for join in joins if join.exit.edge == "S"}
        columns = [tile.at[0] for tile in journey.tiles] or [0]
        rows = [tile.at[1] for tile in journey.tiles] or [0]
        self.left, self.top = min(columns), min(rows)
        self.step = 100 * UP + GAP
        self.backs = [tile for tile in journey.tiles if tile.down]
        self.beside = max(columns) == self.left  # one column leaves room for the other sides next to it
        across = (max(columns) - self.left + 1) * self.step - GAP + (GAP + 100 * DOWN if self.beside else 0)
        self.width = max(across, 620.0)
        self.backs_top = MARGIN + TITLE + (max(rows) - self.top + 1) * (self.step + HEADER)
        self.per_row = max(1, int((self.width + GAP / 2) // (100 * DOWN + GAP / 2)))
        rows_of_backs = 0 if self.beside else -(-len(self.backs) // self.per_row)
        row_of_backs = 100 * DOWN + HEADER + GAP / 2
        self.notes_top = self.backs_top + (rows_of_backs * row_of_backs + LINE if rows_of_backs else 0)
        self.lines: list[str | Note] = [*_told(journey, self.route), *journey.notes]
        self.key_top = self.notes_top + len(self.lines) * LINE + (LINE / 2 if self.lines else 0)
        self.more = _more(journey, self.route)
        self.height = self.key_top + legend.height(journey.faces.values(), self.more, self.width) + MARGIN

    def up(self, tile: Laid) -> board.Place:
        """The place of a face that is up."""
        x = MARGIN + (tile.at[0] - self.left) * self.step
        y = MARGIN + TITLE + HEADER + (tile.at[1] - self.top) * (self.step + HEADER)
        return board.Place(x, y, UP)

    def down(self, index: int) -> board.Place:
        """The place of another side."""
        if self.beside:
            front = self.up(self.backs[index])
            return board.Place(front.left + self.step, front.top + 50 * (UP - DOWN), DOWN, ids=False)
        row, column = divmod(index, self.per_row)
        x = MARGIN + column * (100 * DOWN + GAP / 2)
        return board.Place(x, self.backs_top + LINE + HEADER + row * (100 * DOWN + HEADER + GAP / 2), DOWN, ids=False)


def picture(journey: Journey) -> str:
    """Draw the plan of a chapter as SVG."""
    sheet = _Sheet(journey)
    root = elements.document(sheet.width + 2 * MARGIN, sheet.height, journey.title)
    title = style.shortened(journey.title, 28, sheet.width - 60, bold=True)
    elements.write(
        root, (MARGIN, MARGIN + 16), title, 28, kind="title", anchor="start", bold=True, font=style.TITLE_FONT
    )
    symbols.compass(root, (MARGIN + sheet.width - 15, MARGIN + 18), 30)
    draw_connectors(root, journey, sheet.up)
    for tile in journey.tiles:
        _draw_face(root, sheet, tile.up, sheet.up(tile), 15, crossed=tile.at in sheet.crossed)
    if sheet.backs and not sheet.beside:
        heading = (MARGIN, sheet.backs_top + LINE / 2)
        words = term("other sides", journey.language)
        elements.write(root, heading, words, 14, kind="heading", anchor="start", bold=True, colour=style.MUTED)
    for index, tile in enumerate(sheet.backs):
        if tile.down:
            _draw_face(root, sheet, tile.down, sheet.down(index), 12)
    _draw_notes(root, sheet)
    legend.draw(root, journey.faces.values(), sheet.more, MARGIN, sheet.key_top, sheet.width)
    return elements.written(root)


def _draw_face(
    root: Element, sheet: _Sheet, face: Face, place: board.Place, size: float, crossed: bool = False
) -> None:
    journey = sheet.journey
    header = elements.group(root, "tile", face=face.id)
    y = place.top - HEADER / 2
    left = place.left
    if face.number is not None:
        plate(header, (left + size, y), str(face.number), style.SIDE[face.colour], size)
        left += size * 2.5
    stop = next((number for number, leg in enumerate(sheet.route) if leg.face == face.id), None)
    right = place.left + 100 * place.unit
    kinds = {note.kind for note in journey.notes if note.face == face.id}
    kinds |= {"goal"} if (face.id, ()) in journey.goals else set()
    for kind in sorted(kinds, reverse=True):
        SIGNS[kind](header, (right - size * 0.7, y), size * 1.3)
        right -= size * 1.7
    if stop is not None and len(sheet.route) > 1:
        _draw_stop(header, (right - size * 0.7, y), str(stop + 1), size)
        right -= size * 1.7
    for mark in (mark for where, mark in journey.overlays if where == face.id and not mark.space):
        own = elements.group(header, "mark")
        elements.title(own, mark.title)
        width = elements.pill_width(mark.label, size * 0.7)
        elements.pill(own, (right - width / 2, y), mark.label, size * 0.7, "#ffffff", style.INK)
        right -= width + 5
    # where joined exits pass, the name stays left of the middle
    wide = (place.left + 43 * place.unit if crossed else right - size * 0.5) - left
    type_ = next((t for t in (size, size - 2) if style.text_width(face.name, t, bold=True) <= wide), size - 2)
    name = style.shortened(face.name, type_, wide, bold=True)
    elements.write(header, (left, y), name, type_, kind="name", anchor="start", bold=True)
    trail = sheet.route[stop].points(face) if stop is not None else []
    board.draw(root, face, place, journey.marks(face.id), trail)


def _draw_stop(parent: Element, at: Point, text: str, size: float) -> None:
    """Which face of the way this is."""
    own = elements.group(parent, "stop")
    elements.add(own, "circle", cx=at[0], cy=at[1], r=size * 0.68, fill=style.TRAIL)
    elements.write(own, at, text, size * 0.8, kind="stop-number", bold=True, colour="#ffffff")


def _told(journey: Journey, route: list[Leg]) -> list[str]:
    names = [journey.faces[leg.face].name for leg in route]
    if len(names) < 2:
        return []
    return [labelled(term("shortest way", journey.language), " → ".join(names), journey.language)]


def _more(journey: Journey, way: list[Leg]) -> list[str]:
    kinds = {note.kind for note in journey.notes}
    shown = {
        "start": bool(journey.start[1]),
        "goal": bool(journey.goals),
        "shortest way": any(len(leg.points(journey.faces[leg.face])) > 1 for leg in way),
        "special search": "search" in kinds,
        "special surge": "surge" in kinds,
        "exits meet": any(join.open for join in journey.joins()),
        "exits meet once flipped": any(not join.open for join in journey.joins()),
    }
    return [word for word, there in shown.items() if there]


def _draw_notes(root: Element, sheet: _Sheet) -> None:
    faces = sheet.journey.faces
    y = sheet.notes_top + LINE / 2
    for line in sheet.lines:
        if isinstance(line, str):
            text, left = line, MARGIN
        else:
            SIGNS[line.kind](root, (MARGIN + 8, y), 15)
            name = faces[line.face].name if line.face in faces else line.face
            text, left = labelled(name, line.text, sheet.journey.language), MARGIN + 24
        text = style.shortened(text, 13, sheet.width + MARGIN - left)
        elements.write(root, (left, y), text, 13, kind="line", anchor="start")
        y += LINE
