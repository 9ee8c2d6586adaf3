"""The decks of a chapter: its encounter cards, and the search cards it hands out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.content.library import Entry, Library
from authoring.content.source import Steps
from authoring.content.walk import effects


def encounter_deck(library: Library, chapter: Entry) -> list[Entry]:
    """The encounter cards in the deck of a chapter."""
    wanted = chapter.data.get("encounters", {})
    decks, listed = wanted.get("decks", []), wanted.get("cards", [])
    cards = library.entries("encounter-card").values()
    return [card for card in cards if card.data["deck"] in decks or card.id in listed]


def faces_of_plan(library: Library, chapter: Entry) -> Iterator[tuple[Entry, int]]:
    """Both faces of every tile of a chapter's plan, with its index in the plan; first the face that is up."""
    faces = library.entries("face")
    for index, part in enumerate(chapter.data["plan"]):
        up = faces.get(part["face"])
        if up is None:
            continue
        yield up, index
        yield from ((face, index) for face in faces.values() if face.file is up.file and face is not up)


def draws(chapter: Entry, face: str) -> bool:
    """Whether the players draw an encounter card when the mice first reach a face."""
    room: dict[str, Any] = chapter.data.get("rooms", {}).get(face, {})
    return "encounter" not in room and chapter.data["start"]["face"] != face


def handed_out(chapter: Entry) -> Iterator[tuple[Steps, str]]:
    """Search cards that a chapter takes out of the deck at setup or for special searches, one by one."""
    for steps, value in effects(chapter.data.get("setup", []), "give-card"):
        card = value.get("card") if isinstance(value, dict) else value
        if isinstance(card, str):
            yield ("setup", *steps), card
    for face, room in chapter.data.get("rooms", {}).items():
        for index, search in enumerate(room.get("search", [])):
            if search.get("once", True):
                yield ("rooms", face, "search", index, "card"), search["card"]
