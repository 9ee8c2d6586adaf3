"""Letters that look alike in two alphabets."""

from __future__ import annotations

import re
import unicodedata

ALPHABETS = {"LATIN": "Latin", "CYRILLIC": "Cyrillic", "GREEK": "Greek"}
_WORD = re.compile(r"[^\W\d_]+")


def alphabet_of(letter: str) -> str:
    """The alphabet of a letter; empty for what belongs to none of those that look alike."""
    return ALPHABETS.get(unicodedata.name(letter, "").partition(" ")[0], "")


def letter_note(word: str) -> str:
    """A remark on the letter of another alphabet in a word, for messages; empty if there is none."""
    odd = odd_letter(word)
    return f' (its "{odd[0]}" is a {odd[1]} letter)' if odd is not None else ""


def odd_letter(text: str) -> tuple[str, str, str] | None:
    """The first letter of another alphabet than the rest of its word, its alphabet, and the word."""
    if text.isascii():
        return None
    for word in _WORD.findall(text):
        if word.isascii():
            continue
        alphabets = [alphabet_of(letter) for letter in word]
        counts = {name: alphabets.count(name) for name in alphabets if name}
        if len(counts) > 1:
            rare = min(counts, key=lambda name: counts[name])
            letter = word[alphabets.index(rare)]
            return letter, rare, word
    return None
