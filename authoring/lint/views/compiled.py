"""The errors that the engine reports when it compiles rules, with the exact place of each.

A chapter is compiled with all content it may be played with. Cards are compiled once per library, in a test chapter
that has the bundled tiles and the counters and tokens of every chapter.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any
from weakref import ref

from authoring.content.library import Entry, Library
from authoring.content.library.boxes import contents
from authoring.content.source import Steps
from authoring.lint.views.counters import counters_declared, token_names
from engine.compile import compile_chapter
from engine.records.content import Content
from engine.records.errors import ContentError


class SourcePlace(str):
    """A place as `file:line`, with the entry and the steps to the value."""

    entry: Entry
    steps: Steps


@dataclass(frozen=True)
class LocatedError:
    """An error of the engine, and the value it is about."""

    entry: Entry
    steps: Steps
    message: str


def place_finder(library: Library, chapter: Entry | None) -> Callable[[str, str, Steps], str]:
    """Make the function by which the engine looks up places, so that its errors lead back to entries."""
    known = ref(library)  # the caches of errors must not keep a library alive

    def where(kind: str, ident: str, path: Steps) -> str:
        library = known()
        entry = (library and (library.entries(kind).get(ident) or library.find(ident))) or chapter
        if entry is None:
            return f"{kind} {ident}"
        spot = SourcePlace(entry.place(path))
        spot.entry, spot.steps = entry, path
        return spot

    return where


def located_errors(errors: list[ContentError]) -> list[LocatedError]:
    """Keep the errors whose place is known."""
    return [
        LocatedError(error.where.entry, error.where.steps, error.message)
        for error in errors
        if isinstance(error.where, SourcePlace)
    ]


def errors_of(content: Content) -> list[ContentError]:
    """Compile content and collect its errors; the first error of a part can hide later ones."""
    errors: list[ContentError] = []
    try:
        compile_chapter(content, errors=errors)
    except ContentError as error:
        errors.append(error)
    return errors


def card_errors(library: Library) -> list[LocatedError]:
    """The errors in the rules of all heroes, minions, cards, statuses and achievements of a library."""
    return library.memo(_find_card_errors)


def _find_card_errors(library: Library) -> list[LocatedError]:
    return located_errors(errors_of(_test_content(library)))


def _test_content(library: Library) -> Content:
    """The cards of a library in a test chapter: all bundled tiles and every counter and token."""

    def data(kind: str) -> dict[str, dict[str, Any]]:
        return {ident: entry.data for ident, entry in library.entries(kind).items() if entry.file.kind != "chapter"}

    tiles = {ident: entry.data for ident, entry in library.entries("tile").items() if entry.bundled}
    faces = [tile["faces"][0] for tile in tiles.values()]
    chapters = [entry.data for entry in library.entries("chapter").values()]
    cards = data("achievement")
    own = [part for one in chapters for part in one.get("achievements", []) if part["id"] not in cards]
    chapter = {
        "id": "test-chapter", "party": {"mice": 4}, "end-page": 6, "victory": {"page": 99},
        "plan": [{"face": face["id"], "at": [2 * column, 0]} for column, face in enumerate(faces)],
        "start": {"face": faces[0]["id"], "space": faces[0]["spaces"][0]["id"]},
        "counters": counters_declared(library),
        "tokens": {name: {} for name in sorted(token_names(library))},
        "achievements": own,
    }  # fmt: skip
    return Content(
        chapter=chapter,
        tiles=tiles,
        heroes=data("hero"),
        minions=data("minion"),
        abilities=data("ability"),
        search_cards=data("search-card"),
        encounter_cards=data("encounter-card"),
        statuses=data("status"),
        achievements=cards,
        box=contents(library, library.entries("box")),
        where=place_finder(library, None),
    )


def content_with_places(library: Library, chapter: Entry) -> Content:
    """What the engine needs to play a chapter, with a lookup of places."""
    return replace(library.content_for(chapter.id), where=place_finder(library, chapter))
