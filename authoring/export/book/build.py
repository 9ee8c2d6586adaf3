"""Build the storybook of a chapter, or of all chapters of a campaign in their order."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from authoring.content.library import Entry, Library
from authoring.export.book.art import picture
from authoring.export.book.boxes import boxes, from_the_start
from authoring.export.book.campaign import kept, next_chapters
from authoring.export.book.endings import endings
from authoring.export.book.model import Book, Chapter, Fact
from authoring.export.book.moments import with_numbers
from authoring.export.book.names import Namer
from authoring.export.book.needs import needs_page
from authoring.export.book.rooms import rooms
from authoring.export.book.setup import setup_page
from authoring.wording.languages import in_language, term
from authoring.wording.languages.terms.chapter import CHAPTER
from authoring.wording.rule_text import describe_conditions, standard_defeats


def book(library: Library, entry: Entry, language: str) -> Book:
    """Build the book of a chapter or a campaign."""
    story = entry.data.get("story") or {} if entry.kind == "campaign" else {}
    if entry.kind == "campaign":
        chapters = _of_campaign(library, entry, language)
    else:
        chapters = [_chapter(library, entry, language)]
    keys = [*CHAPTER, "key", "page"]
    return Book(
        title=in_language(entry.data.get("title"), language) or entry.id,
        language=language,
        terms={key: term(key, language) for key in keys},
        opening=in_language(story.get("opening"), language),
        ending=in_language(story.get("ending"), language),
        chapters=tuple(chapters),
    )


def _of_campaign(library: Library, entry: Entry, language: str) -> list[Chapter]:
    known, names = library.entries("chapter"), Namer(library, language)
    first = {step["chapter"]: index for index, step in reversed([*enumerate(entry.data.get("chapters") or ())])}
    return [
        replace(
            _chapter(library, known[ident], language),
            next_chapters=(*next_chapters(entry.data, index, known, names), *kept(entry.data, index, known, language)),
        )
        for ident, index in sorted(first.items(), key=lambda pair: pair[1])
        if ident in known
    ]


def _chapter(library: Library, entry: Entry, language: str) -> Chapter:
    data, names = entry.data, Namer(library, language, entry)
    story = data.get("story") or {}
    now, later = _split_setup(data)
    room_parts, finale, other_rooms = rooms(entry, names, later)
    number = data.get("number")
    chapter = Chapter(
        id=entry.id,
        label=term("chapter", language) + (f" {number}" if number is not None else ""),
        title=in_language(data.get("title"), language) or entry.id,
        story=in_language(story.get("opening"), language),
        objective=in_language(data.get("objective"), language),
        victory=_victory(data, names),
        defeat=_defeat(data, names),
        needs=needs_page(entry, names),
        setup=setup_page(data, names, now),
        markers=_markers(data, names),
        achievements=_achievements(data, names),
        rules=boxes([*(data.get("rules") or ()), *from_the_start(data)], names),
        rooms=room_parts,
        finale=finale,
        other_rooms=other_rooms,
        after_victory=in_language(story.get("victory"), language),
        after_defeat=in_language(story.get("defeat"), language),
        endings=endings(data, names),
        continues=in_language(story.get("continues"), language),
        art=picture(entry, data),
    )
    return with_numbers(chapter)


def _split_setup(data: dict[str, Any]) -> tuple[list[Any], dict[str, list[Any]]]:
    """Split the effects of the setup: those on faces that are up, and those on other faces, by face.

    The setup of the first room is part of the setup of the chapter.
    """
    up = {place["face"] for place in data.get("plan", [])}
    now: list[Any] = []
    later: dict[str, list[Any]] = {}
    start = (data.get("start") or {}).get("face")
    first = (data.get("rooms") or {}).get(start) or {}
    for effect in [*(data.get("setup") or ()), *(first.get("setup") or ())]:
        face = _face_of(effect)
        if face and face not in up:
            later.setdefault(face, []).append(effect)
        else:
            now.append(effect)
    return now, later


def _face_of(effect: Any) -> str:
    """Return the face that an effect of the setup names, or an empty text."""
    value = next(iter(effect.values())) if isinstance(effect, dict) else None
    if not isinstance(value, dict):
        return ""
    if isinstance(value.get("face"), str):
        return str(value["face"])
    at = value.get("at")
    space = at.get("space") if isinstance(at, dict) else at
    return space.partition("/")[0] if isinstance(space, str) and "/" in space else ""


def _victory(data: dict[str, Any], names: Namer) -> tuple[str, ...]:
    text = in_language(data.get("victory-text"), names.language)
    if text:
        return (text,)
    ways = [way.get("if") for way in data.get("victories") or ()] or [data.get("victory")]
    return tuple(describe_conditions(way, names, language=names.language) for way in ways if way)


def _defeat(data: dict[str, Any], names: Namer) -> tuple[str, ...]:
    text = in_language(data.get("defeat-text"), names.language)
    if text:
        return (text,)
    defeat = data.get("defeat") or {}
    ways = [way.get("if") for way in defeat.get("also") or ()]
    own = tuple(describe_conditions(way, names, language=names.language) for way in ways if way)
    return (*standard_defeats(names.language), *own) if defeat.get("standard", True) else own


def _markers(data: dict[str, Any], names: Namer) -> tuple[Fact, ...]:
    """Describe the tokens and counters. They are listed with the rules, since at setup they would reveal the story."""
    facts = []
    for ident, token in (data.get("tokens") or {}).items():
        text = in_language((token or {}).get("description"), names.language)
        facts.append(Fact(_capital(names("token", ident)), text))
    for ident, given in (data.get("counters") or {}).items():
        counter = given or {}
        text = in_language(counter.get("description"), names.language)
        if text and (counter.get("max") != 1 or "name" in counter):  # a nameless yes or no needs no marker
            start = counter.get("start", 0)
            more = f" ({term('counts-from', names.language).format(start)})" if start else ""
            facts.append(Fact(_counter(ident, counter, names), text.rstrip(".") + more + "."))
    return tuple(facts)


def _counter(ident: str, counter: dict[str, Any], names: Namer) -> str:
    """Return the name of a counter. Ids are English, so counters without one have none in translated chapters."""
    return _capital(names("counter", ident)) if counter.get("name") or names.untranslated else ""


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _achievements(data: dict[str, Any], names: Namer) -> tuple[Fact, ...]:
    language = names.language
    return tuple(
        Fact(in_language(part.get("name"), language) or part["id"], in_language(part.get("text"), language))
        for part in data.get("achievements") or ()
        if isinstance(part, dict)
    )
