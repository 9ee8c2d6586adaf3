"""Pictures for the storybook, made of the parts that `tailwright render` draws with.

The book says in its own type and language what those pictures say in theirs: these have no title and no key, and the
plan for setting up shows only the faces that are up, so that it gives nothing away.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from xml.etree.ElementTree import Element, tostring

from authoring.content.library import Library
from authoring.drawing.board import board
from authoring.drawing.board.face import Face, read
from authoring.drawing.board.marks import Mark
from authoring.drawing.plan import legend
from authoring.drawing.plan.connectors import draw_connectors
from authoring.drawing.plan.plan_model import Journey, Laid
from authoring.drawing.plan.plan_model import plan as read_plan
from authoring.drawing.plan.tile_picture import plate
from authoring.drawing.svg import elements, style
from authoring.export.book.model import Sign
from authoring.wording.languages import term

MARGIN = 4.0
UNIT = 3.1
"""A tile unit: small, as pictures are printed small and their type is never smaller than so many units."""
GAP = 28.0
HEADER = 30.0
NAME = 11.5
SIGN = 22.0


def setup_journey(chapter: dict[str, Any], library: Library, language: str) -> Journey:
    """The plan as it lies at the start: no other sides, no rules of rooms, no goals."""
    up = [place["face"] for place in chapter.get("plan", [])]
    tiles = [
        {**tile.data, "faces": [face for face in tile.data["faces"] if face["id"] in up]}
        for tile in library.entries("tile").values()
    ]
    shown: dict[str, Any] = {key: chapter[key] for key in ("id", "plan", "start") if key in chapter}
    return read_plan(shown, tiles, None, language)


def plan_picture(journey: Journey) -> str:
    """The tiles on the table."""
    columns = [tile.at[0] for tile in journey.tiles] or [0]
    rows = [tile.at[1] for tile in journey.tiles] or [0]
    step = 100 * UNIT + GAP

    def place(tile: Laid) -> board.Place:
        x = MARGIN + (tile.at[0] - min(columns)) * step
        y = MARGIN + HEADER + (tile.at[1] - min(rows)) * (step + HEADER)
        return board.Place(x, y, UNIT)

    width = 2 * MARGIN + (max(columns) - min(columns) + 1) * step - GAP
    height = 2 * MARGIN + (max(rows) - min(rows) + 1) * (step + HEADER) - GAP
    root = _bare(width, height, journey.title)
    draw_connectors(root, journey, place)
    crossed = [join.other_tile for join in journey.joins() if join.exit.edge == "S"]
    for tile in journey.tiles:
        at, left = place(tile), place(tile).left
        if tile.up.number is not None:
            plate(root, (left + 12, at.top - 14), str(tile.up.number), style.SIDE[tile.up.colour], 11)
            left += 28
        reach = 46 if tile in crossed else 100  # left of the middle, where joined exits pass
        name = style.shortened(tile.up.name, NAME, at.left + reach * UNIT - left, bold=True)
        elements.write(root, (left, at.top - 14), name, NAME, kind="name", anchor="start", bold=True)
        board.draw(root, tile.up, at, journey.marks(tile.up.id))
    return elements.written(root)


def _bare(width: float, height: float, title: str) -> Element:
    """An empty picture without a ground of its own: it lies on the paper of the book."""
    root = elements.document(width, height, title)
    for ground in root.findall("rect[@class='paper']"):
        root.remove(ground)
    return root


def room_picture(face: dict[str, Any], room: dict[str, Any], language: str) -> str:
    """One face with what the chapter adds to it."""
    shown = read(face, room, language)
    side = 100 * UNIT
    root = _bare(side + 2 * MARGIN, side + 2 * MARGIN, shown.name)
    known = {space.id for space in shown.spaces}
    board.draw(root, shown, board.Place(MARGIN, MARGIN, UNIT), [m for m in _search_marks(room) if m.space in known])
    return elements.written(root)


def _search_marks(room: dict[str, Any]) -> list[Mark]:
    found: dict[str, Mark] = {}
    for search in room.get("search") or ():
        where = search.get("where", "anywhere")
        spaces = (room.get("areas") or {}).get(where, []) if isinstance(where, str) else where
        found |= {str(space): Mark(str(space), symbol="search") for space in spaces}
    return list(found.values())


def key(faces: Iterable[Face], language: str, extra: Iterable[str] = ()) -> tuple[Sign, ...]:
    """What the signs on some pictures mean."""
    shown = list(faces)
    words = [word for word, (_, used) in legend.ENTRIES.items() if any(used(face) for face in shown)]
    return tuple(_sign(word, language) for word in [*words, *extra])


def _sign(word: str, language: str) -> Sign:
    root = _bare(SIGN * 1.4, SIGN, "")
    sample = legend.ENTRIES[word][0] if word in legend.ENTRIES else legend.MORE[word]
    sample(root, (SIGN * 0.7, SIGN / 2), SIGN * 0.75)
    return Sign(tostring(root, encoding="unicode"), term("party starts" if word == "start" else word, language))
