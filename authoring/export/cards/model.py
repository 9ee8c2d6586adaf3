"""The record of a card, with every text broken into lines."""

from __future__ import annotations

from dataclasses import dataclass

from authoring.export.cards.measure import TextBlock, TextRows


@dataclass(frozen=True)
class Card:
    """A card. `look` names its colours; `labels` stand before the rows of the body.

    `room` is the height for the body, in millimetres; text without labels is centred in it.
    """

    id: str
    look: str
    title: TextBlock
    subtitle: TextBlock
    badge: str
    values: tuple[str, ...]
    labels: tuple[str, ...]
    body: TextRows
    room: float
    foot: TextBlock
    note: str
    copies: int = 1

    @property
    def overflowing(self) -> tuple[str, ...]:
        """The keys of the content whose text does not fit on the card."""
        parts = (("name", self.title), ("category", self.subtitle), ("text", self.body), ("requires", self.foot))
        return tuple(key for key, part in parts if not part.fits)
