"""Playtests in the store: the last one of a chapter to compare with, and the newest one of a content for editors."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from authoring.store.keys import SHORT, Key, chapter_name, engine_hash
from authoring.store.location import store_folder
from authoring.store.records import key_in, records, write_record

PLAYTEST: Final = "playtest"

Report = dict[str, Any]
"""The report of a playtest, as `tailwright playtest --json` writes it."""


@dataclass(frozen=True)
class StoredPlaytest:
    """The report of a playtest, and what it is about."""

    key: Key
    report: Report


def record_playtest(key: Key, report: Report) -> bool:
    """Keep the report of a playtest, in place of an earlier one with the same key. Return whether it is kept."""
    return write_record(PLAYTEST, key, report)


def newest_playtest(content: str) -> StoredPlaytest | None:
    """Return the newest playtest of a content, by its hash: what this engine found, with any options."""
    return _newest(f"*.{content[:SHORT]}.{engine_hash()[:SHORT]}.*.json", content=content, engine=engine_hash())


def newest_of_chapter(chapter: str) -> StoredPlaytest | None:
    """Return the newest playtest of a chapter by its id, whatever it said then, with any engine and options."""
    return _newest(f"{chapter_name(chapter)}.*.json", chapter=chapter)


def last_playtest(key: Key) -> StoredPlaytest | None:
    """Return the newest playtest of a chapter with the options of a key, whatever the chapter said then."""
    return _newest(key.like(chapter=key.chapter), chapter=key.chapter, engine=key.engine, options=key.options)


def _newest(pattern: str, **wanted: Any) -> StoredPlaytest | None:
    for record in records(PLAYTEST, pattern):
        if isinstance(record["data"], dict) and all(record[name] == value for name, value in wanted.items()):
            return StoredPlaytest(key_in(record), record["data"])
    return None


def newest_change() -> int:
    """Return when a playtest was last kept, in nanoseconds; 0 if none was."""
    try:
        return (store_folder() / PLAYTEST).stat().st_mtime_ns
    except OSError:
        return 0
