"""Witnesses in the store: replay files of games that lint names, for `tailwright replay --from`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from authoring.content.write_file import CannotWriteError, write_file
from authoring.store.keys import Key
from authoring.store.location import store_folder
from authoring.store.records import remove_oldest

WITNESSES: Final = "witnesses"


def record_witness(key: Key, replay: str) -> Path | None:
    """Keep the text of a replay file; return where it is, or None if nothing can be written there."""
    path = store_folder() / WITNESSES / key.file_name
    try:
        write_file(path, replay)
    except CannotWriteError:
        return None
    remove_oldest(path.parent)
    return path
