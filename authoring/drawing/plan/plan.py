"""Draw the plan of a chapter: the tiles on the table, their other sides beside them, and notes on special rooms."""

from __future__ import annotations

from itertools import pairwise
from xml.etree.ElementTree import Element

from authoring.drawing.board.board import draw_face
from authoring.drawing.board.face import Exit, Face
from authoring.drawing.board.route_line import draw_route_line
from authoring.drawing.board.space_labels import draw_captions
from authoring.drawing.board.viewport import Viewport
from authoring.drawing.plan import legend
from authoring.drawing.plan.connectors import draw_connectors, shift_of
from authoring.drawing.plan.page_layout import CAPTION, DOWN, HEADER, LINE, MARGIN, TEXT, UP, PageLayout
from authoring.drawing.plan.plan_model import Join, PlacedTile, PlanModel
from authoring.drawing.plan.route import Leg, route
from authoring.drawing.plan.tile_picture import draw_number
from authoring.drawing.svg import elements, style, symbols
from authoring.drawing.svg.geometry import Point
from authoring.wording.languages import labelled, term

SIGNS = {"goal": symbols.goal, "search": symbols.search, "surge": symbols.surge, "token": symbols.token}
NAME_SIZES = {UP: ((15.0, 13.0), (12.0, 10.0, 8.0)), DOWN: ((12.0, 10.5), (10.5, 9.0, 8.0))}
"""The sizes of type of the names of faces: in one row, and in two."""


def draw_picture(model: PlanModel) -> str:
    """Draw the plan of a chapter as SVG."""
    way = route(model)
    page = PageLayout(model, _legend_entries(model, way), _route_lines(model, way))
    root = elements.document(page.width + 2 * MARGIN, page.height, model.title)
    _draw_title(root, page)
    draw_connectors(root, model, page.up)
    crossed = {join.tile.at for join in model.joins() if join.exit.edge == "N"}
    crossed |= {join.other_tile.at for join in model.joins() if join.exit.edge == "S"}
    for tile in model.tiles:
        _draw_back(root, page, tile, way)
    for tile in model.tiles:
        _draw_tile_face(root, page, tile.up, page.up(tile), way, crossed=tile.at in crossed)
    _draw_crossings(root, page, way)
    _draw_notes(root, page)
    legend.draw(root, model.faces.values(), page.entries, MARGIN, page.key_top, page.width)
    return elements.to_text(root)


def _draw_title(root: Element, page: PageLayout) -> None:
    size = page.title_size
    for number, row in enumerate(page.title):
        at = (MARGIN, MARGIN + size * 0.57 + number * size)
        elements.write(root, at, row, size, kind="title", anchor="start", bold=True, font=style.TITLE_FONT)
    symbols.compass(root, (MARGIN + page.width - 15, MARGIN + 18), 30)


def _draw_back(root: Element, page: PageLayout, tile: PlacedTile, way: list[Leg]) -> None:
    """Draw the other side of a tile beside its front, and a line that joins the two."""
    if tile.down is None:
        return
    view, front, side = page.down(tile), page.up(tile), page.sides[tile.at]
    if side:
        _join_to_front(root, front, view, side)
    _draw_tile_face(root, page, tile.down, view, way)


def _join_to_front(root: Element, front: Viewport, view: Viewport, side: str) -> None:
    header = HEADER / DOWN
    here, there = {
        "E": ((100.0, 50.0), (0.0, 50.0)),
        "W": ((0.0, 50.0), (100.0, 50.0)),
        "S": ((50 * DOWN / UP, 100.0), (50.0, -header)),
        "N": ((50 * DOWN / UP, -HEADER / UP), (50.0, 100.0)),
    }[side]
    ends = [front.point(here), view.point(there)]
    elements.stroke(elements.group(root, "back"), ends, style.MUTED, 2, stroke_dasharray="2 5")


def _draw_tile_face(
    root: Element, page: PageLayout, face: Face, view: Viewport, way: list[Leg], crossed: bool = False
) -> None:
    header = elements.group(root, "tile", face=face.id)
    size = NAME_SIZES[view.unit][0][0]
    y = view.top - HEADER / 2
    left = view.left
    if face.number is not None:
        draw_number(header, (left + size, y), str(face.number), style.SIDE[face.colour], size)
        left += size * 2.5
    right = _draw_signs(header, page.model, face, way, (view.left + 100 * view.unit, y), size)
    # a bridge to the tile above crosses the header in the middle
    wide = (view.left + 43 * view.unit if crossed else right - size * 0.5) - left
    large, small = NAME_SIZES[view.unit]
    size, rows = style.fitting_type(face.name, large, wide, most=1)
    if len(rows) > 1:
        size, rows = style.fitting_type(face.name, small, wide, most=2)
    for number, row in enumerate(rows):
        at = (left, y + (number - (len(rows) - 1) / 2) * size)
        elements.write(header, at, row, size, kind="name", anchor="start", bold=True)
    leg = next((leg for leg in way if leg.face == face.id), None)
    points = leg.points(face, _shift(page.model, leg) / view.unit) if leg else []
    draw_face(root, face, view, page.model.marks(face.id), points)
    below = (view.left, view.top + 100 * view.unit + 3)
    draw_captions(root, face, below, CAPTION, page.caption_width(face))


def _draw_signs(header: Element, model: PlanModel, face: Face, way: list[Leg], at: Point, size: float) -> float:
    """Draw the signs of a face and its number along the way, from the right; return the left edge of the last."""
    right, y = at
    kinds = {note.kind for note in model.notes if note.face == face.id}
    kinds |= {"goal"} if (face.id, ()) in model.goals else set()
    for kind in sorted(kinds, reverse=True):
        SIGNS[kind](header, (right - size * 0.7, y), size * 1.3)
        right -= size * 1.7
    stop = next((number for number, leg in enumerate(way) if leg.face == face.id), None)
    if stop is not None and len(way) > 1:
        _draw_stop(header, (right - size * 0.7, y), str(stop + 1), size)
        right -= size * 1.7
    for mark in (mark for where, mark in model.overlays if where == face.id and not mark.space):
        own = elements.group(header, "mark")
        elements.title(own, mark.title)
        width = elements.pill_width(mark.label, size * 0.7)
        elements.pill(own, (right - width / 2, y), mark.label, size * 0.7, "#ffffff", style.INK)
        right -= width + 5
    return right


def _shift(model: PlanModel, leg: Leg) -> float:
    """How far beside the middle of its exits a leg leaves a face: on the bridge of its colour, if there are two."""
    joins = model.joins()
    for exit_ in (leg.out, leg.into):
        if exit_ is not None:
            at = {join.exit.colour for join in joins if _is_at(model, join, leg.face, exit_)}
            if len(at) > 1:
                return shift_of(exit_.colour)
    return 0.0


def _is_at(model: PlanModel, join: Join, face: str, exit_: Exit) -> bool:
    """Whether a bridge is drawn at an exit of the tile of a face."""
    here = next(tile for tile in model.tiles if face in {one.id for one in tile.faces})
    ends = ((join.tile.at, join.exit), (join.other_tile.at, join.beyond))
    return any(at == here.at and (end.edge, end.at) == (exit_.edge, exit_.at) for at, end in ends)


def _draw_crossings(root: Element, page: PageLayout, way: list[Leg]) -> None:
    """Draw the way over the bridges between faces that are up."""
    fronts = {tile.up.id: page.up(tile) for tile in page.model.tiles}
    for leg, beyond in pairwise(way):
        if leg.out and beyond.into and leg.face in fronts and beyond.face in fronts:
            ends = []
            for one, edge in ((leg, -1), (beyond, 0)):
                view = fronts[one.face]
                face = page.model.faces[one.face]
                ends.append(view.point(one.points(face, _shift(page.model, one) / view.unit)[edge]))
            draw_route_line(root, ends, Viewport(0, 0, 1))


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
        "token lies": "token" in kinds,
        "exits meet": any(join.open and not join.shut for join in model.joins()),
        "exits meet once flipped": any(not join.open and not join.shut for join in model.joins()),
        "door shut": any(face.shut for face in model.faces.values()),
    }
    return [key for key, is_needed in needed.items() if is_needed]


def _draw_notes(root: Element, page: PageLayout) -> None:
    y = page.notes_top + LINE / 2
    for note, text in page.lines:
        if note is not None and note.kind:
            SIGNS[note.kind](root, (MARGIN + 8, y), 15)
        left = MARGIN + (24 if note is not None else 0)
        elements.write(root, (left, y), text, TEXT, kind="line", anchor="start")
        y += LINE
