"""The store: what Tailwright has found out about chapters, kept in the user's cache directory.

Playtests and verdicts are JSON files, named by chapter, content, engine and options. Nobody needs them: whoever deletes
the folder loses time, and nothing else. They are never read from a folder of content and never packed. A file that
cannot be read or does not fit counts as absent, and where nothing can be written, nothing is kept.

    key = key_of(content, {"bot": "greedy", "games": 1000})
    record_playtest(key, report)              # keeps a report
    newest_playtest(content_hash(content))    # the newest one of exactly this content, for editors
    last_playtest(key)                        # the newest one of this chapter with these options, whatever its content
    record_verdicts(key, verdicts)            # keeps what a search has found
    verdicts(key)                             # what it found for exactly this content, engine and options
    record_witness(key, replay)               # keeps the game that leads to a soft lock, for `tailwright replay --from`
"""

from __future__ import annotations

from authoring.store.keys import Key, content_hash, key_of
from authoring.store.location import FOLDER_VARIABLE, store_folder
from authoring.store.playtests import (
    StoredPlaytest,
    last_playtest,
    newest_change,
    newest_of_chapter,
    newest_playtest,
    record_playtest,
)
from authoring.store.verdicts import record_verdicts, verdicts
from authoring.store.witnesses import record_witness

__all__ = [
    "FOLDER_VARIABLE",
    "Key",
    "StoredPlaytest",
    "content_hash",
    "key_of",
    "last_playtest",
    "newest_change",
    "newest_of_chapter",
    "newest_playtest",
    "record_playtest",
    "record_verdicts",
    "record_witness",
    "store_folder",
    "verdicts",
]
