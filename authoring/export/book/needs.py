"""Build the page that says what has to lie ready: parts of the box, and what has to be printed."""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.library import Entry
from authoring.export.book.model import Fact, Needs, Sign
from authoring.export.book.names import Namer
from authoring.export.book.pictures import sign
from authoring.export.cards.tokens import tokens_of, tracks_of
from authoring.export.own_parts import in_box, own_cards, own_tiles
from authoring.wording.languages import term

SIGNS = ("goal", "special search", "special surge")
"""The signs on pictures of rooms that are not on the plan."""


def needs_page(chapter: Entry, names: Namer) -> Needs:
    """Build the page. It names what comes in the chapter, but not when."""
    library, language = names.library, names.language
    cards = own_cards(library, chapter)
    tokens = tokens_of(library, [chapter], cards, language)
    return Needs(
        box=tuple(_filled(_box(chapter, names))),
        printed=tuple(_filled(_printed(chapter, cards, names))),
        tokens=tuple(Sign(token.picture, " ".join(token.name.lines)) for token in tokens),
        signs=tuple(sign(word, language) for word in SIGNS),
        command=f"tailwright export cards {chapter.id} -o {chapter.id}-cards.pdf" if cards or tokens else "",
    )


def _filled(facts: Iterator[Fact]) -> Iterator[Fact]:
    return (fact for fact in facts if fact.value)


def _box(chapter: Entry, names: Namer) -> Iterator[Fact]:
    """List what comes out of the box, in words of the game."""
    language = names.language
    faces = names.library.entries("face")
    up = [faces[place["face"]] for place in chapter.data.get("plan") or () if place.get("face") in faces]
    tiles = [f"{names('face', face.id)} ({face.data.get('number', '')})" for face in up if in_box(face)]
    yield Fact(term("needs-tiles", language), ", ".join(tiles))
    yield Fact(term("needs-minions", language), _named(chapter, "minion", names))
    own = [entry for entry in own_cards(names.library, chapter) if entry.kind == "minion"]
    figures = [f"{names('minion', entry.id)} ({names.figure(entry.data.get('figure'))})" for entry in own
               if entry.data.get("figure")]  # fmt: skip
    yield Fact(term("needs-figures", language), ", ".join(figures))
    yield Fact(term("needs-statuses", language), _named(chapter, "status", names))
    yield Fact(term("needs-search-cards", language), _named(chapter, "search-card", names))


def _printed(chapter: Entry, cards: list[Entry], names: Namer) -> Iterator[Fact]:
    """List what has to be printed, except tokens, which the page shows."""
    language, library = names.language, names.library
    tiles = [names("face", face["id"]) for tile in own_tiles(library, chapter) for face in tile.data["faces"]]
    yield Fact(term("needs-tiles", language), ", ".join(tiles))
    yield Fact(term("needs-cards", language), ", ".join(names(entry.kind, entry.id) for entry in cards))
    tracks = tracks_of(library, [chapter], language)
    yield Fact(term("needs-counters", language), ", ".join(track.name for track in tracks))


def _named(chapter: Entry, kind: str, names: Namer) -> str:
    """List the entries of a kind that a chapter names and the box has, by their names in alphabetical order."""
    found = {str(reference.id) for reference in chapter.file.checked.references}
    known = names.library.entries(kind)
    return ", ".join(sorted(names(kind, ident) for ident in found if ident in known and in_box(known[ident])))
