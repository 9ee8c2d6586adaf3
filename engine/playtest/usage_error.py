"""What somebody asked for and cannot have."""

from __future__ import annotations

from collections.abc import Iterable

from engine.records.errors import EngineError


class UsageError(EngineError):
    """Says what is wrong. Where a word is unknown it carries the known ones, for whoever can guess what was meant."""

    def __init__(self, message: str, word: str = "", known: Iterable[str] = ()) -> None:
        super().__init__(message)
        self.word = word
        self.known = tuple(known)
