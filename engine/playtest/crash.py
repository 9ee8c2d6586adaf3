"""Describe an error that stopped a game."""

from __future__ import annotations

from pathlib import PurePath
from traceback import extract_tb


def crash_words(error: Exception) -> str:
    """Return its class, message and place. The file has no folder, so that the text is the same on every machine."""
    words = f"{type(error).__name__}: {error}"
    frames = extract_tb(error.__traceback__)
    return f"{words} ({PurePath(frames[-1].filename).name}:{frames[-1].lineno})" if frames else words
