"""A PO file as we use it: found by source text, by place, and safe to read whatever it holds."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable
from pathlib import Path

import polib

from authoring.wording.languages import LANGUAGES

MAX_BYTES = 2 * 1024 * 1024
WIDTH = 100


class CatalogueError(Exception):
    """A PO file that cannot be used."""


class Catalogue:
    """The translations of one file into one language, with the source texts they were made from."""

    def __init__(self, entries: Iterable[polib.POEntry] = ()) -> None:
        self.entries = list(entries)
        current = [entry for entry in self.entries if not entry.obsolete]
        self.by_source = {entry.msgid: entry for entry in current}
        self.by_place = {place: entry for entry in current for place, _ in entry.occurrences}

    def translation(self, source: str) -> str:
        """The translation of a source text; empty where there is none, or only one made from another text."""
        entry = self.by_source.get(source)
        return "" if entry is None or entry.fuzzy else entry.msgstr

    def is_stale(self, source: str, place: str) -> bool:
        """Whether the translation at a place was made from a source text that has changed since."""
        entry = self.by_source.get(source)
        if entry is not None:
            return bool(entry.fuzzy)
        old = self.by_place.get(place)
        return old is not None and bool(old.msgstr)


def read(path: Path) -> Catalogue:
    """Read a PO file; one that does not exist holds nothing."""
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode) or status.st_size > MAX_BYTES:
            raise CatalogueError(f'cannot use "{path}": no ordinary file of at most {MAX_BYTES >> 20} MiB')
        # polib opens a text that is the path of a file: the line end before it makes sure that it is none
        return Catalogue(polib.pofile("\n" + path.read_text(encoding="utf-8")))
    except FileNotFoundError:
        return Catalogue()
    except UnicodeDecodeError as error:
        raise CatalogueError(f'cannot use "{path}": not UTF-8 text') from error
    except OSError as error:  # polib too raises this, for what it cannot parse
        reason = (error.strerror or str(error).partition("): ")[2] or "no PO file").lower()
        raise CatalogueError(f'cannot use "{path}": {reason}') from error


def written(catalogue: Catalogue, title: str, language: str) -> str:
    """A PO file as text. It holds no dates, so that it changes only when a text does."""
    file = polib.POFile(wrapwidth=WIDTH)
    told = LANGUAGES.get(language, language)
    file.header = f"{title} in {told}. Translate each msgstr; then run: tailwright translate merge"
    file.metadata = {
        "Project-Id-Version": title,
        "Language": language,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
    }
    file.extend(catalogue.entries)
    return str(file).rstrip(os.linesep) + "\n"
