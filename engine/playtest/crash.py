"""Describe an error that stopped a game."""

from __future__ import annotations

from pathlib import PurePath
from traceback import extract_tb
from typing import Final

LOST: Final = "the process that played it was killed or ran out of memory, every time"
"""The error of a game that no worker survives."""


def crash_words(error: BaseException) -> str:
    """Return its class, message and place. The file has no folder, so that the text is the same on every machine."""
    words = f"{type(error).__name__}: {_text(error)}"
    frames = extract_tb(error.__traceback__)
    return f"{words} ({PurePath(frames[-1].filename).name}:{frames[-1].lineno})" if frames else words


def _text(error: BaseException) -> str:
    try:
        return str(error)
    except Exception:  # an error of a bot may have a faulty __str__
        return "(its text cannot be read)"
