"""Rooms: those with rules of their own, and the names of the others."""

from __future__ import annotations

from typing import Any

from authoring.content.library import Entry, open_library
from authoring.export.book.model import Fact, Moment, Room
from authoring.export.book.names import Namer
from authoring.export.book.rooms import rooms

NAMES = Namer(open_library(), "en")


def chapter(**data: Any) -> Entry:
    """A chapter with the kitchen, which belongs to no file."""
    file = NAMES.library.entries("chapter")["flight"].file
    return Entry("chapter", "attic", {"plan": [{"face": "kitchen", "at": [0, 0]}], **data}, file)


def kitchen(**room: Any) -> Room:
    (built,), _, _ = rooms(chapter(start={"face": "forge"}, rooms={"kitchen": room}), NAMES, {})
    return built


def test_a_room_without_rules_is_only_named() -> None:
    assert rooms(chapter(start={"face": "kitchen"}), NAMES, {}) == ((), None, ("Kitchen Tunnels",))


def test_the_room_of_the_victory_stands_apart() -> None:
    victory = {"mice-at": {"face": "kitchen"}}
    others, finale, _ = rooms(chapter(rooms={"kitchen": {"story": "Dark."}}, victory=victory), NAMES, {})
    assert others == ()
    assert finale is not None
    assert finale.story == Moment("Dark.")


def test_words_of_the_rulebook_are_explained_where_a_room_uses_them() -> None:
    room = kitchen(encounter={"place": [{"minion": "roach", "greedy": True}], "ambush": True})
    assert [note.label for note in room.notes] == ["Greedy", "Ambush"]
    assert [sign.word for sign in kitchen(surge=[], search=[{"card": "antidote"}]).signs] == ["special search"]


def test_effects_of_the_setup_happen_on_arrival() -> None:
    (room,), _, _ = rooms(chapter(), NAMES, {"kitchen": ["surge"]})
    assert room.arrival == ("A surge happens.",)


def test_the_encounter_of_a_room() -> None:
    assert kitchen(story="Dark.").encounter == "Draw an encounter card."
    assert kitchen(encounter="none").encounter.startswith("Nobody is here")
    placed = kitchen(encounter={"place": [{"minion": "roach"}], "ambush": True})
    assert placed.encounter == "No encounter card. Place: 1\u00a0×\u00a0Roach (ambush)."


def test_searches_and_surges() -> None:
    room = kitchen(
        areas={"stove": ["a1", "a2"]},
        search=[{"card": "spoon", "where": "stove"}, {"card": "spoon", "once": False}],
        surge=[{"minion": "spider", "count": 2}],
    )
    assert [search.value for search in room.searches] == ["stove (a1, a2)", "anywhere, more than once"]
    assert room.surge is not None
    assert room.surge.lines == ("2\u00a0×\u00a0Spider",)
    assert room.places == (Fact("stove", "a1, a2"),)
    assert kitchen(surge=[]).surge.lines == ("nobody",)  # type: ignore[union-attr]
