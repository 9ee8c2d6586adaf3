"""Verdicts in the store: what a search for a way to win, or to reach a line of a chapter, has found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from authoring.store.keys import Key
from authoring.store.records import read_record, write_record

VERDICTS: Final = "verdicts"


def record_verdicts(key: Key, found: Sequence[dict[str, Any]]) -> bool:
    """Keep verdicts, as plain data; return whether they are kept."""
    return write_record(VERDICTS, key, list(found))


def verdicts(key: Key) -> list[dict[str, Any]] | None:
    """Return the verdicts for exactly this content, engine and these options; None if there are none."""
    found = read_record(VERDICTS, key)
    return found if isinstance(found, list) and all(isinstance(one, dict) for one in found) else None
