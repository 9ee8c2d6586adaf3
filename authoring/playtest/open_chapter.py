"""Open the chapter or campaign that a command plays: find it by file, folder or id, and refuse content with errors."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from authoring import bundled
from authoring.content.findings import Finding, Severity
from authoring.content.library import Entry, File, Library, open_library
from authoring.content.targets import CannotOpenError, library_root
from authoring.lint import findings_of_stages, lint
from authoring.wording.suggestions import did_you_mean
from engine.records.content import Content
from engine.records.content import Path as Steps

PLAYABLE = ("chapter", "campaign")
NOT_PLAYED_WITH = (*PLAYABLE, "scenes")
"""Kinds of files that take no part in a game of another file."""


class ContentErrors(Exception):
    """The content has errors, so it cannot be played."""

    def __init__(self, findings: list[Finding], lines: dict[str, list[str]]) -> None:
        more = f", and {len(findings) - 1} more errors" if len(findings) > 1 else ""
        super().__init__(f"{findings[0]}{more}")
        self.findings = findings
        self.lines = lines


@dataclass(frozen=True)
class LoadedChapter:
    """A chapter or campaign, with the library it belongs to."""

    library: Library
    entry: Entry
    root: Path
    """The folder of the library, without symbolic links."""
    findings: tuple[Finding, ...] | None = None
    """What lint found; None if lint has not run yet."""

    def lint(self) -> tuple[Finding, ...]:
        """Return what lint finds; raise ContentErrors if there are errors."""
        if self.findings is not None:
            return self.findings
        return tuple(check_file(self.library, self.entry.file))

    def content(self, chapter: str = "") -> Content:
        """Return what the engine compiles: this chapter, or another of the library. Places are relative to `root`."""
        content = self.library.content_for(chapter or self.entry.id)
        names = {file.path: self.name(file) for file in self.library.files}

        def where(kind: str, ident: str, path: Steps) -> str:
            file, _, line = content.where(kind, ident, path).rpartition(":")
            return f"{names.get(file, file)}:{line}"

        return replace(content, where=where)

    def own_files(self, chapter: str) -> set[str]:
        """The names of the author's files: the chapter that is played, and all that are not of the box."""
        played = self.library.entries("chapter").get(chapter, self.entry)
        return {self.name(file) for file in self.library.files if file is played.file or not file.bundled}

    def name(self, file: File) -> str:
        """Return a name for a file that is the same on every machine."""
        for root in (bundled.root(), self.root):
            if file.real.is_relative_to(root):
                return file.real.relative_to(root).as_posix()
        return file.real.name


def open_playable(
    target: str, kinds: tuple[str, ...] = PLAYABLE, alone: bool = False, lint_later: bool = False
) -> LoadedChapter:
    """Open a chapter or campaign by file, folder or id; raise ContentErrors if it has errors.

    `alone` leaves out other files that define the same id, so that two versions can be compared. With `lint_later` only
    errors that prevent compiling raise here, and the caller must call `lint` before it reports anything about games.
    """
    loaded = find_playable(target, kinds, alone)
    if lint_later and _can_be_compiled(loaded.library, loaded.entry):
        return loaded
    return replace(loaded, findings=loaded.lint())


def find_playable(target: str, kinds: tuple[str, ...] = PLAYABLE, alone: bool = False) -> LoadedChapter:
    """Find a chapter or campaign by file, folder or id, whatever lint finds in it; see `open_playable`."""
    path = Path(target)
    is_path = path.exists() or path.suffix in (".yaml", ".yml") or "/" in target
    root, deep = library_root(path if is_path else Path())
    library = open_library(root, deep, extra=[path] if is_path and not path.is_dir() else [])
    if path.is_dir():
        entry = _in_folder(library, path, target, kinds)
    else:
        file = library.file_at(path) if is_path else None
        if alone and file:
            library = Library(other for other in library.files if other is file or not _same(other, file))
        entry = _in_file(library, file, target, kinds) if file else _by_id(library, target, kinds)
    return LoadedChapter(library, entry, root.resolve())


def _in_folder(library: Library, folder: Path, target: str, kinds: tuple[str, ...]) -> Entry:
    """Return the only campaign of a folder, or else its only chapter."""
    here = folder.resolve()
    for kind in reversed(kinds):
        found = [entry for entry in library.entries(kind).values() if entry.file.real.is_relative_to(here)]
        if len(found) == 1:
            return found[0]
        if found:
            names = ", ".join(entry.id for entry in found)
            raise CannotOpenError(f'more than one {kind} in "{target}", name one of: {names}')
    for file in library.files:  # perhaps a file cannot be read: raise its errors
        if file.real.is_relative_to(here):
            check_file(library, file)
    raise CannotOpenError(f'no {" or ".join(kinds)} in "{target}"')


def _same(file: File, other: File) -> bool:
    """Whether two files define the same id. A bundled file that the other one replaces does not count."""
    if file.kind != other.kind or file.kind not in PLAYABLE:
        return False
    ident = file.source.data.get("id")
    replaced = file.bundled and other.source.data.get("replaces") == ident
    return ident is not None and ident == other.source.data.get("id") and not replaced


def _by_id(library: Library, target: str, kinds: tuple[str, ...]) -> Entry:
    for kind in kinds:
        if target in library.entries(kind):
            return library.entries(kind)[target]
    remedy = did_you_mean(target, [ident for kind in kinds for ident in library.entries(kind)])
    raise CannotOpenError(f'no {" or ".join(kinds)} and no file "{target}"' + (f", {remedy}" if remedy else ""))


def _in_file(library: Library, file: File, target: str, kinds: tuple[str, ...]) -> Entry:
    for kind in kinds:
        for entry in library.entries(kind).values():
            if entry.file is file:
                return entry
    check_file(library, file)
    raise CannotOpenError(f'no {" or ".join(kinds)} in "{target}"')


def check_file(library: Library, file: File) -> list[Finding]:
    """Return what lint finds in a file; raise ContentErrors for errors in it, or in the author's tiles and cards."""
    others = _author_files(library, file)
    findings = lint(library, [file])
    errors = [*_errors(findings), *_errors(_file_findings(others))]
    if errors:
        raise ContentErrors(errors, {each.path: each.source.lines for each in (file, *others)})
    return findings


def _can_be_compiled(library: Library, entry: Entry) -> bool:
    """Whether a chapter has all that compiling relies on: valid files, known names, tiles that do not overlap.

    Lint compiles chapters under the same conditions.
    """
    if entry.kind != "chapter":
        return False
    from authoring.lint.foundation import can_be_set_up  # imports many rules, which other commands do not need

    if _errors(findings_of_stages(library, [entry.file])):
        return False
    return not _errors(_file_findings(_author_files(library, entry.file))) and can_be_set_up(library, entry)


def _author_files(library: Library, file: File) -> list[File]:
    """The author's tiles and cards that a file is played with."""
    return [
        other
        for other in library.files
        if not other.bundled and other is not file and other.kind not in NOT_PLAYED_WITH
    ]


def _file_findings(files: list[File]) -> Iterator[Finding]:
    """What reading the files and checking them against their schemas found."""
    return (finding for file in files if file.kind for finding in (*file.source.findings, *file.checked.findings))


def _errors(findings: Iterable[Finding]) -> list[Finding]:
    return [finding for finding in findings if finding.severity is Severity.ERROR]
