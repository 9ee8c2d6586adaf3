"""Draw pictures of tiles and chapters. `tile` and `chapter` return SVG text; a `Drawing` has the other formats.

    from authoring import drawing
    svg = drawing.tile(face, marks=drawing.heat({"a1": 12, "a2": 3}))

To add a style, write a function that returns a `Drawing` and add it to `TILE_STYLES` or `CHAPTER_STYLES`.
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
    from authoring.drawing.plan.plan_model import PlanModel
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


# reports draw only tiles as boards; the modules for all other pictures are imported on first use


def _tile_as_board(face: Face, marks: Iterable[Mark], back: str) -> Drawing:
    return Drawing(svg=tile_picture.draw_picture(face, marks, back))


def _tile_as_graph(face: Face, marks: Iterable[Mark], back: str) -> Drawing:
    from authoring.drawing.graphs import tile_dot

    return Drawing(graph=face.graph, to_dot=partial(tile_dot.dot, face, marks))


def _chapter_as_board(model: PlanModel, content: Content | None) -> Drawing:
    from authoring.drawing.plan import plan

    return Drawing(svg=plan.draw_picture(model))


def _chapter_as_graph(model: PlanModel, content: Content | None) -> Drawing:
    from authoring.drawing.graphs import plan_dot

    return Drawing(graph=model.graph, to_dot=partial(plan_dot.dot, model))


def _chapter_as_states(model: PlanModel, content: Content | None) -> Drawing:
    from authoring.drawing.graphs import state_dot

    states = state_dot.states_of(content)
    return Drawing(graph=states, to_dot=partial(state_dot.dot, model, states), laid_out=False)


TILE_STYLES: dict[str, Callable[[Face, Iterable[Mark], str], Drawing]] = {
    "board": _tile_as_board,
    "graph": _tile_as_graph,
}
CHAPTER_STYLES: dict[str, Callable[[PlanModel, Content | None], Drawing]] = {
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
    """Draw one face of a tile, with marks and with the spaces that a chapter adds to the room."""
    if style not in TILE_STYLES:
        raise PictureError(f'style "{style}" is for chapters only', f"use one of: {', '.join(TILE_STYLES)}")
    back = faces.localized_text(other_side.get("name"), language) if other_side else ""
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
    """Draw the plan of a chapter. `tiles` are the data of tile files; `names` are the names of cards and minions by id.

    `content` is the content the engine plays with, needed for the style `states`; `overlays` are marks with their face.
    """
    from authoring.drawing.plan.plan_model import read_plan

    model = replace(read_plan(data, tiles, names, language), overlays=tuple(overlays))
    return CHAPTER_STYLES[style](model, content)


def tile(
    face: Data,
    *,
    style: str = "board",
    marks: Iterable[Mark] = (),
    other_side: Data | None = None,
    room: Data | None = None,
    language: str = "en",
) -> str:
    """Return the SVG of `draw_tile`."""
    return draw_tile(face, style=style, marks=marks, other_side=other_side, room=room, language=language).text()


def chapter(
    data: Data,
    tiles: Iterable[Data],
    *,
    style: str = "board",
    names: Mapping[str, str] | None = None,
    language: str = "en",
) -> str:
    """Return the SVG of `draw_chapter`."""
    return draw_chapter(data, tiles, style=style, names=names, language=language).text()
