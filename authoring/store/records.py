"""The files of the store: written whole, read with care, bounded in number and size."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from authoring.content.plain_file import MIB, UnreadableError, parse, read_text
from authoring.content.write_file import CannotWriteError, write_file
from authoring.store.keys import Key
from authoring.store.location import store_folder

VERSION: Final = 1
"""Raised when the form of the records changes; older ones count as absent then."""
MOST_FILES: Final = 500
MOST_BYTES: Final = 128 * MIB
"""How much each kind of record may take. The oldest records go first."""
LARGEST: Final = 16 * MIB
"""The size of the largest record."""

Data = dict[str, Any]


def write_record(kind: str, key: Key, data: Any) -> bool:
    """Write a record; return whether that was possible. The store is not worth an error."""
    record = {
        "kind": kind,
        "version": VERSION,
        "chapter": key.chapter,
        "content": key.content,
        "engine": key.engine,
        "options": key.options,
        "data": data,
    }
    text = json.dumps(record, ensure_ascii=False)
    if len(text) > LARGEST:
        return False
    folder = store_folder() / kind
    try:
        write_file(folder / key.file_name, text)
    except CannotWriteError:
        return False
    remove_oldest(folder)
    return True


def read_record(kind: str, key: Key) -> Any:
    """Return the data of a record, or None if there is none."""
    found = read_file(store_folder() / kind / key.file_name)
    return found["data"] if found and key_in(found) == key else None


def records(kind: str, pattern: str) -> Iterator[Data]:
    """Yield the readable records whose file names fit a pattern, the newest first."""
    for path in _newest_first(store_folder() / kind, pattern):
        record = read_file(path)
        if record is not None:
            yield record


def key_in(record: Data) -> Key:
    """Return the key of a record."""
    return Key(record["chapter"], record["content"], record["engine"], record["options"])


def read_file(path: Path) -> Data | None:
    """Return the record in a file; None if there is no file, or none that fits."""
    try:
        record = parse(json.loads, read_text(path, LARGEST))
    except (FileNotFoundError, UnreadableError):
        return None
    return record if _fits(record, path.parent.name) else None


def _fits(record: Any, kind: str) -> bool:
    if not isinstance(record, dict) or record.get("kind") != kind or record.get("version") != VERSION:
        return False
    texts = all(isinstance(record.get(name), str) for name in ("chapter", "content", "engine"))
    return texts and isinstance(record.get("options"), dict) and "data" in record


def _newest_first(folder: Path, pattern: str) -> list[Path]:
    aged = []
    for path in folder.glob(pattern):
        with suppress(OSError):  # another process has removed it
            aged.append((path.stat().st_mtime_ns, path.name, path))
    return [path for _, _, path in sorted(aged, reverse=True)]


def remove_oldest(folder: Path) -> None:
    """Keep the newest records, as far as they are within the bounds."""
    total = 0
    for count, path in enumerate(_newest_first(folder, "*.json"), start=1):
        with suppress(OSError):
            total += path.stat().st_size
            if count > MOST_FILES or total > MOST_BYTES:
                path.unlink()
