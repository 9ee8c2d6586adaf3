"""Which boxes of the game a pack needs: those whose tiles, figures and cards its chapters are played with."""

from __future__ import annotations

from authoring.content.library.boxes import BASE, boxes_declared
from authoring.pack.unpacked import Unpacked


def boxes_of(pack: Unpacked) -> list[str]:
    """Return the boxes that the chapters of a pack need, by id.

    Lint refuses a chapter that uses anything of a box that it does not name, so what they name is what they need. A box
    that the pack itself describes is printed with it.
    """
    own = {entry.id for entry in pack.library.entries("box").values() if entry.file in pack.own}
    named = {box for chapter in pack.chapters for box in boxes_declared(chapter)}
    return sorted({BASE, *named} - own) if pack.chapters or pack.campaigns else []
