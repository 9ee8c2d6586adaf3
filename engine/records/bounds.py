"""The bounds of all numbers of a game: what content writes lies within them, and what games compute is kept within."""

from __future__ import annotations

from typing import Final

LEAST: Final = -999
GREATEST: Final = 999

MAX_PASSES: Final = 20
"""How often `repeat` carries out its effects at most."""


def bounded(value: int) -> int:
    """The number nearest to a value that a game can work with: products of products would grow without end."""
    if value > GREATEST:
        return GREATEST
    return value if value > LEAST else LEAST
