"""Find the files to translate: by path, by folder, or by the id of an entry."""

from __future__ import annotations

from pathlib import Path

from authoring.content.findings import Severity
from authoring.content.library import File, Library, open_library
from authoring.content.library.entries import SCENES
from authoring.content.targets import CannotOpenError, library_root
from authoring.translate.texts import texts_of
from authoring.wording.suggestions import did_you_mean


class InvalidFileError(Exception):
    """A file has schema errors, so that its texts cannot be found."""


def open_files(target: str) -> list[File]:
    """Open a content file, or all files of a folder that have texts.

    Files are checked against their schemas only: a chapter need not be playable to be translated.
    """
    path = Path(target)
    is_path = path.exists() or path.suffix in (".yaml", ".yml") or "/" in target
    root, deep = library_root(path if is_path else Path())
    library = open_library(root, deep, extra=[path] if is_path and path.is_file() else [])
    if is_path and path.is_dir():
        files = _in_folder(library, path, target)
    else:
        file = library.file_at(path) if is_path else _of_id(library, target)
        files = [file] if file else []
    if not files:
        known = [ident for kind in ("chapter", "campaign") for ident in library.entries(kind)]
        remedy = did_you_mean(target, known)
        raise CannotOpenError(f'no file and no id "{target}"' + (f", {remedy}" if remedy else ""))
    for file in files:
        for finding in sorted((*file.source.findings, *file.checked.findings)):
            if finding.severity is Severity.ERROR:
                raise InvalidFileError(f"{finding.path}:{finding.line}:{finding.col}: {finding.message}; fix it first")
    return files


def _of_id(library: Library, ident: str) -> File | None:
    entry = library.find(ident)
    return entry.file if entry else None


def _in_folder(library: Library, folder: Path, target: str) -> list[File]:
    """Return the files of a folder that have texts; scenes have none that players read."""
    here = folder.resolve()
    files = [file for file in library.files if file.real.is_relative_to(here) and file.kind != SCENES]
    found = [file for file in files if file.kind is None or texts_of(file)]
    if not found:
        raise CannotOpenError(f'no content with texts in "{target}"; name a file')
    return found
