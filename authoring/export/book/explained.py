"""Explain words of the rulebook in the rooms that use them."""

from __future__ import annotations

from typing import Any

from authoring.export.book.model import Fact
from authoring.wording.languages import term

WORDS = ("greedy", "ambush", "mousetraps")
"""The keys of content that stand for a rule that players look up most often. Each has a term and an explanation."""


LOTS = ("random", "random-mouse", "by-lot")
"""The words of the rule language that let chance pick a space, a figure or a card."""


def notes(data: Any, language: str) -> tuple[Fact, ...]:
    """Explain the words that the data of a room or of a setup use."""
    return tuple(Fact(_capital(term(word, language)), term(f"explain-{word}", language)) for word in WORDS
                 if _uses(data, word))  # fmt: skip


def note_on_lots(data: dict[str, Any], language: str) -> tuple[Fact, ...]:
    """Explain how to draw lots, if a chapter has something drawn by lot; the "random" of its targets is a bot."""
    played = {key: value for key, value in data.items() if key != "targets"}
    return (Fact(_capital(term("lot", language)), term("explain-lot", language)),) if _draws_lots(played) else ()


def _draws_lots(data: Any) -> bool:
    if isinstance(data, list):
        return any(map(_draws_lots, data))
    if isinstance(data, dict):
        own = data.get("by") == "lot" or any(_is_true(data.get(key)) for key in LOTS)
        return own or any(map(_draws_lots, data.values()))
    return isinstance(data, str) and data in LOTS


def _is_true(value: Any) -> bool:
    return value is not None and value is not False


def _uses(data: Any, word: str) -> bool:
    if isinstance(data, list):
        return any(_uses(part, word) for part in data)
    if isinstance(data, dict):
        return bool(data.get(word)) or any(_uses(part, word) for part in data.values())
    return False


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
