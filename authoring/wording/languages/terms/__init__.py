"""The tables of terms, a module for each part of the game. A row is English, French, Portuguese and Russian."""

from __future__ import annotations

from authoring.wording.languages.terms.board import BOARD
from authoring.wording.languages.terms.cards import CARDS
from authoring.wording.languages.terms.chapter import CHAPTER
from authoring.wording.languages.terms.figures import FIGURES
from authoring.wording.languages.terms.graphs import GRAPHS
from authoring.wording.languages.terms.report import REPORT

COLUMNS = ("en", "fr", "pt", "ru")

TERMS: dict[str, dict[str, str]] = {
    key: dict(zip(COLUMNS, row, strict=True))
    for table in (BOARD, CARDS, CHAPTER, FIGURES, GRAPHS, REPORT)
    for key, row in table.items()
}
"""Every term in each language, by its key."""
