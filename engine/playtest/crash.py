"""An error that stopped a game, in words that lead to it."""

from __future__ import annotations

from pathlib import PurePath
from traceback import extract_tb


def crash_words(error: Exception) -> str:
    """Its kind, its message, and where it was raised: a file without its folder, so the same words on every machine."""
    words = f"{type(error).__name__}: {error}"
    frames = extract_tb(error.__traceback__)
    return f"{words} ({PurePath(frames[-1].filename).name}:{frames[-1].lineno})" if frames else words
