"""Find the parts of a chapter that are not in the box, so that somebody has to print them."""

from __future__ import annotations

from collections.abc import Iterator

from authoring import bundled
from authoring.content.library import Entry, Library
from authoring.export.cards.kinds import KINDS

DRAWN = ("search-card", "ability")
"""Kinds of card that are shuffled or chosen without being named in a chapter."""


def in_box(entry: Entry) -> bool:
    """Whether an entry stands for a part of the published game."""
    real = entry.file.real
    return entry.bundled and any(real.is_relative_to(bundled.root() / name) for name in ("tiles", "cards"))


def own_cards(library: Library, chapter: Entry) -> list[Entry]:
    """Return the cards that a chapter needs besides the box: those it names, those they name, and those of its folder.

    Search cards and abilities of the chapter's folder belong to its decks, whether the chapter names them or not.
    """
    folder = chapter.file.real.parent
    found = dict.fromkeys(_named(library, chapter))
    for kind in DRAWN:
        for entry in library.entries(kind).values():
            if not in_box(entry) and entry.file.real.is_relative_to(folder) and entry.data.get("copies") != 0:
                found |= dict.fromkeys([entry, *_named(library, entry)])
    order = list(KINDS)
    return sorted((entry for entry in found if entry.kind in KINDS), key=lambda entry: order.index(entry.kind))


def own_tiles(library: Library, chapter: Entry) -> list[Entry]:
    """Return the tiles of a chapter's plan that are not in the box."""
    faces = {str(place.get("face")) for place in chapter.data.get("plan") or ()}
    return [
        tile
        for tile in library.entries("tile").values()
        if not in_box(tile) and any(face.get("id") in faces for face in tile.data.get("faces") or ())
    ]


def _named(library: Library, start: Entry) -> Iterator[Entry]:
    """Yield what an entry names and is not in the box, and what that names in turn."""
    seen, todo = {start}, [start]
    while todo:
        for other in _references(library, todo.pop()):
            if other not in seen and not in_box(other) and other.kind not in ("chapter", "campaign"):
                seen.add(other)
                todo.append(other)
                yield other


def _references(library: Library, entry: Entry) -> Iterator[Entry]:
    depth = len(entry.steps)
    for reference in entry.file.checked.references:
        if reference.steps[:depth] == entry.steps:
            other = library.find(reference.id)
            if other is not None:
                yield other
