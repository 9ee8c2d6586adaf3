"""From content to the records of cards."""

from __future__ import annotations

from typing import Any

import pytest

from authoring.content.library import open_library
from authoring.export.book.names import Namer
from authoring.export.cards.build import cards_of
from authoring.export.cards.kinds import KINDS
from authoring.export.cards.layout import LARGEST, SMALLEST
from authoring.export.cards.model import LOOKS, Back, Card
from authoring.wording.languages import LANGUAGES

LIBRARY = open_library()


def made(kind: str, language: str = "en", **data: Any) -> tuple[Card, ...]:
    return KINDS[kind]({"id": "hat", "name": "Hat", "text": "A hat.", **data}, Namer(LIBRARY, language))


def search_card(language: str = "en", **data: Any) -> Card:
    [card] = made("search-card", language, **{"category": "armour", **data})
    return card


def paragraphs(card: Card) -> list[str]:
    return [" ".join(row) for row in card.body.rows]


def test_values_slot_and_requirements_of_a_search_card() -> None:
    hat = search_card(slot="paw", paws=2, lore=1, move=-1, requires={"classes": ["mystic", "scamp"], "lore": 2})
    assert [(value.icon, value.text, value.word) for value in hat.values] == [
        ("book", "+1", "lore +1"),
        ("steps", "-1", "move -1"),
    ]
    assert (hat.subtitle.lines, hat.icons) == (("Armour",), ("paw", "paw"))
    assert hat.foot.lines == ("Requires: mystic or scamp, lore 2",)
    assert search_card(copies=3).copies == 3


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("+1 lore. A hat.", "A hat."),
        ("+1 lore, but -1 move: a heavy hat.", "A heavy hat."),
        ("+1 lore for every other mouse.", "+1 lore for every other mouse."),
        ("+2 lore. Not the value of the card.", "+2 lore. Not the value of the card."),
    ],
)
def test_a_text_does_not_repeat_the_values(text: str, left: str) -> None:
    assert paragraphs(search_card(text=text, lore=1, move=-1)) == [left]
    assert paragraphs(search_card("ru", text=text, lore=1, move=-1)) == [left], "a text that is not translated"
    french = search_card("fr", text={"en": text, "fr": "+1 savoir. Un chapeau."}, lore=1)
    assert paragraphs(french) == ["Un chapeau."]


def test_values_and_foot_leave_less_height_for_the_text() -> None:
    assert search_card(lore=1).room < search_card().room
    assert search_card(requires={"lore": 2}).room < search_card().room


def test_type_stays_within_its_limits() -> None:
    assert search_card().body.size == LARGEST
    long = search_card(text="word " * 400)
    assert (long.body.size, long.overflowing) == (SMALLEST, ("text",))


def test_an_encounter_card_has_a_row_for_each_page() -> None:
    entry = next(iter(LIBRARY.entries("encounter-card").values()))
    [built] = cards_of(LIBRARY, entry, "fr")
    assert len(built.labels) == len(built.body.rows) == len(entry.data["pages"])
    assert built.look == f"encounter-{entry.data.get('deck', 'standard')}"


def test_a_minion_has_a_greedy_side_with_its_own_values() -> None:
    [roach] = made("minion", battle=2, defence=1, attack="ranged", size="large", greedy={"battle": 3, "text": "More!"})
    assert [(value.icon, value.text) for value in roach.values] == [("bow", "2"), ("shield", "1"), ("heart", "1")]
    assert roach.subtitle.lines == ("Minion · large",)
    assert isinstance(roach.back, Card)
    assert [value.text for value in roach.back.values] == ["3", "1", "1"]
    assert paragraphs(roach.back) == ["A hat.", "More!"]
    assert (roach.back.id, roach.back.steps) == ("hat-greedy", ("greedy",))
    [plain] = made("minion", figure="rat")
    assert plain.note == "fan card · figure: Rat Warrior"
    assert isinstance(plain.back, Back)


def test_a_boss_has_a_card_for_each_of_its_initiative_cards() -> None:
    parts = [
        {"id": "hat", "name": "Hat", "battle": 3},
        {"id": "cap", "name": "Cap", "behaviour": "chase", "text": "Runs."},
    ]
    first, second = made("minion", boss=True, size="none", cards=parts)
    assert first.subtitle.lines == ("Boss · takes no room",)
    assert second.subtitle.lines == ("Boss: Hat · takes no room · chases",)
    assert paragraphs(second) == ["Runs.", "A hat."]
    assert (second.steps, first.back) == (("cards", 1), second.back)


def test_a_hero_says_what_it_starts_with() -> None:
    [collin] = cards_of(LIBRARY, LIBRARY.entries("hero")["collin"], "ru")
    assert [value.icon for value in collin.values] == ["sword", "shield", "book", "steps", "heart"]
    assert collin.foot.lines[0].startswith("Начинает с: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_status_without_words_is_described(language: str) -> None:
    data = {"text": None, "forbids": ["move"], "recover": {"dice": 2, "stars": 1}}
    [card] = made("status", language, **data)
    [text] = paragraphs(card)
    assert "2" in text
    [other] = made("status", language, text=None, recover="never")
    assert paragraphs(other) != [text]


def test_every_look_has_a_colour() -> None:
    looks = set()
    for kind in KINDS:
        for entry in LIBRARY.entries(kind).values():
            for card in cards_of(LIBRARY, entry, "en"):
                looks |= {card.look, card.back.look}
    assert looks == set(LOOKS)
