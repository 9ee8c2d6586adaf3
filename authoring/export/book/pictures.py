"""Pictures for the storybook, drawn with the parts of `tailwright render`.

The book prints titles and keys itself, in its own type and language, so these pictures have none. The plan for setting
up shows only the faces that are up, so that it reveals nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import Any
from xml.etree.ElementTree import Element, tostring

from authoring.content.library import Library
from authoring.drawing.board.board import draw_face
from authoring.drawing.board.face import Face, read
from authoring.drawing.board.marks import Mark
from authoring.drawing.board.space_labels import LEADING, caption_lines, draw_captions
from authoring.drawing.board.viewport import Viewport
from authoring.drawing.plan import legend
from authoring.drawing.plan.connectors import draw_connectors
from authoring.drawing.plan.plan_model import PlacedTile, PlanModel, goals_of, read_plan, token_notes
from authoring.drawing.plan.tile_picture import draw_number
from authoring.drawing.svg import elements, style
from authoring.export.book.model import Sign

MARGIN = 4.0
UNIT = 3.1
"""Picture units per tile unit: few, since pictures are printed small and their type has a smallest size in units."""
GAP = 28.0
HEADER = 30.0
NAME_SIZES = (11.5, 10.5, 9.5)
SIGN = 22.0
CAPTION = 10.0


def setup_plan(chapter: dict[str, Any], library: Library, language: str) -> PlanModel:
    """Read the plan as it lies at the start: without other sides, rules of rooms and goals."""
    up = [place["face"] for place in chapter.get("plan", [])]
    tiles = [
        {**tile.data, "faces": [face for face in tile.data["faces"] if face["id"] in up]}
        for tile in library.entries("tile").values()
    ]
    visible: dict[str, Any] = {key: chapter[key] for key in ("id", "plan", "start", "setup", "rules") if key in chapter}
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
    room = view.left + (46 if crossed else 100) * UNIT - left
    size = next(
        (size for size in NAME_SIZES if style.text_width(tile.up.name, size, bold=True) <= room), NAME_SIZES[-1]
    )
    rows = style.folded(tile.up.name, size * 1.12, room) or [style.shortened(tile.up.name, size, room, bold=True)]
    for index, row in enumerate(rows):
        at = (left, view.top - 14 + (index - (len(rows) - 1) / 2) * size * 1.1)
        elements.write(root, at, row, size, kind="name", anchor="start", bold=True)


def _transparent_document(width: float, height: float, title: str) -> Element:
    """Make an empty picture without a background, to lie on the paper of the book."""
    root = elements.document(width, height, title)
    for paper in root.findall("rect[@class='paper']"):
        root.remove(paper)
    return root


def room_picture(
    face: dict[str, Any],
    room: dict[str, Any],
    chapter: dict[str, Any],
    language: str,
    shut: Collection[tuple[str, str]] = (),
) -> str:
    """Draw a face with the spaces that the chapter adds, and signs for its start, goal, searches, surge and tokens.

    `shut` are faces and edges whose exits are shut at the start.
    """
    drawn = read(face, room, language)
    drawn = replace(drawn, shut=frozenset(edge for where, edge in shut if where == drawn.id))
    side = 100 * UNIT
    below = len(caption_lines(drawn, CAPTION, side)) * CAPTION * LEADING
    root = _transparent_document(side + 2 * MARGIN, side + 2 * MARGIN + below, drawn.name)
    known = {space.id for space in drawn.spaces}
    marks = [mark for mark in _room_marks(drawn.id, room, chapter) if mark.space in known]
    draw_face(root, drawn, Viewport(MARGIN, MARGIN, UNIT), marks)
    draw_captions(root, drawn, (MARGIN, MARGIN + side + 2), CAPTION, side)
    return elements.to_text(root)


def _room_marks(face: str, room: dict[str, Any], chapter: dict[str, Any]) -> list[Mark]:
    """Mark the start, the goals, special searches, places of a surge, and where tokens lie at the start."""
    start = chapter.get("start") or {}
    places = [("start", start.get("spaces") or [start.get("space")])] if start.get("face") == face else []
    places += [("goal", spaces) for where, spaces in goals_of(chapter) if where == face]
    places += [("search", _spaces(search.get("where"), room)) for search in room.get("search") or ()]
    surge = room.get("surge")
    places += [("surge", _spaces(group.get("at"), room)) for group in surge] if isinstance(surge, list) else []
    places += [("token", list(note.spaces)) for note in token_notes({**chapter, "rooms": {face: room}}, [face], "en")]
    marks = {(str(space), symbol): Mark(str(space), symbol=symbol) for symbol, spaces in places for space in spaces}
    return list(marks.values())


def _spaces(where: Any, room: dict[str, Any]) -> list[Any]:
    if isinstance(where, str):
        where = (room.get("areas") or {}).get(where, [where])
    return where if isinstance(where, list) else []


def key(faces: Iterable[Face], language: str, extra: Iterable[str] = ()) -> tuple[Sign, ...]:
    """Return the key of some pictures: the signs on them, and `extra` entries."""
    face_list = list(faces)
    words = [word for word, (_, used) in legend.ENTRIES.items() if any(used(face) for face in face_list)]
    return tuple(sign(word, language) for word in [*words, *extra])


def sign(word: str, language: str) -> Sign:
    """Return an entry of a key."""
    root = _transparent_document(SIGN * 1.4, SIGN, "")
    sample = legend.ENTRIES[word][0] if word in legend.ENTRIES else legend.PLAN_ENTRIES[word]
    sample(root, (SIGN * 0.7, SIGN / 2), SIGN * 0.75)
    return Sign(tostring(root, encoding="unicode"), legend.entry_text(word, language))
