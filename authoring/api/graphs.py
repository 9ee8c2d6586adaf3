"""Chapters and tiles as graphs of networkx."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from authoring.content.library import open_library
from authoring.content.targets import CannotOpenError, library_root
from authoring.wording.suggestions import did_you_mean

if TYPE_CHECKING:
    import networkx as nx

    from authoring.api.chapter import Chapter


def tile_graph(face: str, chapter: Chapter | None = None) -> nx.DiGraph[str]:
    """The spaces and exits of a face, and the steps between them; with those that a chapter adds to the room."""
    if chapter is not None:
        library, rooms = chapter.opened.library, chapter.opened.entry.data.get("rooms", {})
    else:
        library, rooms = open_library(*library_root(Path())), {}
    faces = library.entries("face")
    if face not in faces:
        remedy = did_you_mean(face, faces)
        raise CannotOpenError(f'no face "{face}"' + (f", {remedy}" if remedy else ""))
    from authoring.boardgraph.tile_graph import tile_graph as build_tile_graph

    return build_tile_graph(faces[face].data, rooms.get(face))


def plan_graph(chapter: Chapter) -> nx.MultiDiGraph[str]:
    """The faces of a chapter's plan, and the exits and flips that lead from one to another."""
    from authoring.boardgraph.plan_graph import plan_graph as build_plan_graph

    tiles = chapter.opened.library.entries("tile").values()
    return build_plan_graph(chapter.opened.entry.data, [tile.data for tile in tiles])


def state_graph(chapter: Chapter) -> nx.DiGraph[Any]:
    """The states of a chapter's board that the first allowed party can come to, and the steps between them."""
    raise NotImplementedError
