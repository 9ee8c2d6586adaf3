"""The author's pictures in a storybook."""

from __future__ import annotations

from typing import Any

from authoring.content.art import ArtError, read_art
from authoring.content.library import Entry
from authoring.export.book.model import Picture
from authoring.export.errors import ExportError


def picture(chapter: Entry, part: Any, *steps: str) -> Picture | None:
    """Return the picture that a part of a chapter names; raise ExportError if it cannot be used."""
    name = part.get("art") if isinstance(part, dict) else None
    if not isinstance(name, str):
        return None
    try:
        art = read_art(chapter.file.real, name)
    except ArtError as error:
        raise ExportError(f"{chapter.place((*steps, 'art'))}: {error.message}", error.remedy) from None
    return Picture(art.svg, tuple(art.png), art.width, art.height)
