"""Take most of the ink out of the pictures of a book."""

from __future__ import annotations

from dataclasses import replace

from authoring.drawing.output.ink import light
from authoring.export.book.model import Book, Chapter, Room


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
