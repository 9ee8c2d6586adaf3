"""Build the part of a storybook about rooms: the rules of each face on the table."""

from __future__ import annotations

from typing import Any

from authoring.content.library import Entry
from authoring.drawing.board.face import is_wordy
from authoring.drawing.plan.plan_model import shut_at_start
from authoring.export.book import effect_lines, journey
from authoring.export.book.art import picture
from authoring.export.book.boxes import boxes, in_the_room
from authoring.export.book.explained import notes
from authoring.export.book.model import Fact, Moment, Room, Surge
from authoring.export.book.names import Namer
from authoring.export.book.pictures import room_picture, sign
from authoring.wording.languages import in_language, labelled, term, word


def rooms(
    chapter: Entry, names: Namer, later: dict[str, list[Any]]
) -> tuple[tuple[Room, ...], Room | None, tuple[str, ...]]:
    """Return the rooms with rules of their own in the order of the journey, the finale, and the names of other rooms.

    `later` are the effects of the setup on faces that are not up at the start.
    """
    with_rules, last, others = [], None, []
    data = chapter.data
    given, first = data.get("rooms") or {}, (data.get("start") or {}).get("face")
    shut = shut_at_start(data, [tile.data for tile in names.library.entries("tile").values()])
    faces, finale = names.library.entries("face"), journey.finale(data)
    for ident in journey.in_order(data, names.library):
        room, more, starts = given.get(ident), later.get(ident, []), ident == first
        if (room or more) and not (starts and set(room or ()) <= {"setup"}):  # its setup is part of the chapter's
            drawn = room_picture(faces[ident].data, room or {}, data, names.language, shut)
            made = _room(chapter, faces[ident].data, room or {}, names, more, starts, drawn)
            if ident == finale:
                last = made
            else:
                with_rules.append(made)
        elif not starts:
            others.append(names("face", ident))
    return tuple(with_rules), last, tuple(others)


def _room(
    chapter: Entry,
    face: dict[str, Any],
    room: dict[str, Any],
    names: Namer,
    more: list[Any],
    first: bool,
    drawn: str,
) -> Room:
    language = names.language
    arrival = [*more, *(() if first else room.get("setup") or ())]  # the setup page has the setup of the first room
    story = in_language(room.get("story"), language)
    return Room(
        name=names("face", face["id"]),
        number=str(face.get("number", "")),
        colour=str(face["colour"]),
        side=word(str(face["colour"]), language),
        picture=drawn,
        story=Moment(story) if story else None,
        arrival=effect_lines.lines(arrival, names),
        read_aloud=effect_lines.moments(arrival, language),
        encounter="" if first and "encounter" not in room else _encounter(room.get("encounter"), names),
        searches=tuple(_search(search, room.get("areas") or {}, names) for search in room.get("search") or ()),
        surge=_surge(room.get("surge"), names),
        added=tuple(_added(space, language) for space in room.get("spaces") or ()),
        places=_places(face, room, names),
        rules=boxes(in_the_room(room, first), names),
        signs=tuple(sign(f"special {key}", language) for key in ("search", "surge") if room.get(key)),
        notes=notes({**room, "more": more}, language),
        art=picture(chapter, room, "rooms", face["id"]),
    )


def _added(space: dict[str, Any], language: str) -> Fact:
    """Describe a space that the chapter adds; of an id that is a word, the note says the same in every language."""
    note = in_language(space.get("note"), language)
    return Fact("" if note and is_wordy(str(space["id"])) else str(space["id"]), note)


def _places(face: dict[str, Any], room: dict[str, Any], names: Namer) -> tuple[Fact, ...]:
    """List the areas of the room with their spaces, except single spaces that the board itself names."""
    named = {space["id"] for space in face["spaces"] if space.get("note")}
    areas = (room.get("areas") or {}).items()
    return tuple(
        Fact(area.replace("-", " ") if names.untranslated else "", names.spaces(spaces))
        for area, spaces in areas
        if not (len(spaces) == 1 and spaces[0] in named)
    )


def _encounter(encounter: Any, names: Namer) -> str:
    language = names.language
    if encounter is None:
        return term("draw-encounter", language)
    if encounter == "none" or not encounter.get("place"):
        return term("no-encounter", language)
    text = labelled(term("instead-of-card", language), names.minion_groups(encounter["place"]), language)
    more = [term(word, language) for word in ("ambush", "mousetraps") if encounter.get(word)]
    return f"{text} ({', '.join(more)})." if more else f"{text}."


def _search(search: dict[str, Any], areas: dict[str, Any], names: Namer) -> Fact:
    where = search.get("where", "anywhere")
    if isinstance(where, list):
        place = names.spaces(where)
    elif where in areas:
        place = names.area(where, areas[where])
    else:
        place = term("in-the-water" if where == "water" else "anywhere", names.language)
    if search.get("once") is False:
        place += f", {term('more-than-once', names.language)}"
    return Fact(names("card", search["card"]), place)


def _surge(surge: Any, names: Namer) -> Surge | None:
    if surge is None:
        return None
    if isinstance(surge, list):
        return Surge((names.minion_groups(surge) or term("nobody", names.language),))
    effects = surge.get("do")
    return Surge(effect_lines.lines(effects, names), effect_lines.moments(effects, names.language))
