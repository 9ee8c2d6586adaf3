"""The error for wrong options."""

from __future__ import annotations

from collections.abc import Iterable

from engine.records.errors import EngineError


class UsageError(EngineError):
    """An option is wrong. If a word is unknown, the error holds the known words, so that a caller can suggest one."""

    def __init__(self, message: str, word: str = "", known: Iterable[str] = ()) -> None:
        super().__init__(message)
        self.word = word
        self.known = tuple(known)
