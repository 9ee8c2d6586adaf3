"""New content: a folder with commented files that lint clean and play, from a template or from bundled content."""

from __future__ import annotations

from pathlib import Path

from authoring.content.library import open_library
from authoring.new import campaign, card, chapter, tile
from authoring.new.errors import NewError
from authoring.new.ids import check_id
from authoring.new.writing import Drafts, write

__all__ = ["MAKERS", "NewError", "create"]

MAKERS = {
    # what is made: what drafts it
    "campaign": campaign.draft,
    "card": card.draft,
    "chapter": chapter.draft,
    "tile": tile.draft,
}


def create(what: str, ident: str, folder: Path, example: str | None = None) -> list[Path]:
    """Write a new chapter, tile, card or campaign into a folder of its own below `folder`; return the files written.

    Nothing is ever overwritten. Raises NewError where something is in the way.
    """
    library = open_library(folder if folder.is_dir() else None)
    check_id(ident, library)
    drafts: Drafts = MAKERS[what](ident, library, example)
    return write(drafts, folder / ident)
