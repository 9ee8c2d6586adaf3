"""Which boxes of the game a pack needs: those whose tiles, figures and cards its chapters use."""

from __future__ import annotations

from typing import Final

from authoring.pack.unpacked import Unpacked

BASE: Final = "mice-and-mystics"
"""The box of all bundled content that names no other."""


def boxes_of(pack: Unpacked) -> list[str]:
    """Return the boxes that the content of a pack needs, by id."""
    return [BASE] if pack.chapters or pack.campaigns else []
