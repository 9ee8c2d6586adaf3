"""Build the cards of an entry."""

from __future__ import annotations

from authoring.content.library import Entry, Library
from authoring.export.book.names import Namer
from authoring.export.cards.kinds import KINDS
from authoring.export.cards.model import Card


def cards_of(library: Library, entry: Entry, language: str) -> tuple[Card, ...]:
    """Build the cards of an entry: one, or several for a boss."""
    return KINDS[entry.kind](entry.data, Namer(library, language))
