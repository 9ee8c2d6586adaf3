"""What a card shows: plain records, with every text already broken into lines."""

from __future__ import annotations

from dataclasses import dataclass

from authoring.export.cards.measure import Fitted, FittedRows


@dataclass(frozen=True)
class Card:
    """One card. `look` is a kind of card that has colours of its own; `labels` stand before the rows of the body.

    `room` is the height the body may fill, in millimetres: text without labels stands in its middle.
    """

    id: str
    look: str
    title: Fitted
    subtitle: Fitted
    badge: str
    values: tuple[str, ...]
    labels: tuple[str, ...]
    body: FittedRows
    room: float
    foot: Fitted
    note: str
    copies: int = 1

    @property
    def overflowing(self) -> tuple[str, ...]:
        """The keys of the content whose text does not fit."""
        parts = (("name", self.title), ("category", self.subtitle), ("text", self.body), ("requires", self.foot))
        return tuple(key for key, part in parts if not part.fits)
