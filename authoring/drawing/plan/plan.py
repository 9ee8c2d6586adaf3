"""Draw the plan of a chapter: the tiles on the table, their other sides below, and notes on special rooms."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from authoring.drawing.board.board import draw_face
from authoring.drawing.board.face import Face
from authoring.drawing.board.viewport import Viewport
from authoring.drawing.plan import legend
from authoring.drawing.plan.connectors import draw_connectors
from authoring.drawing.plan.plan_model import Note, PlacedTile, PlanModel
from authoring.drawing.plan.route import Leg, route
from authoring.drawing.plan.tile_picture import draw_number
from authoring.drawing.svg import elements, style, symbols
from authoring.drawing.svg.geometry import Point
from authoring.wording.languages import labelled, term

MARGIN = 20.0
UP = 4.6
"""Picture units per tile unit, for the faces that are up."""
DOWN = 2.7
"""Picture units per tile unit, for the other sides."""
GAP = 40.0
HEADER = 30.0
TITLE = 46.0
LINE = 20.0
SIGNS = {"goal": symbols.goal, "search": symbols.search, "surge": symbols.surge}


class _PageLayout:
    """The positions of all parts of a plan. Heights depend on the width, and the width on the tiles."""

    def __init__(self, model: PlanModel) -> None:
        self.model = model
        self.route = route(model)
        joins = model.joins()
        self.crossed = {join.tile.at for join in joins if join.exit.edge == "N"}
        self.crossed |= {join.other_tile.at for join in joins if join.exit.edge == "S"}
        columns = [tile.at[0] for tile in model.tiles] or [0]
        rows = [tile.at[1] for tile in model.tiles] or [0]
        self.left, self.top = min(columns), min(rows)
        self.step = 100 * UP + GAP
        self.backs = [tile for tile in model.tiles if tile.down]
        self.beside = max(columns) == self.left  # a plan of one column has room for the other sides beside it
        across = (max(columns) - self.left + 1) * self.step - GAP + (GAP + 100 * DOWN if self.beside else 0)
        self.width = max(across, 620.0)
        self.backs_top = MARGIN + TITLE + (max(rows) - self.top + 1) * (self.step + HEADER)
        self.per_row = max(1, int((self.width + GAP / 2) // (100 * DOWN + GAP / 2)))
        rows_of_backs = 0 if self.beside else -(-len(self.backs) // self.per_row)
        row_of_backs = 100 * DOWN + HEADER + GAP / 2
        self.notes_top = self.backs_top + (rows_of_backs * row_of_backs + LINE if rows_of_backs else 0)
        self.lines: list[str | Note] = [*_route_lines(model, self.route), *model.notes]
        self.key_top = self.notes_top + len(self.lines) * LINE + (LINE / 2 if self.lines else 0)
        self.entries = _legend_entries(model, self.route)
        self.height = self.key_top + legend.height(model.faces.values(), self.entries, self.width) + MARGIN

    def up(self, tile: PlacedTile) -> Viewport:
        """Return the viewport of a face that is up."""
        x = MARGIN + (tile.at[0] - self.left) * self.step
        y = MARGIN + TITLE + HEADER + (tile.at[1] - self.top) * (self.step + HEADER)
        return Viewport(x, y, UP)

    def down(self, index: int) -> Viewport:
        """Return the viewport of another side."""
        if self.beside:
            front = self.up(self.backs[index])
            return Viewport(front.left + self.step, front.top + 50 * (UP - DOWN), DOWN, show_ids=False)
        row, column = divmod(index, self.per_row)
        x = MARGIN + column * (100 * DOWN + GAP / 2)
        return Viewport(x, self.backs_top + LINE + HEADER + row * (100 * DOWN + HEADER + GAP / 2), DOWN, show_ids=False)


def draw_picture(model: PlanModel) -> str:
    """Draw the plan of a chapter as SVG."""
    page = _PageLayout(model)
    root = elements.document(page.width + 2 * MARGIN, page.height, model.title)
    title = style.shortened(model.title, 28, page.width - 60, bold=True)
    elements.write(
        root, (MARGIN, MARGIN + 16), title, 28, kind="title", anchor="start", bold=True, font=style.TITLE_FONT
    )
    symbols.compass(root, (MARGIN + page.width - 15, MARGIN + 18), 30)
    draw_connectors(root, model, page.up)
    for tile in model.tiles:
        _draw_tile_face(root, page, tile.up, page.up(tile), 15, crossed=tile.at in page.crossed)
    if page.backs and not page.beside:
        heading = (MARGIN, page.backs_top + LINE / 2)
        words = term("other sides", model.language)
        elements.write(root, heading, words, 14, kind="heading", anchor="start", bold=True, colour=style.MUTED)
    for index, tile in enumerate(page.backs):
        if tile.down:
            _draw_tile_face(root, page, tile.down, page.down(index), 12)
    _draw_notes(root, page)
    legend.draw(root, model.faces.values(), page.entries, MARGIN, page.key_top, page.width)
    return elements.to_text(root)


def _draw_tile_face(
    root: Element, page: _PageLayout, face: Face, view: Viewport, size: float, crossed: bool = False
) -> None:
    model = page.model
    header = elements.group(root, "tile", face=face.id)
    y = view.top - HEADER / 2
    left = view.left
    if face.number is not None:
        draw_number(header, (left + size, y), str(face.number), style.SIDE[face.colour], size)
        left += size * 2.5
    stop = next((number for number, leg in enumerate(page.route) if leg.face == face.id), None)
    right = view.left + 100 * view.unit
    kinds = {note.kind for note in model.notes if note.face == face.id}
    kinds |= {"goal"} if (face.id, ()) in model.goals else set()
    for kind in sorted(kinds, reverse=True):
        SIGNS[kind](header, (right - size * 0.7, y), size * 1.3)
        right -= size * 1.7
    if stop is not None and len(page.route) > 1:
        _draw_stop(header, (right - size * 0.7, y), str(stop + 1), size)
        right -= size * 1.7
    for mark in (mark for where, mark in model.overlays if where == face.id and not mark.space):
        own = elements.group(header, "mark")
        elements.title(own, mark.title)
        width = elements.pill_width(mark.label, size * 0.7)
        elements.pill(own, (right - width / 2, y), mark.label, size * 0.7, "#ffffff", style.INK)
        right -= width + 5
    # a bridge to the tile above crosses the header in the middle
    wide = (view.left + 43 * view.unit if crossed else right - size * 0.5) - left
    type_ = next((t for t in (size, size - 2) if style.text_width(face.name, t, bold=True) <= wide), size - 2)
    name = style.shortened(face.name, type_, wide, bold=True)
    elements.write(header, (left, y), name, type_, kind="name", anchor="start", bold=True)
    route_points = page.route[stop].points(face) if stop is not None else []
    draw_face(root, face, view, model.marks(face.id), route_points)


def _draw_stop(parent: Element, at: Point, text: str, size: float) -> None:
    """Draw the number of a face along the route."""
    own = elements.group(parent, "stop")
    elements.add(own, "circle", cx=at[0], cy=at[1], r=size * 0.68, fill=style.ROUTE)
    elements.write(own, at, text, size * 0.8, kind="stop-number", bold=True, colour="#ffffff")


def _route_lines(model: PlanModel, route: list[Leg]) -> list[str]:
    names = [model.faces[leg.face].name for leg in route]
    if len(names) < 2:
        return []
    return [labelled(term("shortest way", model.language), " → ".join(names), model.language)]


def _legend_entries(model: PlanModel, route: list[Leg]) -> list[str]:
    kinds = {note.kind for note in model.notes}
    needed = {
        "start": bool(model.start[1]),
        "goal": bool(model.goals),
        "shortest way": any(len(leg.points(model.faces[leg.face])) > 1 for leg in route),
        "special search": "search" in kinds,
        "special surge": "surge" in kinds,
        "exits meet": any(join.open for join in model.joins()),
        "exits meet once flipped": any(not join.open for join in model.joins()),
    }
    return [key for key, is_needed in needed.items() if is_needed]


def _draw_notes(root: Element, page: _PageLayout) -> None:
    faces = page.model.faces
    y = page.notes_top + LINE / 2
    for line in page.lines:
        if isinstance(line, str):
            text, left = line, MARGIN
        else:
            SIGNS[line.kind](root, (MARGIN + 8, y), 15)
            name = faces[line.face].name if line.face in faces else line.face
            text, left = labelled(name, line.text, page.model.language), MARGIN + 24
        text = style.shortened(text, 13, page.width + MARGIN - left)
        elements.write(root, (left, y), text, 13, kind="line", anchor="start")
        y += LINE
