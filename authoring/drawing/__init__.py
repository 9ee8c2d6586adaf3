"""Pictures of tiles and chapters. Functions return SVG text; `Drawing.bytes` gives the other formats. Nothing prints.

    from authoring import render
    svg = render.tile(face, marks=render.heat({"a1": 12, "a2": 3}))

To add a style, write a function that makes a `Drawing` and enter it in `TILE_STYLES` or `CHAPTER_STYLES`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from authoring.drawing.board import face as faces
from authoring.drawing.board.face import Data, Face
from authoring.drawing.board.marks import Mark, heat
from authoring.drawing.errors import PictureError
from authoring.drawing.output.drawing import FORMATS, GRAPH_FORMATS, Drawing
from authoring.drawing.plan import tile_picture

if TYPE_CHECKING:
    from authoring.drawing.plan.plan_model import Journey
    from engine.records.content import Content

__all__ = [
    "CHAPTER_STYLES",
    "FORMATS",
    "GRAPH_FORMATS",
    "TILE_STYLES",
    "Drawing",
    "Mark",
    "PictureError",
    "chapter",
    "draw_chapter",
    "draw_tile",
    "heat",
    "tile",
]


# reports show tiles as boards and nothing else: what draws the rest is imported by whoever asks for it


def _tile_as_board(face: Face, marks: Iterable[Mark], back: str) -> Drawing:
    return Drawing(svg=tile_picture.picture(face, marks, back))


def _tile_as_graph(face: Face, marks: Iterable[Mark], back: str) -> Drawing:
    from authoring.drawing.graphs import tile_dot

    return Drawing(graph=face.graph, to_dot=partial(tile_dot.dot, face, marks))


def _chapter_as_board(journey: Journey, content: Content | None) -> Drawing:
    from authoring.drawing.plan import plan

    return Drawing(svg=plan.picture(journey))


def _chapter_as_graph(journey: Journey, content: Content | None) -> Drawing:
    from authoring.drawing.graphs import plan_dot

    return Drawing(graph=journey.graph, to_dot=partial(plan_dot.dot, journey))


def _chapter_as_states(journey: Journey, content: Content | None) -> Drawing:
    from authoring.drawing.graphs import state_dot

    states = state_dot.states_of(content)
    return Drawing(graph=states, to_dot=partial(state_dot.dot, journey, states))


TILE_STYLES: dict[str, Callable[[Face, Iterable[Mark], str], Drawing]] = {
    "board": _tile_as_board,
    "graph": _tile_as_graph,
}
CHAPTER_STYLES: dict[str, Callable[[Journey, Content | None], Drawing]] = {
    "board": _chapter_as_board,
    "graph": _chapter_as_graph,
    "states": _chapter_as_states,
}


def draw_tile(
    face: Data,
    *,
    style: str = "board",
    marks: Iterable[Mark] = (),
    other_side: Data | None = None,
    room: Data | None = None,
    language: str = "en",
) -> Drawing:
    """Draw one face of a tile, with overlays and with the spaces that a chapter's room adds to it."""
    if style not in TILE_STYLES:
        raise PictureError(f'style "{style}" is for chapters only', f"use one of: {', '.join(TILE_STYLES)}")
    back = faces.wording(other_side.get("name"), language) if other_side else ""
    return TILE_STYLES[style](faces.read(face, room, language), list(marks), back)


def draw_chapter(
    data: Data,
    tiles: Iterable[Data],
    *,
    style: str = "board",
    names: Mapping[str, str] | None = None,
    language: str = "en",
    content: Content | None = None,
    overlays: Iterable[tuple[str, Mark]] = (),
) -> Drawing:
    """Draw the plan of a chapter. `tiles` are whole tile files; `names` are words for the ids of cards and minions.

    `content` is all that the chapter is played with, for the style `states`; `overlays` are marks, each with its face.
    """
    from authoring.drawing.plan.plan_model import plan as read_plan

    journey = replace(read_plan(data, tiles, names, language), overlays=tuple(overlays))
    return CHAPTER_STYLES[style](journey, content)


def tile(
    face: Data,
    *,
    style: str = "board",
    marks: Iterable[Mark] = (),
    other_side: Data | None = None,
    room: Data | None = None,
    language: str = "en",
) -> str:
    """The SVG of `draw_tile`."""
    return draw_tile(face, style=style, marks=marks, other_side=other_side, room=room, language=language).text()


def chapter(
    data: Data,
    tiles: Iterable[Data],
    *,
    style: str = "board",
    names: Mapping[str, str] | None = None,
    language: str = "en",
) -> str:
    """The SVG of `draw_chapter`."""
    return draw_chapter(data, tiles, style=style, names=names, language=language).text()
