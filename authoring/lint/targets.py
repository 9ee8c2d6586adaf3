"""What a path on the command line means: which library it is linted with, and which of its files are meant."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from authoring import problems
from authoring.findings import Finding
from authoring.library import File, Library, open_library
from authoring.library.folder import shown
from authoring.lint import Selection, lint

PROJECT_FILE = "tailwright.toml"
"""Marks the top of an author's folder: everything below it is one library."""


class CannotOpenError(Exception):
    """A path that was named and cannot be opened."""


def lint_paths(paths: Iterable[Path], selection: Selection) -> tuple[list[Finding], dict[str, list[str]]]:
    """Lint files and folders; return the findings and the lines of the files looked at, by the name findings use."""
    groups: dict[tuple[Path, bool], list[Path]] = {}
    for path in paths:
        groups.setdefault(library_root(path), []).append(path)
    findings: set[Finding] = set()
    lines: dict[str, list[str]] = {}
    for (root, deep), members in groups.items():
        singles = [path for path in members if not path.is_dir()]
        library = open_library(root, deep, extra=singles)
        files = _targets(library, members)
        findings.update(lint(library, files, selection))
        lines.update((file.path, file.source.lines) for file in files)
    return sorted(findings), lines


def library_root(path: Path) -> tuple[Path, bool]:
    """Return the folder whose files a path is linted with, and whether those of folders below it belong too."""
    if not path.exists():
        raise CannotOpenError(f'cannot open "{path}": no such file or folder')
    start = path.resolve() if path.is_dir() else path.resolve().parent
    for folder in (start, *start.parents):
        if (folder / PROJECT_FILE).is_file():
            return folder, True
    return start, path.is_dir()


def _targets(library: Library, members: list[Path]) -> list[File]:
    files: list[File] = []
    for path in members:
        if path.is_dir():
            files += _below(library, path)
        else:
            files += [_single(library, path)]
    return list(dict.fromkeys(files))


def _below(library: Library, folder: Path) -> list[File]:
    real = folder.resolve()
    files = [file for file in library.files if file.real.is_relative_to(real)]
    if not files and not library.findings:
        raise CannotOpenError(f'no YAML files in "{shown(folder) if real != Path.cwd() else folder.resolve()}"')
    return files


def _single(library: Library, path: Path) -> File:
    file = library.file_at(path)
    if file is None or not os.access(path, os.R_OK):
        raise CannotOpenError(f'cannot open "{path}"')
    for finding in file.source.findings:
        if finding.code in (problems.UNREADABLE_FILE.code, problems.MISSING_FILE.code):
            raise CannotOpenError(f'cannot open "{path}": {finding.message}')
    return file
