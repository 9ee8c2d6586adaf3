"""From content to the records of cards."""

from __future__ import annotations

from typing import Any

from authoring.content.library import open_library
from authoring.export.book.names import Namer
from authoring.export.cards.build import KINDS, LARGEST, SMALLEST, card
from authoring.export.cards.model import Card

LIBRARY = open_library()


def search_card(language: str = "en", **data: Any) -> Card:
    full = {"id": "hat", "name": "Hat", "category": "armour", "text": "A hat.", **data}
    return KINDS["search-card"](full, Namer(LIBRARY, language))


def test_values_slot_and_requirements_of_a_search_card() -> None:
    hat = search_card(slot="paw", paws=2, lore=1, move=-1, requires={"classes": ["mystic", "scamp"], "lore": 2})
    assert hat.values == ("lore +1", "move -1")
    assert hat.subtitle.lines == ("Armour · 2 paws",)
    assert hat.foot.lines == ("Requires: mystic or scamp, lore 2",)
    assert search_card(copies=3).copies == 3


def test_values_and_foot_leave_less_height_for_the_text() -> None:
    assert search_card(lore=1).room < search_card().room
    assert search_card(requires={"lore": 2}).room < search_card().room


def test_type_stays_within_its_limits() -> None:
    assert search_card().body.size == LARGEST
    long = search_card(text="word " * 400)
    assert (long.body.size, long.overflowing) == (SMALLEST, ("text",))


def test_an_encounter_card_has_a_row_for_each_page() -> None:
    entry = next(iter(LIBRARY.entries("encounter-card").values()))
    built = card(LIBRARY, entry, "fr")
    assert len(built.labels) == len(built.body.rows) == len(entry.data["pages"])
    assert built.look == f"encounter-{entry.data.get('deck', 'standard')}"
