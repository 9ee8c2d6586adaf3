"""Rooms: those with rules of their own, and the names of the others."""

from __future__ import annotations

from typing import Any

from authoring.content.library import open_library
from authoring.export.book.model import Fact, Room
from authoring.export.book.names import Namer
from authoring.export.book.rooms import rooms

NAMES = Namer(open_library(), "en")


def kitchen(**room: Any) -> Room:
    chapter = {"plan": [{"face": "kitchen"}], "start": {"face": "forge"}, "rooms": {"kitchen": room}}
    (built,), _ = rooms(chapter, NAMES, {})
    return built


def test_a_room_without_rules_is_only_named() -> None:
    chapter = {"plan": [{"face": "kitchen"}], "start": {"face": "kitchen"}}
    assert rooms(chapter, NAMES, {}) == ((), ("Kitchen Tunnels",))


def test_effects_of_the_setup_happen_on_arrival() -> None:
    (room,), _ = rooms({"plan": [{"face": "kitchen"}]}, NAMES, {"kitchen": ["surge"]})
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
