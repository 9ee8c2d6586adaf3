"""What an export of cards writes: one file of sheets, or a folder of pictures."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from authoring.export.cards.build import cards_of
from authoring.export.cards.choose import Choice
from authoring.export.cards.model import Back, Card
from authoring.export.cards.sheets import arrange_sheets, single_cards
from authoring.export.cards.tokens import tokens_of, tracks_of
from authoring.export.cards.write import WRITERS, Sheets, to_pngs
from authoring.export.errors import ExportError
from authoring.export.formats import writer_for


def unfitting(choice: Choice, language: str) -> Iterator[str]:
    """Yield a message for each side of a card with a text that does not fit."""
    for card in _made(choice, language):
        for side in (card,) if isinstance(card.back, Back) else (card, card.back):
            if side.overflowing:
                yield f'card "{side.id}": {", ".join(side.overflowing)} does not fit; shorten it'


def files_of(
    choice: Choice, output: Path, language: str, paper: str, one_each: bool = False, backs: bool = True
) -> dict[Path, bytes]:
    """Return the content of each file to write; an output without an ending is a folder of pictures."""
    cards = _made(choice, language)
    tokens = tokens_of(choice.library, choice.chapters, choice.cards, language)
    tracks = tracks_of(choice.library, choice.chapters, language)
    if not cards and not tokens and not tracks:
        raise ExportError(
            "nothing to print: everything that the chapter needs is in the box", "name other cards, or use --kind"
        )
    if output.is_dir() or not output.suffix:
        pictures = to_pngs(single_cards(cards, backs), tokens, language)
        return {output / f"{name}.png": content for name, content in pictures.items()}
    write = writer_for(output, WRITERS)
    return {output: write(Sheets(paper, language, arrange_sheets(cards, paper, one_each, backs), tokens, tracks))}


def _made(choice: Choice, language: str) -> list[Card]:
    return [card for entry in choice.cards for card in cards_of(choice.library, entry, language)]
