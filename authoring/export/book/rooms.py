"""Build the part of a storybook about rooms: the rules of each face on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.export.book import effect_lines
from authoring.export.book.boxes import boxes
from authoring.export.book.model import Fact, Room, Surge
from authoring.export.book.names import Namer
from authoring.export.book.pictures import room_picture
from authoring.wording.languages import in_language, labelled, term, word


def rooms(
    chapter: dict[str, Any], names: Namer, later: dict[str, list[Any]]
) -> tuple[tuple[Room, ...], tuple[str, ...]]:
    """Return the rooms with rules of their own, in the order of the plan, and the names of all other rooms.

    `later` are the effects of the setup on faces that are not up at the start.
    """
    with_rules, others = [], []
    given, first = chapter.get("rooms") or {}, (chapter.get("start") or {}).get("face")
    for face in _faces(chapter, names):
        room, more, starts = given.get(face["id"]), later.get(face["id"], []), face["id"] == first
        if (room or more) and not (starts and set(room or ()) <= {"setup"}):  # its setup is part of the chapter's
            with_rules.append(_room(face, room or {}, names, more, starts))
        elif not starts:
            others.append(names("face", face["id"]))
    return tuple(with_rules), tuple(others)


def _faces(chapter: dict[str, Any], names: Namer) -> Iterator[dict[str, Any]]:
    """Yield both faces of every tile of the plan, starting with the face that is up."""
    tiles = [tile.data["faces"] for tile in names.library.entries("tile").values()]
    for place in chapter.get("plan", []):
        for faces in tiles:
            if any(face["id"] == place["face"] for face in faces):
                yield from sorted(faces, key=lambda face: bool(face["id"] != place["face"]))


def _room(face: dict[str, Any], room: dict[str, Any], names: Namer, more: list[Any], first: bool) -> Room:
    language = names.language
    picture = room_picture(face, room, language)
    arrival = [*more, *(() if first else room.get("setup") or ())]  # the setup page has the setup of the first room
    return Room(
        name=names("face", face["id"]),
        number=str(face.get("number", "")),
        colour=str(face["colour"]),
        side=word(str(face["colour"]), language),
        picture=picture,
        story=in_language(room.get("story"), language),
        arrival=effect_lines.lines(arrival, names),
        read_aloud=effect_lines.story_texts(arrival, language),
        encounter="" if first and "encounter" not in room else _encounter(room.get("encounter"), names),
        searches=tuple(_search(search, room.get("areas") or {}, names) for search in room.get("search") or ()),
        surge=_surge(room.get("surge"), names),
        added=tuple(Fact(space["id"], in_language(space.get("note"), language)) for space in room.get("spaces") or ()),
        places=_places(face, room, names),
        rules=boxes(room.get("rules"), names),
    )


def _places(face: dict[str, Any], room: dict[str, Any], names: Namer) -> tuple[Fact, ...]:
    """List the areas of the room with their spaces, except single spaces that the board itself names."""
    named = {space["id"] for space in face["spaces"] if space.get("note")}
    areas = (room.get("areas") or {}).items()
    return tuple(
        Fact(area.replace("-", " "), names.spaces(spaces))
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
    return Surge(effect_lines.lines(effects, names), effect_lines.story_texts(effects, names.language))
