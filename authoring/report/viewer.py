"""The replay viewer of a page: the board as a picture, and games as steps and positions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from xml.etree.ElementTree import Element, tostring

from authoring.drawing.board.board import draw_face
from authoring.drawing.board.face import localized_text, read
from authoring.drawing.board.viewport import Viewport
from authoring.drawing.svg import elements
from engine.playtest.recording.replay import DECISION

if TYPE_CHECKING:
    from engine.playtest import CompiledPlan
    from engine.playtest.recording.recorder import Recording
    from engine.records.content import Content

UNIT = 4.0
"""Picture units per tile unit."""
GAP = 14.0
MARGIN = 8.0


@dataclass(frozen=True)
class ViewerGame:
    """A recorded game with the name the viewer shows, and the step it begins with."""

    name: str
    recording: Recording
    first_step: int = 0


def viewer_data(compiled: CompiledPlan, games: list[ViewerGame]) -> dict[str, Any]:
    """Return the data that the script of the page reads."""
    board = compiled.chapter.board
    places = _places(compiled)
    return {
        "spaces": [
            [
                *(round(c, 1) for c in places[board.space_face[space]].point(board.space_at[space])),
                board.space_face[space],
            ]
            for space in range(len(board.space_ids))
        ],
        "names": [board.name(space) for space in range(len(board.space_ids))],
        "heroes": list(compiled.chapter.hero_ids),
        "games": [_game(one) for one in games],
    }


def _game(game: ViewerGame) -> dict[str, Any]:
    recording = game.recording
    steps = [[int(step.what == DECISION), step.words, step.question, " ".join(step.rules)] for step in recording.log]
    head = {"name": game.name, "outcome": recording.outcome, "reason": recording.reason, "at": game.first_step}
    return {**head, "steps": steps, "frames": recording.frames}


def board_svg(compiled: CompiledPlan, games: list[ViewerGame]) -> str:
    """Draw the tiles on the table, with a group for each face that was up in any of the games."""
    places = _places(compiled)
    width = max(place.left for place in places) + 100 * UNIT + MARGIN
    height = max(place.top for place in places) + 100 * UNIT + MARGIN
    root = elements.document(width, height, "The board")
    root.set("class", "board")
    for number in _faces_up(compiled, games):
        _draw_face(root, compiled, number, places[number])
    elements.group(root, "figures")
    return tostring(root, encoding="unicode")


def _draw_face(root: Element, compiled: CompiledPlan, number: int, place: Viewport) -> None:
    """Draw a face on its place on the table, with its name."""
    part = elements.group(root, "up", face=str(number))
    data, room = face_data(compiled.plan.content, compiled.chapter.board.face_ids[number])
    face = read(data, room)
    draw_face(part, face, place)
    at = place.point((4, -0.2))
    name = localized_text(data.get("name")) or face.id
    elements.write(part, (at[0], at[1] + 10), name, 11, kind="name", anchor="start", bold=True, colour="#ffffff")


def _faces_up(compiled: CompiledPlan, games: list[ViewerGame]) -> list[int]:
    frames = [frame for game in games for frame in game.recording.frames]
    return sorted({face for frame in frames for face in frame.get("up", ())} or set(compiled.chapter.board.tile_start))


def _places(compiled: CompiledPlan) -> list[Viewport]:
    """Where each face lies in the picture: on the place of its tile."""
    board = compiled.chapter.board
    left, top = min(x for x, _ in board.tile_at), min(y for _, y in board.tile_at)
    step = 100 * UNIT + GAP
    return [
        Viewport(MARGIN + (x - left) * step, MARGIN + (y - top) * step, UNIT)
        for x, y in (board.tile_at[tile] for tile in board.face_tile)
    ]


def face_data(content: Content, ident: str) -> tuple[dict[str, Any], dict[str, Any] | None]:
    """A face as its tile has it, and the room that the chapter makes of it."""
    face = next(face for tile in content.tiles.values() for face in tile["faces"] if face["id"] == ident)
    return face, content.chapter.get("rooms", {}).get(ident)
