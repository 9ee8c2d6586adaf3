"""The tables of terms, one module for each part of the game; a row gives English, French, Portuguese and Russian."""

from __future__ import annotations

from authoring.languages.terms.board import BOARD
from authoring.languages.terms.cards import CARDS
from authoring.languages.terms.chapter import CHAPTER
from authoring.languages.terms.figures import FIGURES
from authoring.languages.terms.report import REPORT

COLUMNS = ("en", "fr", "pt", "ru")

TERMS: dict[str, dict[str, str]] = {
    key: dict(zip(COLUMNS, row, strict=True))
    for table in (BOARD, CARDS, CHAPTER, FIGURES, REPORT)
    for key, row in table.items()
}
"""Every term by its key, in each language."""
