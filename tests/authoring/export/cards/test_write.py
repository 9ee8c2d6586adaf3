"""Sheets of cards as files."""

from __future__ import annotations

from authoring.content.library import open_library
from authoring.export.cards.build import cards_of
from authoring.export.cards.model import Card
from authoring.export.cards.sheets import arrange_sheets, single_cards
from authoring.export.cards.tokens import tokens_of, tracks_of
from authoring.export.cards.write import Sheets, to_html, to_pdf, to_pngs

LIBRARY = open_library()


def cards() -> list[Card]:
    entries = [*list(LIBRARY.entries("ability").values())[:8], LIBRARY.entries("minion")["roach"]]
    return [card for entry in entries for card in cards_of(LIBRARY, entry, "en")]


def test_both_formats() -> None:
    chapters = [LIBRARY.entries("chapter")["flight"]]
    sheets = Sheets("a4", "en", arrange_sheets(cards(), "a4"), [], tracks_of(LIBRARY, chapters, "en"))
    assert to_pdf(sheets).startswith(b"%PDF-")
    page = to_html(sheets).decode()
    assert page.count('<article class="card') == 18
    assert page.count("<li") == 7  # the cheese on the counter, from 0 to 6
    assert "<script" not in page


def test_each_card_and_token_is_a_picture_of_its_own() -> None:
    tokens = tokens_of(LIBRARY, [LIBRARY.entries("chapter")["five-to-midnight"]], [], "en")
    pictures = to_pngs(single_cards(cards()[-2:]), tokens, "en")
    assert list(pictures)[:4] == [cards()[-2].id, "back-of-ability", "roach", "roach-greedy"]
    assert all(name.startswith("token-") for name in list(pictures)[4:])
    assert all(picture.startswith(b"\x89PNG") for picture in pictures.values())
