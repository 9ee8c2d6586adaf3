"""Arrange cards on sheets: nine to a sheet, edge to edge, so that each cut separates two cards.

After each sheet of fronts comes the sheet of their backs. It is the mirror image, so that each back lies behind its
front when the printer turns the paper on its long edge.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from authoring.export.cards.model import Back, Card

CARD = (63.0, 88.0)
PAPER = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
ACROSS = DOWN = 3
FULL = ACROSS * DOWN


@dataclass(frozen=True)
class Sheet:
    """A sheet of cards; each has its position, in millimetres from the corner of the paper."""

    width: float
    height: float
    left: float
    top: float
    cards: tuple[tuple[float, float, Card | Back], ...]

    @property
    def cuts(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """The positions of the cuts: down the sheet, and across it."""
        down = tuple(self.left + column * CARD[0] for column in range(ACROSS + 1))
        return down, tuple(self.top + row * CARD[1] for row in range(DOWN + 1))


def arrange_sheets(cards: Iterable[Card], paper: str, one_each: bool = False, backs: bool = True) -> list[Sheet]:
    """Arrange cards on sheets, with as many copies as the game has, or one of each.

    Without backs, both sides of a card with two sides are cards of their own.
    """
    every: list[Card] = []
    for card in cards:
        sides = [card] if backs or isinstance(card.back, Back) else [card, card.back]
        every += [side for _ in range(1 if one_each else card.copies) for side in sides]
    sheets = []
    for start in range(0, len(every), FULL):
        part = every[start : start + FULL]
        sheets.append(_sheet(part, paper, mirrored=False))
        if backs:
            sheets.append(_sheet([card.back for card in part], paper, mirrored=True))
    return sheets


def _sheet(cards: Sequence[Card | Back], paper: str, mirrored: bool) -> Sheet:
    width, height = PAPER[paper]
    left, top = (width - ACROSS * CARD[0]) / 2, (height - DOWN * CARD[1]) / 2
    return Sheet(width, height, left, top, tuple(_positions(cards, left, top, mirrored)))


def _positions(
    cards: Sequence[Card | Back], left: float, top: float, mirrored: bool
) -> Iterator[tuple[float, float, Card | Back]]:
    for index, card in enumerate(cards):
        row, column = divmod(index, ACROSS)
        column = ACROSS - 1 - column if mirrored else column
        yield round(left + column * CARD[0], 3), round(top + row * CARD[1], 3), card


def single_cards(cards: Iterable[Card], backs: bool = True) -> Iterator[tuple[str, Card | Back]]:
    """Yield each side of each card with a name for its file; the back of a deck comes once."""
    known: set[str] = set()
    for card in cards:
        yield card.id, card
        if isinstance(card.back, Card):
            yield card.back.id, card.back
        elif backs and card.back.id not in known:
            known.add(card.back.id)
            yield f"back-of-{card.back.id}", card.back
