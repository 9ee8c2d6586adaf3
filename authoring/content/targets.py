"""What a path on the command line means: the library it belongs to, and the files of that library it names."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from authoring.content import problems
from authoring.content.findings import Severity
from authoring.content.library import Entry, File, Library, open_library
from authoring.content.library.folder import SUFFIXES, display_path
from authoring.wording.suggestions import did_you_mean

PROJECT_FILE = "tailwright.toml"
"""Marks the top folder of an author's content: everything below it is one library."""


class CannotOpenError(Exception):
    """A path on the command line cannot be opened."""


@dataclass(frozen=True)
class Target:
    """A library and those of its files that the command line names; `root` is the top folder of the library."""

    root: Path
    library: Library
    files: list[File]


def open_targets(paths: Iterable[Path]) -> Iterator[Target]:
    """Open files, folders and ids, each library once."""
    groups: dict[tuple[Path, bool], list[Path]] = {}
    for path in map(_path_of_id, paths):
        groups.setdefault(library_root(path), []).append(path)
    for (root, deep), members in groups.items():
        single_files = [path for path in members if not path.is_dir()]
        library = open_library(root, deep, extra=single_files)
        yield Target(root, library, _named_files(library, members))


def _path_of_id(path: Path) -> Path:
    """Return the file of an id of the current folder or the box; what exists, or is written like a path, as it is."""
    if path.exists() or path.is_symlink() or path.suffix in SUFFIXES or len(path.parts) != 1:
        return path
    root, deep = library_root(Path())
    library = open_library(root, deep)
    entry = library.find(str(path))
    if entry is None:
        known = [ident for kind in ("chapter", "campaign") for ident in library.entries(kind)]
        remedy = did_you_mean(str(path), known)
        raise CannotOpenError(f'no file, folder or id "{path}"' + (f", {remedy}" if remedy else ""))
    return entry.file.real


def chapters_at(paths: Iterable[Path]) -> Iterator[tuple[Library, Entry]]:
    """Find the chapters without schema errors in files and folders, each with its library."""
    for target in open_targets(paths):
        for chapter in target.library.entries("chapter").values():
            errors = (finding for finding in chapter.file.checked.findings if finding.severity is Severity.ERROR)
            if chapter.file in target.files and not any(errors):
                yield target.library, chapter


def is_id(path: Path) -> bool:
    """Whether a word on the command line can only be an id: no such file, and no sign of a path."""
    return not path.exists() and path.suffix not in (".yaml", ".yml") and len(path.parts) == 1


def library_root(path: Path) -> tuple[Path, bool]:
    """Return the top folder of the library a path belongs to, and whether the library includes subfolders."""
    if not path.exists():
        raise CannotOpenError(f'cannot open "{path}": no such file or folder')
    start = path.resolve() if path.is_dir() else path.parent.resolve()
    project = next((folder for folder in (start, *start.parents) if _is_project(folder)), None)
    root = project or start
    if not path.resolve().is_relative_to(root):  # downloaded content may contain links
        raise CannotOpenError(f'cannot open "{path}": the link leads out of its folder; name the file it points to')
    return root, project is not None or path.is_dir()


def _is_project(folder: Path) -> bool:
    """Whether a folder has a project file, of whatever kind. Raises PermissionError if it may not be searched."""
    try:
        (folder / PROJECT_FILE).lstat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    return True


def _named_files(library: Library, paths: list[Path]) -> list[File]:
    files: list[File] = []
    for path in paths:
        files += files_below(library, path) if path.is_dir() else [_single_file(library, path)]
    return list(dict.fromkeys(files))


def files_below(library: Library, folder: Path) -> list[File]:
    """Return the files of a library in a folder and its subfolders; raise CannotOpenError if there are none."""
    real = folder.resolve()
    files = [file for file in library.files if file.real.is_relative_to(real)]
    if not files and not library.findings:
        name = display_path(folder) if real != Path.cwd() else real
        raise CannotOpenError(f'no YAML files in "{name}"; create a chapter with: tailwright new chapter my-chapter')
    return files


def _single_file(library: Library, path: Path) -> File:
    file = library.file_at(path)
    if file is None or not os.access(path, os.R_OK):
        raise CannotOpenError(f'cannot open "{path}"')
    for finding in file.source.findings:
        if finding.code in (problems.UNREADABLE_FILE.code, problems.MISSING_FILE.code):
            raise CannotOpenError(f'cannot open "{path}": {finding.message}')
    return file
