"""The symbols of a roll that can be counted, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.records.dice import bows, cheeses, shields, stars, swords

SYMBOLS: Final[dict[str, Callable[[int], int]]] = {
    "cheese": cheeses,
    "sword": swords,
    "shield": shields,
    "bow": bows,
    "star": stars,
}
