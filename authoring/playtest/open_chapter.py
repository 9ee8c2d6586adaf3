"""The chapter a command is to play: found by file or id, checked, and made ready for the engine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache, cached_property
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


class RefusedError(Exception):
    """Content with errors, which is not played."""

    def __init__(self, findings: list[Finding], lines: dict[str, list[str]]) -> None:
        super().__init__(f"{len(findings)} errors")
        self.findings = findings
        self.lines = lines


@dataclass(frozen=True)
class Opened:
    """A chapter or campaign, with the library it is played from."""

    library: Library
    entry: Entry
    root: Path

    def check(self) -> tuple[Finding, ...]:
        """What lint says of it; refused when it has errors. Lint is asked once."""
        return self._findings

    @cached_property
    def _findings(self) -> tuple[Finding, ...]:
        return tuple(check_file(self.library, self.entry.file))

    def content(self, chapter: str = "") -> Content:
        """What the engine needs, for this chapter or another of the library. Places are relative to the library."""
        content = self.library.content_for(chapter or self.entry.id)
        names = {file.path: self.name(file) for file in self.library.files}

        def where(kind: str, ident: str, path: Steps) -> str:
            file, _, line = content.where(kind, ident, path).rpartition(":")
            return f"{names.get(file, file)}:{line}"

        return replace(content, where=where)

    def name(self, file: File) -> str:
        """The name of a file that is the same on every machine."""
        for root in (_resolved(bundled.root()), _resolved(self.root)):
            if file.real.is_relative_to(root):
                return file.real.relative_to(root).as_posix()
        return file.real.name


@cache
def _resolved(root: Path) -> Path:
    """Without links. Asked for every line of a report, so the file system is asked once."""
    return root.resolve()


def open_playable(
    target: str, kinds: tuple[str, ...] = PLAYABLE, alone: bool = False, check_later: bool = False
) -> Opened:
    """Open a chapter or campaign by file, folder or id; refuse it with its findings when it has errors.

    `check_later`: whoever opens it will `check` it before anything is told of its games. What may not be compiled is
    refused nevertheless.
    """
    found = find_playable(target, kinds, alone)
    if not (check_later and _may_be_compiled(found.library, found.entry)):
        found.check()
    return found


def find_playable(target: str, kinds: tuple[str, ...] = PLAYABLE, alone: bool = False) -> Opened:
    """Find a chapter or campaign by file, folder or id, whatever lint says of it.

    `alone`: a file is opened without others that define the same id, so that two versions can be compared.
    """
    path = Path(target)
    is_path = path.exists() or path.suffix in (".yaml", ".yml") or "/" in target
    root, deep = library_root(path if is_path else Path())
    library = open_library(root, deep, extra=[path] if is_path and not path.is_dir() else [])
    if path.is_dir():
        entry = _in_folder(library, path, target, kinds)
    else:
        file = library.file_at(path) if is_path else None
        if alone and file:
            library = Library(one for one in library.files if one is file or not _same(one, file))
        entry = _in_file(library, file, target, kinds) if file else _by_id(library, target, kinds)
    return Opened(library, entry, root)


def _in_folder(library: Library, folder: Path, target: str, kinds: tuple[str, ...]) -> Entry:
    """The one thing to play in a folder: its campaign where it has one, else its chapter."""
    here = folder.resolve()
    for kind in reversed(kinds):
        found = [entry for entry in library.entries(kind).values() if entry.file.real.is_relative_to(here)]
        if len(found) == 1:
            return found[0]
        if found:
            names = ", ".join(entry.id for entry in found)
            raise CannotOpenError(f'more than one {kind} in "{target}", name one of: {names}')
    for file in library.files:  # a file that cannot be read is no chapter yet: tell what is wrong with it
        if file.real.is_relative_to(here):
            check_file(library, file)
    raise CannotOpenError(f'no {" or ".join(kinds)} in "{target}"')


def _same(one: File, other: File) -> bool:
    """Whether a file defines what another does; one that it says it replaces has to stay, to be replaced."""
    if one.kind != other.kind or one.kind not in PLAYABLE:
        return False
    ident = one.source.data.get("id")
    replaced = one.bundled and other.source.data.get("replaces") == ident
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
    """What lint says of a file; errors there, or in the author's tiles and cards beside it, refuse."""
    others = _beside(library, file)
    findings = lint(library, [file])
    errors = [*_errors(findings), *_errors(_broken(others))]
    if errors:
        raise RefusedError(errors, {one.path: one.source.lines for one in (file, *others)})
    return findings


def _may_be_compiled(library: Library, entry: Entry) -> bool:
    """Whether a chapter has all that compiling relies on, so that the rest of lint may look at it while it is played.

    Lint compiles chapters itself, under the same conditions: every file of it has the shape of its kind, every name
    leads somewhere, and the tiles can be laid. What comes with tailwright was linted before it came.
    """
    if entry.kind != "chapter":
        return False
    if all(file.bundled for file in library.files):
        return True
    from authoring.lint.foundation import can_be_set_up  # and schemas: 0.1 s that games of bundled content do not wait

    if _errors(findings_of_stages(library, [entry.file])):
        return False
    return not _errors(_broken(_beside(library, entry.file))) and can_be_set_up(library, entry)


def _beside(library: Library, file: File) -> list[File]:
    """The author's tiles and cards that a file is played with."""
    return [one for one in library.files if not one.bundled and one is not file and one.kind not in PLAYABLE]


def _broken(files: list[File]) -> Iterator[Finding]:
    """What reading files and comparing them with their schemas has found."""
    return (finding for one in files if one.kind for finding in (*one.source.findings, *one.checked.findings))


def _errors(findings: Iterable[Finding]) -> list[Finding]:
    return [finding for finding in findings if finding.severity is Severity.ERROR]
