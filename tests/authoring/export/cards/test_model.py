"""Which texts of a card do not fit."""

from __future__ import annotations

from dataclasses import replace

from authoring.export.cards.measure import TextBlock, TextRows
from authoring.export.cards.model import Back, Card

LINE = TextBlock(8, ("Hat",))
BODY = TextRows(8, (("A hat.",),))
BACK = Back("ability", "ability", "cheese", "Ability")
CARD = Card("hat", "ability", LINE, LINE, "", (), (), (), BODY, 50, LINE, "", BACK)


def test_texts_that_do_not_fit_are_named_by_their_keys() -> None:
    assert CARD.overflowing == ()
    broken = replace(LINE, fits=False)
    assert replace(CARD, title=broken, foot=broken).overflowing == ("name", "requires")
