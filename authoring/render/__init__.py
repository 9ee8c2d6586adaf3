"""Pictures of tiles and chapters. Functions return SVG text unless they say otherwise; nothing here prints.

from authoring import render
svg = render.tile(face, marks=render.heat({"a1": 12, "a2": 3}))
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from authoring.render import face as faces
from authoring.render import graph, journey, layout, plan, plan_graph, tile_picture
from authoring.render.convert import converted
from authoring.render.errors import PictureError
from authoring.render.face import Data
from authoring.render.marks import Mark, heat

__all__ = ["Mark", "PictureError", "chapter", "chapter_dot", "converted", "heat", "tile", "tile_dot"]


def tile(
    face: Data,
    *,
    style: str = "board",
    marks: Iterable[Mark] = (),
    other_side: Data | None = None,
    room: Data | None = None,
    language: str = "en",
) -> str:
    """Draw one face of a tile (`style`: board or graph), with overlays and what a chapter's room adds to it."""
    shown = faces.read(face, room, language)
    if style == "graph":
        return layout.laid_out(graph.dot(shown, marks), "svg").decode()
    back = faces.wording(other_side.get("name"), language) if other_side else ""
    return tile_picture.picture(shown, marks, back)


def tile_dot(face: Data, *, marks: Iterable[Mark] = (), room: Data | None = None, language: str = "en") -> str:
    """The graph of a face in DOT, for which no Graphviz is needed."""
    return graph.dot(faces.read(face, room, language), marks)


def chapter(
    data: Data,
    tiles: Iterable[Data],
    *,
    style: str = "board",
    names: Mapping[str, str] | None = None,
    language: str = "en",
) -> str:
    """Draw the plan of a chapter (`style`: board or graph). `tiles` are whole tile files; `names` words for ids."""
    journey_ = journey.plan(data, tiles, names, language)
    if style == "graph":
        return layout.laid_out(plan_graph.dot(journey_), "svg").decode()
    return plan.picture(journey_)


def chapter_dot(
    data: Data, tiles: Iterable[Data], *, names: Mapping[str, str] | None = None, language: str = "en"
) -> str:
    """The graph of a chapter's plan in DOT."""
    return plan_graph.dot(journey.plan(data, tiles, names, language))
