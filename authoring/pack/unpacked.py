"""The content of a pack in a folder for the time of a check, as a library of its own.

A pack is certified and verified in the same surroundings: the bundled content, the packs it needs, and its own files.
So whatever else lies beside the author's folder, or in that of a reader, the certificate says the same.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from authoring.content.library import Entry, File, Library, bundled_files
from authoring.content.library.folder import yaml_files
from authoring.content.source import load
from authoring.content.write_file import write_file
from authoring.pack.archive import Files, check_clashes, check_name
from authoring.pack.names import PACKS
from authoring.playtest.open_chapter import LoadedChapter


@dataclass(frozen=True)
class Unpacked:
    """The folder and the library of a pack that is being checked."""

    root: Path
    library: Library
    own: tuple[File, ...]
    """The files of the pack itself, without those of the packs it needs."""

    @property
    def chapters(self) -> list[Entry]:
        """Its chapters, by id."""
        return self._own_entries("chapter")

    @property
    def campaigns(self) -> list[Entry]:
        """Its campaigns, by id."""
        return self._own_entries("campaign")

    def loaded(self, entry: Entry) -> LoadedChapter:
        """A chapter ready to be played."""
        return LoadedChapter(self.library, entry, self.root)

    def _own_entries(self, kind: str) -> list[Entry]:
        found = [entry for entry in self.library.entries(kind).values() if entry.file in self.own]
        return sorted(found, key=lambda entry: entry.id)


@contextmanager
def unpacked(files: Files, needed: Mapping[str, Files], other_versions: bool = True) -> Iterator[Unpacked]:
    """Write the files of a pack, and of the packs it needs, into a folder that is removed afterwards.

    With `other_versions`, bundled files with the same id stay out: a bundled book may have been packed long ago.
    Without, only the very same files do, so that lint finds ids that are taken.
    """
    with tempfile.TemporaryDirectory(prefix="tailwright-pack-") as name:
        root = Path(name).resolve()
        write_files(root, files)
        for ident, others in sorted(needed.items()):
            write_files(root / PACKS / ident, others)
        yield _open(root, other_versions)


def write_files(folder: Path, files: Files) -> None:
    """Write files below a folder; their names are checked once more."""
    check_clashes(list(files))
    for name in sorted(files):
        check_name(name)
        write_file(folder / name, files[name], within=folder)


def _open(root: Path, other_versions: bool) -> Unpacked:
    paths = yaml_files(root, [])
    files = [File(load(path, path.relative_to(root).as_posix()), path, bundled=False) for path in paths]
    same = {file.source.text for file in files}
    named = {_name(file) for file in files if file.kind} if other_versions else set()
    others = [file for file in bundled_files() if file.source.text not in same and _name(file) not in named]
    own = tuple(file for file in files if not file.real.is_relative_to(root / PACKS))
    return Unpacked(root, Library([*others, *files]), own)


def _name(file: File) -> tuple[str, str]:
    """The kind and the id of a file; two empty texts if it has none."""
    data = file.source.data
    return (file.kind, str(data.get("id"))) if file.kind and isinstance(data, dict) else ("", "")
