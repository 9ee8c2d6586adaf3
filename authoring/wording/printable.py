"""Text that is safe to print to a terminal or a log."""

from __future__ import annotations


def printable(text: str) -> str:
    """Replace control characters, which could move the cursor or change colours, by a replacement character."""
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text)
