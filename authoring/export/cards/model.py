"""The records of cards, with every text broken into lines."""

from __future__ import annotations

from dataclasses import dataclass

from authoring.export.cards.measure import TextBlock, TextRows


@dataclass(frozen=True)
class Value:
    """A number with the icon that says of what, such as a shield; `word` is for those who cannot see the icon."""

    icon: str
    text: str
    word: str


@dataclass(frozen=True)
class Back:
    """The back of a card, which is the same for all cards of a deck or of a boss; `id` names the deck or the boss."""

    id: str
    look: str
    icon: str
    label: str


@dataclass(frozen=True)
class Card:
    """A card. `look` names its colours; `labels` stand before the rows of the body.

    `room` is the height for the body, in millimetres; text without labels is centred in it. The corner shows `badge` or
    `icons`. `back` is another card if both sides are used, such as the greedy side of a minion. `steps` leads from the
    entry to the part of the content that the card shows.
    """

    id: str
    look: str
    title: TextBlock
    subtitle: TextBlock
    badge: str
    icons: tuple[str, ...]
    values: tuple[Value, ...]
    labels: tuple[str, ...]
    body: TextRows
    room: float
    foot: TextBlock
    note: str
    back: Back | Card
    copies: int = 1
    steps: tuple[str | int, ...] = ()

    @property
    def overflowing(self) -> tuple[str, ...]:
        """The keys of the content whose text does not fit on the card."""
        parts = (("name", self.title), ("category", self.subtitle), ("text", self.body), ("requires", self.foot))
        return tuple(key for key, part in parts if not part.fits)


LOOKS: dict[str, str] = {
    # look: its colour
    "ability": "#2f5d3a",
    "achievement": "#7a5b00",
    "boss": "#5b1f5e",
    "encounter-hard": "#8a1f2b",
    "encounter-standard": "#1f4f7a",
    "greedy": "#9a5b00",
    "hero": "#1f5f63",
    "minion": "#4a3b63",
    "search-card": "#6b3e1d",
    "status": "#4a4f57",
}
"""The colour of each look. All are dark, so that they can be read when printed in grey."""
