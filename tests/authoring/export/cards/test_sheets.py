"""Sheets of cards: nine to a sheet, where the cuts are, backs behind their fronts, copies as in the game."""

from __future__ import annotations

from itertools import pairwise

import pytest

from authoring.content.library import open_library
from authoring.export.cards.build import cards_of
from authoring.export.cards.kinds import KINDS
from authoring.export.cards.model import Back, Card
from authoring.export.cards.sheets import CARD, PAPER, arrange_sheets, single_cards

LIBRARY = open_library()
ENTRIES = [entry for kind in KINDS for entry in LIBRARY.entries(kind).values()]
CARDS = [card for entry in ENTRIES for card in cards_of(LIBRARY, entry, "en")]


@pytest.mark.parametrize("paper", PAPER)
def test_sheets_hold_nine_and_stay_on_the_paper(paper: str) -> None:
    made = arrange_sheets(CARDS, paper, backs=False)
    assert [len(sheet.cards) for sheet in made[:-1]] == [9] * (len(made) - 1)
    sides = sum(card.copies * (1 if isinstance(card.back, Back) else 2) for card in CARDS)
    assert sum(len(sheet.cards) for sheet in made) == sides
    for sheet in made:
        down, across = sheet.cuts
        assert 0 < down[0] < down[-1] < sheet.width
        assert 0 < across[0] < across[-1] < sheet.height
        assert all(round(x, 2) in {round(cut, 2) for cut in down} for x, _, _ in sheet.cards)
        assert [round(b - a, 6) for a, b in pairwise(across)] == [CARD[1]] * 3


@pytest.mark.parametrize("paper", PAPER)
def test_each_back_lies_behind_its_front(paper: str) -> None:
    """The paper is turned on its long edge: what is left on one side is right on the other."""
    sheets = arrange_sheets(CARDS, paper)
    for fronts, backs in zip(sheets[::2], sheets[1::2], strict=True):
        for (x, y, front), (back_x, back_y, back) in zip(fronts.cards, backs.cards, strict=True):
            assert isinstance(front, Card)
            assert front.back is back
            assert (round(fronts.width - x - CARD[0], 3), y) == (back_x, back_y)


def test_one_of_each_on_request() -> None:
    assert sum(len(sheet.cards) for sheet in arrange_sheets(CARDS, "a4", one_each=True)[::2]) == len(CARDS)


def test_single_cards_have_names_of_their_own() -> None:
    names = [name for name, _ in single_cards(CARDS)]
    assert len(names) == len(set(names))
    assert {"roach", "roach-greedy", "back-of-search-card", "back-of-brodie", "brodie-chases"} <= set(names)
    assert not any(name.startswith("back-of") for name, _ in single_cards(CARDS, backs=False))
