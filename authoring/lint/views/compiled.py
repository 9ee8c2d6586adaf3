"""What the engine says of rules when it compiles them, each word of it with its exact place.

A chapter is compiled with everything it may be played with. Cards are compiled once for all, on a bench that has the
bundled tiles and the counters and tokens of every chapter.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any
from weakref import WeakKeyDictionary, ref

from authoring.content.library import Entry, Library
from authoring.content.source import Steps
from authoring.lint.views.counters import counter_names, token_names
from engine.compile import compile_chapter
from engine.records.content import Content
from engine.records.errors import ContentError


class Spot(str):
    """A place as `file:line` that remembers the entry and the way to the value."""

    entry: Entry
    steps: Steps


@dataclass(frozen=True)
class Wrong:
    """Something the engine refuses, and where it stands."""

    entry: Entry
    steps: Steps
    message: str


def spotting(library: Library, chapter: Entry | None) -> Callable[[str, str, Steps], str]:
    """What tells the engine where things stand, so that its errors can be traced back."""
    known = ref(library)  # what is remembered of a library must not keep it alive

    def where(kind: str, ident: str, path: Steps) -> str:
        library = known()
        entry = (library and (library.entries(kind).get(ident) or library.find(ident))) or chapter
        if entry is None:
            return f"{kind} {ident}"
        spot = Spot(entry.place(path))
        spot.entry, spot.steps = entry, path
        return spot

    return where


def traced(errors: list[ContentError]) -> list[Wrong]:
    """The errors that stand in a file."""
    return [
        Wrong(error.where.entry, error.where.steps, error.message) for error in errors if isinstance(error.where, Spot)
    ]


def errors_of(content: Content) -> list[ContentError]:
    """Everything that keeps content from compiling, as far as one error does not hide the next."""
    errors: list[ContentError] = []
    try:
        compile_chapter(content, errors=errors)
    except ContentError as error:
        errors.append(error)
    return errors


_bench: WeakKeyDictionary[Library, list[Wrong]] = WeakKeyDictionary()


def wrong_cards(library: Library) -> list[Wrong]:
    """What is wrong with the rules of all heroes, minions, cards, statuses and achievements of a library."""
    if library not in _bench:
        _bench[library] = traced(errors_of(_bench_content(library)))
    return _bench[library]


def _bench_content(library: Library) -> Content:
    """The cards of a library in a chapter with the bundled tiles, each by itself, and every counter and token."""

    def data(kind: str) -> dict[str, dict[str, Any]]:
        return {ident: entry.data for ident, entry in library.entries(kind).items() if entry.file.kind != "chapter"}

    tiles = {ident: entry.data for ident, entry in library.entries("tile").items() if entry.bundled}
    faces = [tile["faces"][0] for tile in tiles.values()]
    named = [entry.data for entry in library.entries("chapter").values()]
    chapter = {
        "id": "bench", "party": {"mice": 4}, "end-page": 6, "victory": {"page": 99},
        "plan": [{"face": face["id"], "at": [2 * column, 0]} for column, face in enumerate(faces)],
        "start": {"face": faces[0]["id"], "space": faces[0]["spaces"][0]["id"]},
        "counters": {name: {} for name in sorted(counter_names(library))},
        "tokens": {name: {} for name in sorted(token_names(library))},
        "achievements": [part for one in named for part in one.get("achievements", [])],
    }  # fmt: skip
    return Content(
        chapter=chapter,
        tiles=tiles,
        heroes=data("hero"),
        minions=data("minion"),
        abilities=data("ability"),
        search_cards=data("search-card"),
        statuses=data("status"),
        achievements=data("achievement"),
        box=next(iter(data("box").values()), {}),
        where=spotting(library, None),
    )


def with_spots(library: Library, chapter: Entry) -> Content:
    """What the engine needs to play a chapter, its errors traceable."""
    return replace(library.content_for(chapter.id), where=spotting(library, chapter))
