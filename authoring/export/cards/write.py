"""Write sheets of cards as HTML or PDF, and single cards as PNG. All are printed at 100 %."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, field
from typing import Any

from authoring.drawing.svg import icons
from authoring.export.book.write import PAPERS
from authoring.export.cards.measure import line_height
from authoring.export.cards.model import LOOKS, Back, Card
from authoring.export.cards.sheets import CARD, PAPER, Sheet
from authoring.export.cards.tokens import DIAMETER, Token, Track
from authoring.export.html import page
from authoring.export.pdf import pdf, png, svg
from authoring.wording.languages import term

CELL = (34.0, 34.0)
"""The space for a token with its name, in millimetres."""
MARGIN = 15.0
DPI = 300


@dataclass(frozen=True)
class Sheets:
    """Everything to print besides the book: sheets of cards, tokens and tracks."""

    paper: str
    language: str
    cards: list[Sheet] = field(default_factory=list)
    tokens: list[Token] = field(default_factory=list)
    tracks: list[Track] = field(default_factory=list)

    @property
    def title(self) -> str:
        """The title of the document."""
        return term("cards" if self.cards else "tokens", self.language)


def to_html(sheets: Sheets) -> bytes:
    """Write sheets as HTML."""
    return page("cards.html.j2", **_values(sheets), line_height=line_height).encode()


def to_pdf(sheets: Sheets) -> bytes:
    """Write sheets as PDF."""
    values = _values(sheets)
    values["sheets"] = [
        {
            "cards": [{"x": x, "y": y, **_record(card)} for x, y, card in sheet.cards],
            "cuts": {"down": sheet.cuts[0], "across": sheet.cuts[1]},
        }
        for sheet in sheets.cards
    ]
    return pdf("cards.typ", values | {"paper": PAPERS[sheets.paper]})


def to_pngs(cards: Iterable[tuple[str, Card | Back]], tokens: Iterable[Token], language: str) -> dict[str, bytes]:
    """Write each card and each token as a PNG of its own, at 300 dots per inch; return them by the name of the file."""
    names, values = _singles(cards, tokens, language)
    return dict(zip(names, png("single-cards.typ", values, DPI), strict=True))


def to_svgs(cards: Iterable[tuple[str, Card | Back]], tokens: Iterable[Token], language: str) -> dict[str, bytes]:
    """Write each card and each token as an SVG of its own; return them by the name of the file."""
    names, values = _singles(cards, tokens, language)
    return dict(zip(names, svg("single-cards.typ", values), strict=True))


def _singles(
    cards: Iterable[tuple[str, Card | Back]], tokens: Iterable[Token], language: str
) -> tuple[list[str], dict[str, Any]]:
    """The names of single pictures, and what their template shows."""
    singles = [(name, _record(card)) for name, card in cards]
    rounds = list(tokens)
    values = _common([card for _, card in singles], language) | {
        "singles": [card for _, card in singles],
        "tokens": [asdict(token) for token in rounds],
    }
    names = [*(name for name, _ in singles), *(f"token-{token.id}" for token in rounds)]
    return names, values


def _values(sheets: Sheets) -> dict[str, Any]:
    """Collect what both templates show."""
    width, height = PAPER[sheets.paper]
    records = [_record(card) for sheet in sheets.cards for _, _, card in sheet.cards]
    return _common(records, sheets.language) | {
        "title": sheets.title,
        "sheets": sheets.cards,
        "tokens": [asdict(token) for token in sheets.tokens for _ in range(token.copies)],
        "tracks": [asdict(track) for track in sheets.tracks],
        "paper": sheets.paper,
        "size": [width, height],
    }


def _common(records: list[dict[str, Any]], language: str) -> dict[str, Any]:
    return {
        "language": language,
        "terms": {word: term(word, language) for word in ("tokens", "tracks", "cut-out", "both-sides")},
        "icons": _icons(records),
        "looks": LOOKS,
        "card": CARD,
        "cell": CELL,
        "margin": MARGIN,
        "diameter": DIAMETER,
    }


def _record(card: Card | Back) -> dict[str, Any]:
    """Make the record of a side that templates read, without the other side."""
    if isinstance(card, Back):
        return {"side": "back", **asdict(card)}
    return {"side": "front", **asdict(card), "back": None}


def _icons(records: list[dict[str, Any]]) -> dict[str, str]:
    """Draw every icon that the cards show, in the colour of the card."""
    used = {
        (record["look"], name)
        for record in records
        for name in (
            [record["icon"]]
            if record["side"] == "back"
            else [*record["icons"], *(value["icon"] for value in record["values"])]
        )
    }
    return {f"{look}/{name}": icons.icon(name, LOOKS[look]) for look, name in sorted(used) if name in icons.ICONS}


WRITERS: dict[str, Callable[[Sheets], bytes]] = {".html": to_html, ".pdf": to_pdf}
"""The function that writes sheets, by the ending of the file name."""
