"""Take most of the ink out of the pictures of a book: floors, rock and water become nearly white, lines stay."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from authoring.drawing.svg import style
from authoring.export.book.model import Book, Chapter, Room

SHARE: Final = 0.16
"""How much of a colour is left."""


def _all(colours: Iterable[str | tuple[str, ...]]) -> set[str]:
    return {one for colour in colours for one in ((colour,) if isinstance(colour, str) else colour)}


AREAS: Final = _all(
    [
        *style.FLOOR.values(), *style.SLABS.values(), *style.MORTAR.values(), *style.STONE.values(), style.GAP,
        style.COPPER[:2], style.STEEL[:2], style.WATER, style.FOAM, style.SPECIAL, style.PLANK, style.PAPER,
    ]
)  # fmt: skip
"""The colours of areas. All other colours are those of lines, signs and type."""
_FILL: Final = re.compile(r'fill="(#[0-9a-f]{6})"')


def light(svg: str) -> str:
    """Return a picture with light areas."""
    return _FILL.sub(lambda match: f'fill="{_lighter(match[1])}"' if match[1] in AREAS else match[0], svg)


def _lighter(colour: str) -> str:
    parts = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return "#" + "".join(f"{round(255 - (255 - part) * SHARE):02x}" for part in parts)


def with_less_ink(book: Book) -> Book:
    """Return the book with light pictures. The author's own pictures stay as they are."""
    return replace(book, chapters=tuple(_chapter(chapter) for chapter in book.chapters))


def _chapter(chapter: Chapter) -> Chapter:
    return replace(
        chapter,
        setup=replace(chapter.setup, plan=light(chapter.setup.plan)),
        rooms=tuple(_room(room) for room in chapter.rooms),
        finale=_room(chapter.finale) if chapter.finale else None,
    )


def _room(room: Room) -> Room:
    return replace(room, picture=light(room.picture))
