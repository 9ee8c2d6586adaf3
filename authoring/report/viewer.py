"""What the replay viewer of a page needs: the board as a picture, and games as steps and positions."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any
from xml.etree.ElementTree import Element, tostring

from authoring.drawing.board.board import draw_face
from authoring.drawing.board.face import localized_text, read
from authoring.drawing.board.viewport import Viewport
from authoring.drawing.svg import elements
from engine.playtest.recording.recorder import Film, film_game
from engine.playtest.recording.replay import DECISION
from engine.playtest.run import begin_at_table

if TYPE_CHECKING:
    from engine.playtest import Table
    from engine.records.content import Content

Filmed = tuple[Film, str, str]
"""A film, how the game ended, and why."""
UNIT = 4.0
"""Picture units per tile unit."""
GAP = 14.0
MARGIN = 8.0


@dataclass(frozen=True)
class Shown:
    """A game to be shown: how it is called, and everything that happened."""

    name: str
    film: Film
    outcome: str
    reason: str
    at: int = 0
    """The step to begin with."""


@lru_cache(maxsize=16)
def begin_film(table: Table, index: int, executor: Executor | None = None) -> Callable[[], Filmed]:
    """Have a game of a plan filmed, by a worker where there are some; gives what waits for the film. Kept, so that it
    can be begun before the games are over."""
    return begin_at_table(executor, film_game, table.plan, table, index)


def viewer_data(table: Table, games: list[Shown]) -> dict[str, Any]:
    """The data of the page's script."""
    board = table.chapter.board
    places = _places(table)
    return {
        "spaces": [
            [
                *(round(c, 1) for c in places[board.space_face[space]].point(board.space_at[space])),
                board.space_face[space],
            ]
            for space in range(len(board.space_ids))
        ],
        "names": [board.name(space) for space in range(len(board.space_ids))],
        "heroes": list(table.chapter.hero_ids),
        "games": [_game(one) for one in games],
    }


def _game(one: Shown) -> dict[str, Any]:
    steps = [[int(step.what == DECISION), step.text, step.question, " ".join(step.rules)] for step in one.film.log]
    head = {"name": one.name, "outcome": one.outcome, "reason": one.reason, "at": one.at}
    return {**head, "steps": steps, "frames": one.film.frames}


def board_svg(table: Table, games: list[Shown]) -> str:
    """The tiles on the table, each face that was up in any of the games in a group of its own."""
    places = _places(table)
    width = max(place.left for place in places) + 100 * UNIT + MARGIN
    height = max(place.top for place in places) + 100 * UNIT + MARGIN
    root = elements.document(width, height, "The board")
    root.set("class", "board")
    elements.group(root, "figures")
    head, figures, tail = tostring(root, encoding="unicode").partition('<g class="figures"')
    return "".join([head, *[face_picture(table, number) for number in _faces_up(table, games)], figures, tail])


@lru_cache(maxsize=64)
def face_picture(table: Table, number: int) -> str:
    """A face on its place in the picture of the board; kept, so that it can be drawn before the games are over."""
    place = _places(table)[number]
    part = elements.group(Element("svg"), "up", face=str(number))
    data, room = face_data(table.plan.content, table.chapter.board.face_ids[number])
    face = read(data, room)
    draw_face(part, face, place)
    at = place.point((4, -0.2))
    name = localized_text(data.get("name")) or face.id
    elements.write(part, (at[0], at[1] + 10), name, 11, kind="name", anchor="start", bold=True, colour="#ffffff")
    return tostring(part, encoding="unicode")


def _faces_up(table: Table, games: list[Shown]) -> list[int]:
    frames = [frame for one in games for frame in one.film.frames]
    return sorted({face for frame in frames for face in frame.get("up", ())} or set(table.chapter.board.tile_start))


def _places(table: Table) -> list[Viewport]:
    """Where each face lies in the picture: on the place of its tile."""
    board = table.chapter.board
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
