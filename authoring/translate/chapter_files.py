"""Find the file to translate: by its path, or by the id of an entry in it."""

from __future__ import annotations

from pathlib import Path

from authoring.content.findings import Severity
from authoring.content.library import File, Library, open_library
from authoring.content.targets import CannotOpenError, library_root
from authoring.wording.suggestions import did_you_mean


class InvalidFileError(Exception):
    """A file has schema errors, so that its texts cannot be found."""


def open_file(target: str) -> File:
    """Open a content file, or the only campaign or chapter of a folder.

    The file is checked against its schema only: a chapter need not be playable to be translated.
    """
    path = Path(target)
    is_path = path.exists() or path.suffix in (".yaml", ".yml") or "/" in target
    root, deep = library_root(path if is_path else Path())
    library = open_library(root, deep, extra=[path] if is_path and path.is_file() else [])
    entry = None if is_path else library.find(target)
    if is_path and path.is_dir():
        file: File | None = _in_folder(library, path, target)
    else:
        file = library.file_at(path) if is_path else entry.file if entry else None
    if file is None:
        known = [ident for kind in ("chapter", "campaign") for ident in library.entries(kind)]
        remedy = did_you_mean(target, known)
        raise CannotOpenError(f'no file and no id "{target}"' + (f", {remedy}" if remedy else ""))
    for finding in sorted((*file.source.findings, *file.checked.findings)):
        if finding.severity is Severity.ERROR:
            raise InvalidFileError(f"{finding.path}:{finding.line}:{finding.col}: {finding.message}; fix it first")
    return file


def _in_folder(library: Library, folder: Path, target: str) -> File:
    """Return the campaign or chapter of a folder, chosen as by other commands."""
    here = folder.resolve()
    for kind in ("campaign", "chapter"):
        entries = [entry for entry in library.entries(kind).values() if entry.file.real.is_relative_to(here)]
        if len(entries) == 1:
            return entries[0].file
        if entries:
            names = ", ".join(entry.id for entry in entries)
            raise CannotOpenError(f'more than one {kind} in "{target}", name one of: {names}')
    raise CannotOpenError(f'no chapter or campaign in "{target}"; name a file')
