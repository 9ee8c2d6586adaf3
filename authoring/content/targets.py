"""What a path on the command line means: which library it is linted with, and which of its files are meant."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from authoring.content import problems
from authoring.content.findings import Finding, Severity
from authoring.content.library import Entry, File, Library, forget_bundled, open_library
from authoring.content.library.folder import shown
from authoring.lint import Selection, lint
from authoring.lint.fixes import fixed

PROJECT_FILE = "tailwright.toml"
"""Marks the top of an author's folder: everything below it is one library."""


class CannotOpenError(Exception):
    """A path that was named and cannot be opened."""


Choose = Callable[[Path], Selection]
"""From the top folder of a library to what is reported of it."""


def lint_paths(
    paths: Iterable[Path], selection: Selection | Choose, games: int = 0
) -> tuple[list[Finding], dict[str, list[str]]]:
    """Lint files and folders; return the findings and the lines of the files looked at, by the name findings use."""
    findings: set[Finding] = set()
    lines: dict[str, list[str]] = {}
    for root, library, files in _opened(paths):
        chosen = selection if isinstance(selection, Selection) else selection(root)
        findings.update(lint(library, files, chosen, games))
        lines.update((file.path, file.source.lines) for file in files)
    return sorted(findings), lines


def chapters_at(paths: Iterable[Path]) -> Iterator[tuple[Library, Entry]]:
    """The chapters in files and folders that have the shape of one, each with its library."""
    for _, library, files in _opened(paths):
        for chapter in library.entries("chapter").values():
            errors = (one for one in chapter.file.checked.findings if one.severity is Severity.ERROR)
            if chapter.file in files and not any(errors):
                yield library, chapter


def fix_paths(paths: Iterable[Path]) -> dict[str, list[str]]:
    """Mend the layout of files and of those in folders; return what was done, by the names findings use for files."""
    done: dict[str, list[str]] = {}
    for _, _, files in _opened(paths):
        for file in files:
            text, names = fixed(file)
            if names:
                _rewrite(file, text)
                done[file.path] = names
    forget_bundled()
    return done


def _rewrite(file: File, text: str) -> None:
    try:
        ends = "\r\n" if b"\r\n" in file.real.read_bytes() else "\n"
        file.real.write_text(text, encoding="utf-8", newline=ends)
    except OSError as error:
        raise CannotOpenError(f'cannot write "{file.path}": {(error.strerror or "unknown reason").lower()}') from None


def _opened(paths: Iterable[Path]) -> Iterator[tuple[Path, Library, list[File]]]:
    groups: dict[tuple[Path, bool], list[Path]] = {}
    for path in paths:
        groups.setdefault(library_root(path), []).append(path)
    for (root, deep), members in groups.items():
        singles = [path for path in members if not path.is_dir()]
        library = open_library(root, deep, extra=singles)
        yield root, library, _targets(library, members)


def library_root(path: Path) -> tuple[Path, bool]:
    """Return the folder whose files a path is linted with, and whether those of folders below it belong too."""
    if not path.exists():
        raise CannotOpenError(f'cannot open "{path}": no such file or folder')
    start = path.resolve() if path.is_dir() else path.parent.resolve()
    marked = next((folder for folder in (start, *start.parents) if (folder / PROJECT_FILE).is_file()), None)
    root = marked or start
    if not path.resolve().is_relative_to(root):  # somebody else's content may bring links along
        raise CannotOpenError(f'cannot open "{path}": a link out of its folder; name what it points to')
    return root, marked is not None or path.is_dir()


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
        name = shown(folder) if real != Path.cwd() else folder.resolve()
        raise CannotOpenError(f'no YAML files in "{name}"; begin one with: tailwright new chapter my-chapter')
    return files


def _single(library: Library, path: Path) -> File:
    file = library.file_at(path)
    if file is None or not os.access(path, os.R_OK):
        raise CannotOpenError(f'cannot open "{path}"')
    for finding in file.source.findings:
        if finding.code in (problems.UNREADABLE_FILE.code, problems.MISSING_FILE.code):
            raise CannotOpenError(f'cannot open "{path}": {finding.message}')
    return file
