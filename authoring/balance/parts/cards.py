"""Search cards of the author's own: not those of the box."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

from authoring import bundled
from authoring.balance.parts.part import CannotChangeError, NewData, Part, place, rooms, usable
from authoring.content.library import Entry, File
from authoring.content.walk import strings
from authoring.playtest.open_chapter import LoadedChapter
from engine.playtest.parties import Party


def find(loaded: LoadedChapter, parties: tuple[Party, ...]) -> Iterator[Part]:
    """Yield every search card that is not one of the box's. Taken out, no deck and no search holds it."""
    box = bundled.root() / "cards"
    for entry in usable(loaded, "search-card"):
        if not entry.file.real.is_relative_to(box):
            yield Part("card", entry.id, place(loaded, entry), _out(loaded, entry), _double(entry))


def _out(loaded: LoadedChapter, card: Entry) -> Callable[[], NewData]:
    def change() -> NewData:
        chapter = deepcopy(loaded.entry.data)
        for room in (chapter.get("rooms") or {}).values():
            if "search" in room:
                room["search"] = [one for one in room["search"] if one["card"] != card.id]
        if card.id in set(strings(chapter)):
            raise CannotChangeError("the chapter names it elsewhere than in a search")
        return {loaded.entry.file: chapter, **_with_copies(card, 0)}

    if not any(one["card"] == card.id for room in rooms(loaded).values() for one in room.get("search") or ()):
        return lambda: _with_copies(card, 0)
    return change


def _double(card: Entry) -> Callable[[], NewData]:
    def change() -> NewData:
        copies = card.data.get("copies", 1)
        if not copies:
            raise CannotChangeError("the search deck has no copy of it to double")
        return _with_copies(card, 2 * copies)

    return change


def _with_copies(card: Entry, copies: int) -> dict[File, Any]:
    """The data of the card's file with another number of copies in the search deck."""
    data = deepcopy(card.file.source.data)
    place = data
    for step in card.steps:
        place = place[step]
    place["copies"] = copies
    return {card.file: data}
