"""Sheets of cards: nine to a sheet, where the cuts are, with copies as in the game."""

from __future__ import annotations

from itertools import pairwise

import pytest

from authoring.content.library import open_library
from authoring.export.cards.build import KINDS, card
from authoring.export.cards.model import Card
from authoring.export.cards.write import BLEED, CARD, PAPER, arrange_sheets, to_html, to_pdf

LIBRARY = open_library()
ENTRIES = [entry for kind in KINDS for entry in LIBRARY.entries(kind).values()]


def cards() -> list[Card]:
    return [card(LIBRARY, entry, "en") for entry in ENTRIES]


@pytest.mark.parametrize("paper", PAPER)
def test_sheets_hold_nine_and_stay_on_the_paper(paper: str) -> None:
    made = arrange_sheets(cards(), paper)
    assert [len(sheet.cards) for sheet in made[:-1]] == [9] * (len(made) - 1)
    assert sum(len(sheet.cards) for sheet in made) == sum(one.copies for one in cards())
    for sheet in made:
        down, across = sheet.cuts
        assert down[0] - BLEED > 0
        assert across[-1] + BLEED < sheet.height
        assert all(round(x, 2) in {round(cut, 2) for cut in down} for x, _, _ in sheet.cards)
        assert [round(b - a, 6) for a, b in pairwise(across)] == [CARD[1]] * 3


def test_one_of_each_on_request() -> None:
    assert sum(len(sheet.cards) for sheet in arrange_sheets(cards(), "a4", one_each=True)) == len(ENTRIES)


def test_both_formats() -> None:
    made = arrange_sheets(cards()[:10], "a4")
    assert to_pdf(made, "a4", "en").startswith(b"%PDF-")
    page = to_html(made, "a4", "en").decode()
    assert page.count('<article class="card') == 10
    assert "<script" not in page
