"""Write sheets of cards as HTML or PDF: nine to a sheet, edge to edge, so that each cut separates two cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass

from authoring.export.book.write import PAPERS
from authoring.export.cards.measure import line_height
from authoring.export.cards.model import Card
from authoring.export.html import page
from authoring.export.pdf import pdf

CARD = (63.0, 88.0)
PAPER = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
ACROSS = DOWN = 3
BLEED = 3.0


@dataclass(frozen=True)
class Sheet:
    """A sheet of cards; each has its position, in millimetres from the corner of the paper."""

    width: float
    height: float
    left: float
    top: float
    cards: tuple[tuple[float, float, Card], ...]

    @property
    def cuts(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """The positions of the cuts: down the sheet, and across it."""
        down = tuple(self.left + column * CARD[0] for column in range(ACROSS + 1))
        return down, tuple(self.top + row * CARD[1] for row in range(DOWN + 1))


def arrange_sheets(cards: Iterable[Card], paper: str, one_each: bool = False) -> list[Sheet]:
    """Arrange cards on sheets, with as many copies as the game has, or one of each."""
    every = [card for card in cards for _ in range(1 if one_each else card.copies)]
    width, height = PAPER[paper]
    left, top = (width - ACROSS * CARD[0]) / 2, (height - DOWN * CARD[1]) / 2
    full = ACROSS * DOWN
    return [
        Sheet(width, height, left, top, tuple(_positions(every[start : start + full], left, top)))
        for start in range(0, len(every), full)
    ]


def _positions(cards: list[Card], left: float, top: float) -> Iterable[tuple[float, float, Card]]:
    for index, card in enumerate(cards):
        row, column = divmod(index, ACROSS)
        yield round(left + column * CARD[0], 3), round(top + row * CARD[1], 3), card


def to_html(sheets: list[Sheet], paper: str, language: str) -> bytes:
    """Write sheets as HTML, to be printed at 100 % without margins."""
    return page(
        "cards.html.j2", sheets=sheets, paper=paper, language=language, card=CARD, bleed=BLEED, line_height=line_height
    ).encode()


def to_pdf(sheets: list[Sheet], paper: str, language: str) -> bytes:
    """Write sheets as PDF, to be printed at 100 %."""
    records = [
        {
            "cards": [{"x": x, "y": y, **asdict(card)} for x, y, card in sheet.cards],
            "cuts": {"down": sheet.cuts[0], "across": sheet.cuts[1]},
            "size": [sheet.width, sheet.height],
        }
        for sheet in sheets
    ]
    return pdf("cards.typ", {"sheets": records, "paper": PAPERS[paper], "lang": language, "bleed": BLEED})


WRITERS: dict[str, Callable[[list[Sheet], str, str], bytes]] = {".html": to_html, ".pdf": to_pdf}
"""The function that writes sheets, by the ending of the file name."""
