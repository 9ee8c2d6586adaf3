"""The board of the viewer: every tile on its place on the table, drawn once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any
from xml.etree.ElementTree import Element, tostring

from authoring.drawing.board.board import draw_face
from authoring.drawing.board.face import localized_text, read
from authoring.drawing.board.viewport import Viewport
from authoring.drawing.svg import elements

if TYPE_CHECKING:
    from engine.playtest import CompiledPlan
    from engine.playtest.recording.recorder import Recording
    from engine.records.content import Content

UNIT = 4.0
"""Picture units per tile unit."""
GAP = 14.0
MARGIN = 8.0
TITLE_SIZE = 11.0


def board_svg(compiled: CompiledPlan, recordings: Iterable[Recording], title: str = "The board") -> str:
    """Draw the tiles on the table, with a group for each face that was up in any of the games."""
    places = face_places(compiled)
    width = max(place.left for place in places) + 100 * UNIT + MARGIN
    height = max(place.top for place in places) + 100 * UNIT + MARGIN
    root = elements.document(width, height, title)
    root.set("class", "board")
    for number in faces_up(compiled, recordings):
        _draw_face(root, compiled, number, places[number])
    elements.group(root, "figures")
    return tostring(root, encoding="unicode")


def face_places(compiled: CompiledPlan) -> list[Viewport]:
    """Where each face lies in the picture: on the place of its tile."""
    board = compiled.chapter.board
    left, top = min(x for x, _ in board.tile_at), min(y for _, y in board.tile_at)
    step = 100 * UNIT + GAP
    return [
        Viewport(MARGIN + (x - left) * step, MARGIN + (y - top) * step, UNIT)
        for x, y in (board.tile_at[tile] for tile in board.face_tile)
    ]


def faces_up(compiled: CompiledPlan, recordings: Iterable[Recording]) -> list[int]:
    """The faces that were up in any of the games; without games, those of the start."""
    frames = [frame for recording in recordings for frame in recording.frames]
    return sorted({face for frame in frames for face in frame.get("up", ())} or set(compiled.chapter.board.tile_start))


def face_name(compiled: CompiledPlan, number: int, language: str = "en") -> str:
    """The name of a face, or its id."""
    ident = compiled.chapter.board.face_ids[number]
    return localized_text(face_data(compiled.plan.content, ident)[0].get("name"), language) or ident


def face_data(content: Content, ident: str) -> tuple[Mapping[str, Any], Mapping[str, Any] | None]:
    """A face as its tile has it, and the room that the chapter makes of it."""
    face = next(face for tile in content.tiles.values() for face in tile["faces"] if face["id"] == ident)
    return face, content.chapter.get("rooms", {}).get(ident)


def _draw_face(root: Element, compiled: CompiledPlan, number: int, place: Viewport) -> None:
    """Draw a face on its place on the table, with its name."""
    part = elements.group(root, "up", face=str(number))
    face = read(*face_data(compiled.plan.content, compiled.chapter.board.face_ids[number]))
    draw_face(part, face, place)
    x, y = place.point((4, -0.2))
    name = face_name(compiled, number)
    elements.write(part, (x, y + 10), name, TITLE_SIZE, kind="name", anchor="start", bold=True, colour="#ffffff")
