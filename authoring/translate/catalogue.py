"""Read and write PO files, with their entries by source text and by place. Any file is safe to read."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

import polib

from authoring.content.plain_file import UnreadableError, read_text
from authoring.wording.languages import LANGUAGES

MAX_BYTES = 2 * 1024 * 1024
WIDTH = 100


class CatalogueError(Exception):
    """A PO file cannot be read."""


class Catalogue:
    """The translations of a file into a language, with the source texts they were made from."""

    def __init__(self, entries: Iterable[polib.POEntry] = ()) -> None:
        self.entries = list(entries)
        current = [entry for entry in self.entries if not entry.obsolete]
        self.by_source = {entry.msgid: entry for entry in current}
        self.by_place = {place: entry for entry in current for place, _ in entry.occurrences}

    def translation(self, source: str) -> str:
        """Return the translation of a source text; an empty text if there is none, or only a fuzzy one."""
        entry = self.by_source.get(source)
        return "" if entry is None or entry.fuzzy else entry.msgstr

    def is_stale(self, source: str, place: str) -> bool:
        """Whether the source text of the translation at a place has changed since."""
        entry = self.by_source.get(source)
        if entry is not None:
            return bool(entry.fuzzy)
        old = self.by_place.get(place)
        return old is not None and bool(old.msgstr)


def read(path: Path) -> Catalogue:
    """Read a PO file; a file that does not exist is an empty catalogue."""
    try:
        # polib opens a text that is the path of a file; no path starts with this line end
        return Catalogue(polib.pofile("\n" + read_text(path, MAX_BYTES)))
    except FileNotFoundError:
        return Catalogue()
    except UnreadableError as error:
        raise CatalogueError(f'cannot read "{path}": {error}') from error
    except OSError as error:  # polib raises this for files it cannot parse
        reason = (str(error).partition("): ")[2] or "not a PO file").lower()
        raise CatalogueError(f'cannot read "{path}": {reason}') from error


def to_po_text(catalogue: Catalogue, title: str, language: str) -> str:
    """Return a PO file as text. It has no dates, so that it changes only if a text does."""
    file = polib.POFile(wrapwidth=WIDTH)
    language_name = LANGUAGES.get(language, language)
    file.header = f"{title} in {language_name}. Translate each msgstr; then run: tailwright translate merge"
    file.metadata = {
        "Project-Id-Version": title,
        "Language": language,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
    }
    file.extend(catalogue.entries)
    return str(file).rstrip(os.linesep) + "\n"
