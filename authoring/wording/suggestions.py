"""Suggestions for misspelt words, and the names of kinds, for messages."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from authoring.wording.phrases import with_article

SHORTEST_PART = 4
"""A word of at least this many letters suggests the only name that contains it."""


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Return the known word that is most similar to `word`, or None if no word is."""
    known = list(known)
    similar = get_close_matches(word, known, 1)
    if similar:
        return similar[0]
    folded = {_fold(name): name for name in known}
    if _fold(word) in folded:  # for differences in case or hyphens only, the length of the word does not matter
        return folded[_fold(word)]
    longer = [name for name in known if _letters(word) in _letters(name)]
    return longer[0] if len(longer) == 1 and len(word) >= SHORTEST_PART else None


def did_you_mean(word: str, known: Iterable[str], most: int = 12) -> str:
    """Return the remedy for an unknown word: the most similar known word, or all known words if they are few."""
    known = sorted(known)
    near = nearest(word, known)
    if near is not None:
        return f'did you mean "{near}"?'
    if known and len(known) <= most:
        return "use one of: " + ", ".join(known)
    return ""


def kind_with_article(kind: str) -> str:
    """Return the name of a kind with its article: `an encounter card`."""
    return with_article(kind.replace("-", " "))


def _letters(word: str) -> str:
    return _fold(word).replace("-", "")


def _fold(word: str) -> str:
    return word.lower().replace("_", "-").replace(" ", "-")
