"""Chapters and tiles as graphs of networkx."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from authoring import boardgraph
from authoring.api.chapter import Chapter, linted
from authoring.content.library import Entry, Library, open_library
from authoring.content.targets import CannotOpenError, library_root
from authoring.wording.suggestions import did_you_mean

if TYPE_CHECKING:
    import networkx as nx


def tile_graph(face: str, chapter: Chapter | None = None) -> nx.DiGraph[str]:
    """Build the graph of a face: its spaces and exits, and the steps between them.

    With a chapter, the spaces and steps that the chapter adds to the room belong to it.
    """
    if chapter is None:
        library: Library = open_library(*library_root(Path()))
        return boardgraph.tile_graph(_face(library, face).data)
    room = chapter.loaded.entry.data.get("rooms", {}).get(face)
    return boardgraph.tile_graph(_face(chapter.loaded.library, face).data, room)


def plan_graph(chapter: Chapter) -> nx.MultiDiGraph[str]:
    """Build the graph of a chapter's plan: its faces, and the exits and flips that lead from one to another."""
    tiles = chapter.loaded.library.entries("tile").values()
    return boardgraph.plan_graph(chapter.loaded.entry.data, [tile.data for tile in tiles])


def state_graph(chapter: Chapter, party: Sequence[str] = ()) -> nx.DiGraph[int]:
    """Build the graph of a chapter's states: where the party is, what it holds, which exits are shut.

    Without a party, it is that of the first party the chapter allows.
    """
    content = linted(chapter).content()
    return boardgraph.state_graph(content, boardgraph.party_of(party, content.heroes) if party else None)


def _face(library: Library, face: str) -> Entry:
    faces = library.entries("face")
    if face not in faces:
        remedy = did_you_mean(face, faces)
        raise CannotOpenError(f'no face "{face}"' + (f", {remedy}" if remedy else ""))
    return faces[face]
