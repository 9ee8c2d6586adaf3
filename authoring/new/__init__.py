"""Create new content: a folder of commented files that can be played, made from a template or from bundled content."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from authoring.content.library import Library, open_library
from authoring.new import box, campaign, card, chapter, scene, tile
from authoring.new.errors import NewError
from authoring.new.ids import check_id
from authoring.new.writing import Drafts, write

__all__ = ["MAKERS", "NewError", "create"]

MAKERS: dict[str, Callable[[str, Library, str | None], Drafts]] = {
    # what to create: the function that drafts it
    **card.MAKERS,
    "box": box.draft,
    "campaign": campaign.draft,
    "chapter": chapter.draft,
    "scene": scene.draft,
    "tile": tile.draft,
}


def create(what: str, ident: str, folder: Path, example: str | None = None) -> list[Path]:
    """Create a chapter, a card, a tile, scenes or a campaign in a new folder below `folder`; return the files written.

    No file is overwritten. Raises NewError if the id or the folder cannot be used.
    """
    library = open_library(folder if folder.is_dir() else None)
    check_id(ident, library)
    return write(MAKERS[what](ident, library, example), folder / ident)
