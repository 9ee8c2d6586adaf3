"""Turns of phrase that messages share."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

LEAST_PART = 4
"""A word of so many letters says which name is meant when only one has it in it."""


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Return the known word that looks most like `word`, if any does."""
    known = list(known)
    found = get_close_matches(word, known, 1)
    if found:
        return found[0]
    folded = {_fold(name): name for name in known}
    if _fold(word) in folded:  # a difference in case or in hyphens alone is a slip, however short the word
        return folded[_fold(word)]
    longer = [name for name in known if _squeezed(word) in _squeezed(name)]
    return longer[0] if len(longer) == 1 and len(word) >= LEAST_PART else None


def did_you_mean(word: str, known: Iterable[str], most: int = 12) -> str:
    """Return the remedy for an unknown word: the nearest known one, or all of them when they are few."""
    known = sorted(known)
    near = nearest(word, known)
    if near is not None:
        return f'did you mean "{near}"?'
    if known and len(known) <= most:
        return "use one of: " + ", ".join(known)
    return ""


def with_article(thing: str) -> str:
    """Return the name of a kind with its article: `an encounter card`."""
    word = thing.replace("-", " ")
    return f"an {word}" if word[0] in "aeiou" else f"a {word}"


def _squeezed(word: str) -> str:
    return _fold(word).replace("-", "")


def _fold(word: str) -> str:
    return word.lower().replace("_", "-").replace(" ", "-")
