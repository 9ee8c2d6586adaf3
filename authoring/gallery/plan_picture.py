"""The plan of a chapter as an address that holds the picture itself."""

from __future__ import annotations

from base64 import b64encode

from authoring.content.library import Entry, Library
from authoring.drawing import draw_chapter
from authoring.wording.languages import in_language

NAMED = ("minion", "search-card", "achievement", "hero")
"""Kinds whose names a plan shows."""


def plan_address(library: Library, chapter: Entry, language: str) -> str:
    """Draw the plan and return it as a data address, which a page shows without asking anybody for anything."""
    named = [entry for kind in NAMED for entry in library.entries(kind).values() if entry.data.get("name")]
    names = {entry.id: in_language(entry.data["name"], language) for entry in named}
    tiles = [tile.data for tile in library.entries("tile").values()]
    svg = draw_chapter(chapter.data, tiles, names=names, language=language).text()
    return f"data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}"
