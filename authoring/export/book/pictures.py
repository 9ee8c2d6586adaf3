"""Pictures for the storybook, drawn with the parts of `tailwright render`.

The book prints titles and keys itself, in its own type and language, so these pictures have none. The plan for setting
up shows only the faces that are up, so that it reveals nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from xml.etree.ElementTree import Element, tostring

from authoring.content.library import Library
from authoring.drawing.board.board import draw_face
from authoring.drawing.board.face import Face, read
from authoring.drawing.board.marks import Mark
from authoring.drawing.board.viewport import Viewport
from authoring.drawing.plan import legend
from authoring.drawing.plan.connectors import draw_connectors
from authoring.drawing.plan.plan_model import PlacedTile, PlanModel, read_plan
from authoring.drawing.plan.tile_picture import draw_number
from authoring.drawing.svg import elements, style
from authoring.export.book.model import Sign

MARGIN = 4.0
UNIT = 3.1
"""Picture units per tile unit: few, since pictures are printed small and their type has a smallest size in units."""
GAP = 28.0
HEADER = 30.0
NAME = 11.5
SIGN = 22.0


def setup_plan(chapter: dict[str, Any], library: Library, language: str) -> PlanModel:
    """Read the plan as it lies at the start: without other sides, rules of rooms and goals."""
    up = [place["face"] for place in chapter.get("plan", [])]
    tiles = [
        {**tile.data, "faces": [face for face in tile.data["faces"] if face["id"] in up]}
        for tile in library.entries("tile").values()
    ]
    visible: dict[str, Any] = {key: chapter[key] for key in ("id", "plan", "start") if key in chapter}
    return read_plan(visible, tiles, None, language)


def plan_picture(model: PlanModel) -> str:
    """Draw the tiles on the table."""
    columns = [tile.at[0] for tile in model.tiles] or [0]
    rows = [tile.at[1] for tile in model.tiles] or [0]
    step = 100 * UNIT + GAP

    def viewport_of(tile: PlacedTile) -> Viewport:
        x = MARGIN + (tile.at[0] - min(columns)) * step
        y = MARGIN + HEADER + (tile.at[1] - min(rows)) * (step + HEADER)
        return Viewport(x, y, UNIT)

    width = 2 * MARGIN + (max(columns) - min(columns) + 1) * step - GAP
    height = 2 * MARGIN + (max(rows) - min(rows) + 1) * (step + HEADER) - GAP
    root = _transparent_document(width, height, model.title)
    draw_connectors(root, model, viewport_of)
    crossed = [join.other_tile for join in model.joins() if join.exit.edge == "S"]
    for tile in model.tiles:
        view = viewport_of(tile)
        _draw_header(root, tile, view, crossed=tile in crossed)
        draw_face(root, tile.up, view, model.marks(tile.up.id))
    return elements.to_text(root)


def _draw_header(root: Element, tile: PlacedTile, view: Viewport, crossed: bool) -> None:
    """Draw the number and name of a face; if a bridge crosses the middle of the header, the name ends before it."""
    left = view.left
    if tile.up.number is not None:
        draw_number(root, (left + 12, view.top - 14), str(tile.up.number), style.SIDE[tile.up.colour], 11)
        left += 28
    reach = 46 if crossed else 100
    name = style.shortened(tile.up.name, NAME, view.left + reach * UNIT - left, bold=True)
    elements.write(root, (left, view.top - 14), name, NAME, kind="name", anchor="start", bold=True)


def _transparent_document(width: float, height: float, title: str) -> Element:
    """Make an empty picture without a background, to lie on the paper of the book."""
    root = elements.document(width, height, title)
    for paper in root.findall("rect[@class='paper']"):
        root.remove(paper)
    return root


def room_picture(face: dict[str, Any], room: dict[str, Any], language: str) -> str:
    """Draw a face with the spaces and special searches that the chapter adds."""
    drawn = read(face, room, language)
    side = 100 * UNIT
    root = _transparent_document(side + 2 * MARGIN, side + 2 * MARGIN, drawn.name)
    known = {space.id for space in drawn.spaces}
    marks = [mark for mark in _search_marks(room) if mark.space in known]
    draw_face(root, drawn, Viewport(MARGIN, MARGIN, UNIT), marks)
    return elements.to_text(root)


def _search_marks(room: dict[str, Any]) -> list[Mark]:
    marks: dict[str, Mark] = {}
    for search in room.get("search") or ():
        where = search.get("where", "anywhere")
        spaces = (room.get("areas") or {}).get(where, []) if isinstance(where, str) else where
        marks |= {str(space): Mark(str(space), symbol="search") for space in spaces}
    return list(marks.values())


def key(faces: Iterable[Face], language: str, extra: Iterable[str] = ()) -> tuple[Sign, ...]:
    """Return the key of some pictures: the signs on them, and `extra` entries."""
    face_list = list(faces)
    words = [word for word, (_, used) in legend.ENTRIES.items() if any(used(face) for face in face_list)]
    return tuple(_sign(word, language) for word in [*words, *extra])


def _sign(word: str, language: str) -> Sign:
    root = _transparent_document(SIGN * 1.4, SIGN, "")
    sample = legend.ENTRIES[word][0] if word in legend.ENTRIES else legend.PLAN_ENTRIES[word]
    sample(root, (SIGN * 0.7, SIGN / 2), SIGN * 0.75)
    return Sign(tostring(root, encoding="unicode"), legend.entry_text(word, language))
