"""Colours, sizes and type of all pictures.

Every meaning has a shape besides its colour, and the colours differ in lightness, so that the pictures work for
colour-blind readers and in black and white. Distances are in picture units; a face is 100 by 100 tile units.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

UNIT: Final = 8.0
"""Picture units (pixels at 100 %) per tile unit in a picture of one tile."""

FONT: Final = "DejaVu Sans, Verdana, sans-serif"
TITLE_FONT: Final = "DejaVu Serif, Georgia, serif"
INK: Final = "#1f1a17"
PAPER: Final = "#fbf8f1"
MUTED: Final = "#5d554c"
PALE: Final = "#ddd3bf"
"""Lines that separate things on the paper."""

FLOOR: Final = {"orange": "#efe0c4", "blue": "#d9e0e4"}
"""Stone of the castle rooms is warm, stone of the tunnels is cool."""
SLABS: Final = {
    "orange": ("#f4e8d1", "#efe0c4", "#ecdcbe", "#f1e3c9"),
    "blue": ("#e1e7ea", "#d9e0e4", "#d1dade", "#dbe2e2"),
}
"""The colours of the stones of a floor, which vary a little."""
MORTAR: Final = {"orange": "#b39d7d", "blue": "#929fa7"}
STONE: Final = {"orange": "#7b6d60", "blue": "#4b4d54"}
"""The walls around a room, and the rock in it."""
CRACK: Final = {"orange": "#5d5147", "blue": "#666972"}
"""The joints of masonry, and the grain of rock."""
GAP: Final = "#34333a"
COPPER: Final = ("#e8b990", "#dfa878", "#a9703f")
STEEL: Final = ("#f1efea", "#dcdad4", "#8f8d88")
"""The lower and the upper pipes over a gap: highlight, body, edge."""
WATER: Final = "#9fd0e6"
WATER_WAVE: Final = "#5a9cbb"
FOAM: Final = "#d7eef7"
BANK: Final = "#5f7d8c"
SPECIAL: Final = "#d6ab76"
PLANK: Final = "#b98a55"
TIMBER: Final = "#7d5730"
"""Furniture: boards, the gaps between them, and the edge."""
STITCH: Final = "#6f6353"
WALL: Final = "#3b322c"
"""The wall between two spaces that touch."""

SIDE: Final = {"orange": "#c76b06", "blue": "#1f6fb2"}
"""The two sides of a tile: frames and exits."""

RED: Final = "#b3202c"
RED_CORE: Final = "#ffe3df"
"""A light line within red lines, which distinguishes them from walls without colour."""
YELLOW: Final = "#ffd23f"
CURRENT: Final = "#0b4f6c"
TRAP: Final = "#b3202c"
START: Final = "#2e7d32"
GOAL: Final = "#6a1b9a"
SEARCH: Final = "#00695c"
SURGE: Final = "#b3202c"
ROUTE: Final = "#2e7d32"

HEAT: Final = ("#fff7e0", "#fde0a6", "#fbbd6a", "#f08e43", "#d9642a")
"""From rare to frequent. Each colour is darker than the last, so the scale works without colour too."""


NARROW: Final = frozenset("iljI.,:;'|!·’ ")
HALF: Final = frozenset('rtf()[]-/"')
BROAD: Final = frozenset("mwMW@—…%+×→жфшщыюЖФШЩЫЮМ")


def text_width(text: str, size: float, bold: bool = False) -> float:
    """Estimate the width of a text, for placing it. The widths are those of DejaVu Sans, a wide typeface."""
    return sum(_em(char) for char in text) * size * (1.12 if bold else 1.0)


def _em(char: str) -> float:
    if char in NARROW:
        return 0.34
    if char in HALF:
        return 0.46
    if char in BROAD or ord(char) > 0x2E80:
        return 1.0
    return 0.78 if char.isupper() or char in "мдцъ" else 0.65


def shortened(text: str, size: float, width: float, bold: bool = False) -> str:
    """Return the text, cut with an ellipsis to fit a width; empty if not even three letters fit."""
    if text_width(text, size, bold) <= width:
        return text
    kept = text
    while kept and text_width(kept + "…", size, bold) > width:
        kept = kept[:-1]
    return kept.rstrip() + "…" if len(kept) > 2 else ""


def folded(text: str, size: float, width: float, most: int = 2) -> list[str]:
    """Break a text into rows of words, cut to fit after the last; no rows if the first word is too wide."""
    words = text.split(" ")
    if text_width(words[0], size) > width:
        return []
    rows = [words.pop(0)]
    while words:
        longer = f"{rows[-1]} {words[0]}"
        if text_width(longer, size) <= width:
            rows[-1] = longer
        elif len(rows) == most:
            rows[-1] = shortened(" ".join([rows[-1], *words]), size, width)
            break
        else:
            rows.append(shortened(words[0], size, width))
        words.pop(0)
    return [row for row in rows if row]


def wrapped(text: str, size: float, width: float, bold: bool = False) -> list[str]:
    """Break a text into rows that fit a width, between words if possible. Nothing is cut."""
    rows: list[str] = []
    for word in text.split(" "):
        longer = f"{rows[-1]} {word}" if rows else word
        if text_width(longer, size, bold) <= width:
            rows[-1:] = [longer]
            continue
        while text_width(word, size, bold) > width and len(word) > 1:
            fitting = next(
                n for n in range(len(word) - 1, 0, -1) if n == 1 or text_width(word[:n], size, bold) <= width
            )
            rows.append(word[:fitting])
            word = word[fitting:]
        rows.append(word)
    return rows


def fitting_type(text: str, sizes: Sequence[float], width: float, most: int) -> tuple[float, list[str]]:
    """Return the largest of some sizes at which a bold text needs at most so many rows, and the rows."""
    for size in sizes:
        rows = wrapped(text, size, width, bold=True)
        if len(rows) <= most:
            return size, rows
    return size, rows
