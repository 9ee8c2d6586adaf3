"""Explain words of the rulebook in the rooms that use them."""

from __future__ import annotations

from typing import Any

from authoring.export.book.model import Fact
from authoring.wording.languages import term

WORDS = ("greedy", "ambush", "mousetraps")
"""The keys of content that stand for a rule that players look up most often. Each has a term and an explanation."""


def notes(data: Any, language: str) -> tuple[Fact, ...]:
    """Explain the words that the data of a room or of a setup use."""
    return tuple(Fact(_capital(term(word, language)), term(f"explain-{word}", language)) for word in WORDS
                 if _uses(data, word))  # fmt: skip


def _uses(data: Any, word: str) -> bool:
    if isinstance(data, list):
        return any(_uses(part, word) for part in data)
    if isinstance(data, dict):
        return bool(data.get(word)) or any(_uses(part, word) for part in data.values())
    return False


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
