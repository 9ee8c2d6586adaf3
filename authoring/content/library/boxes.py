"""Which box of the game content comes from, and which boxes a chapter is played with.

A tile, figure or card that names a box takes part only in chapters that say they need that box (`boxes:`). What names
no box belongs to the game itself, or is the author's own.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from authoring.content.library import Library
    from authoring.content.library.entries import Entry

BASE: Final = "box"
"""The id of the box of the game itself."""
COUNTED: Final = ("figures", "tokens")


def box_of(entry: Entry) -> str:
    """Return the box that an entry comes from, by id: its own word, or that of its file; empty if none is named."""
    for data in (entry.data, entry.file.source.data):
        if isinstance(data, dict) and isinstance(data.get("box"), str):
            return str(data["box"])
    return ""


def boxes_declared(chapter: Entry | None) -> tuple[str, ...]:
    """The boxes that a chapter needs besides the game itself, as it says."""
    declared = chapter.data.get("boxes") if chapter else None
    return tuple(box for box in declared if isinstance(box, str)) if isinstance(declared, list) else ()


def is_usable(entry: Entry, boxes: Iterable[str]) -> bool:
    """Whether an entry can be used with some boxes."""
    box = entry.id if entry.kind == "box" else box_of(entry)
    return box in ("", BASE) or box in boxes


def contents(library: Library, boxes: Iterable[str]) -> dict[str, Any]:
    """Return what the box of the game and some others hold together: figures, tokens, and the most dice."""
    known = library.entries("box")
    chosen = [known[ident].data for ident in dict.fromkeys((BASE, *boxes)) if ident in known]
    if not chosen:
        return {}
    together: dict[str, Any] = {name: {} for name in COUNTED}
    for box in chosen:
        for name in COUNTED:
            for sort, count in box.get(name, {}).items():
                together[name][sort] = together[name].get(sort, 0) + count
    return {**chosen[0], **together, "dice": max(box.get("dice", 1) for box in chosen)}


def options(library: Library, boxes: Iterable[str]) -> dict[str, Any]:
    """Return the rule options that some boxes are played with; a later box wins."""
    known = library.entries("box")
    return {
        name: value for ident in boxes if ident in known for name, value in known[ident].data.get("options", {}).items()
    }
