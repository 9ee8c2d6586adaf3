"""A library: the bundled content and an author's folder, with every entry by kind and id."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from authoring import bundled
from authoring.content import problems, source
from authoring.content.faults import fault
from authoring.content.findings import Finding
from authoring.content.library.boxes import boxes_declared, contents, is_usable, options
from authoring.content.library.entries import Entry, File, finding_at, words_in
from authoring.content.library.folder import display_path, yaml_files
from authoring.content.library.reads import NotedEntries, Reads
from authoring.content.schema import COLLECTIONS
from authoring.content.source import Steps
from authoring.wording.suggestions import did_you_mean, kind_with_article
from engine.records.content import Content

__all__ = [
    "Entry",
    "File",
    "Library",
    "UnknownChapterError",
    "bundled_files",
    "forget_bundled",
    "is_checkout",
    "open_library",
]

T = TypeVar("T")


class UnknownChapterError(LookupError):
    """The library has no chapter with this id."""


class Library:
    """The files read and the entries in them. `findings` lists problems of ids and folders."""

    def __init__(self, files: Iterable[File], findings: Iterable[Finding] = (), left_out: Iterable[File] = ()) -> None:
        self.reads: Reads | None = None
        self._memos: dict[tuple[Any, ...], Any] = {}
        self.fill(files, findings, left_out)

    def fill(self, files: Iterable[File], findings: Iterable[Finding] = (), left_out: Iterable[File] = ()) -> None:
        """Take these files in place of those before. `left_out` are files of the library that are not among them."""
        self.all_files = list(files)
        self.findings = list(findings)
        self.left_out = tuple(left_out)
        self._by_kind: dict[str, dict[str, Entry]] = {}
        self._by_id: dict[str, Entry] = {}
        try:
            self._register()
        except Exception as error:  # what can be said about single files is said nevertheless
            self.findings.append(fault("comparing ids", self.all_files[-1].path, error))
        self._memos.clear()
        if self.reads:
            self.reads.renew()

    def note_reads(self) -> Reads:
        """From now on, note what is read: the library is going to change."""
        self.reads = self.reads or Reads(self)
        return self.reads

    def memo(self, function: Callable[..., T], *words: Hashable) -> T:
        """Return what a function makes of this library and some words; compute it once."""
        if self.reads:
            return self.reads.memo(function, self, *words)
        key = (function, *words)
        if key not in self._memos:
            self._memos[key] = function(self, *words)
        found: T = self._memos[key]
        return found

    @property
    def unread_words(self) -> frozenset[str]:
        """Every word in the files that cannot be read: an id that is missing may be defined there."""
        return self.memo(_unread_words)

    def only(self, files: Iterable[File]) -> Library:
        """Return a library of only these files; this library itself if they are all its files."""
        kept = dict.fromkeys(files)
        left_out = [file for file in self.all_files if file not in kept]
        return Library(kept, left_out=left_out) if left_out else self

    @property
    def files(self) -> list[File]:
        """The files of the library."""
        self._note("files")
        return self.all_files

    @property
    def is_whole(self) -> bool:
        """Whether the library holds every file; files with errors are left out, and what they name is unknown."""
        self._note("whole")
        return not self.left_out

    @property
    def words_left_out(self) -> frozenset[str]:
        """Every word in the files that are left out."""
        return self.memo(_words_left_out)

    @property
    def files_left_out(self) -> tuple[File, ...]:
        """The files of the author that are left out."""
        self._note("left-out")
        return self.left_out

    def entries(self, kind: str) -> Mapping[str, Entry]:
        """Return all entries of a kind (`face`, or a kind of file) by id, in the order they were read."""
        found = self.all_entries(kind)
        return NotedEntries(kind, found, self.reads) if self.reads else found

    def all_entries(self, kind: str) -> dict[str, Entry]:
        """The same, without a note of it."""
        return self._by_kind.get(kind, {})

    def find(self, ident: str) -> Entry | None:
        """Return the entry with an id, of any kind."""
        self._note("find", ident)
        return self._by_id.get(ident)

    def find_untracked(self, ident: str) -> Entry | None:
        """The same, without a note of it."""
        return self._by_id.get(ident)

    def values(self, kind: str, key: str) -> set[str]:
        """Return every text in a list, such as `tags` or `classes`, of all entries of a kind."""
        self._note("values", kind, key)
        return self.all_values(kind, key)

    def all_values(self, kind: str, key: str) -> set[str]:
        """The same, without a note of it."""
        lists = (entry.data.get(key) for entry in self.all_entries(kind).values())
        return {value for values in lists if isinstance(values, list) for value in values if isinstance(value, str)}

    def usable_entries(self, kind: str, path: str, boxes: tuple[str, ...] | None = None) -> list[Entry]:
        """Return the entries of a kind that the chapter in a file can use, without a note of it.

        `boxes` are those that it is played with, if not those that it names.
        """
        known = boxes_declared(self._chapter_at(path)) if boxes is None else boxes
        found = self.all_entries(kind).values()
        return [entry for entry in found if _usable_in(entry, path) and is_usable(entry, known)]

    def _chapter_at(self, path: str) -> Entry | None:
        return next((chapter for chapter in self.all_entries("chapter").values() if chapter.file.path == path), None)

    def reads_file(self, path: Path) -> None:
        """Note that a result depends on a file that is not part of the library, such as a PO file."""
        self._note("disk", str(path))

    def _note(self, *read: Hashable) -> None:
        if self.reads:
            self.reads.note(read)

    def file_at(self, path: Path) -> File | None:
        """Return the file at a path, or None if it is not part of the library."""
        real = path.resolve()
        return next((file for file in self.all_files if file.real == real), None)

    def content_for(self, chapter_id: str) -> Content:
        """Return the content the engine needs to play a chapter: plain data, and a function that finds its lines."""
        chapter = self.entries("chapter").get(chapter_id)
        if chapter is None:
            remedy = did_you_mean(chapter_id, self.entries("chapter"))
            raise UnknownChapterError(f'unknown chapter "{chapter_id}"' + (f", {remedy}" if remedy else ""))
        return self.content_with(chapter)

    def content_with(self, chapter: Entry) -> Content:
        """Return the same for a chapter that need not be an entry of the library."""
        boxes = boxes_declared(chapter)

        def data(kind: str) -> dict[str, dict[str, Any]]:
            self._note("usable", kind, chapter.file.path, boxes)
            return {entry.id: entry.data for entry in self.usable_entries(kind, chapter.file.path, boxes)}

        def where(kind: str, ident: str, path: Steps) -> str:
            entry = self.entries(kind.replace("_", "-")).get(ident) or self.find(ident) or chapter
            return entry.place(path)

        boxes = boxes_declared(chapter)
        usual = options(self, boxes)
        return Content(
            chapter={**chapter.data, "options": {**usual, **chapter.data.get("options", {})}}
            if usual
            else chapter.data,
            tiles=data("tile"),
            heroes=data("hero"),
            minions=data("minion"),
            abilities=data("ability"),
            search_cards=data("search-card"),
            encounter_cards=data("encounter-card"),
            statuses=data("status"),
            achievements=data("achievement"),
            personas=data("persona"),
            box=contents(self, boxes),
            where=where,
        )

    def _register(self) -> None:
        everything = [entry for file in self.all_files for entry in file.entries]
        replaced = self._find_replaced(everything)
        duplicates: dict[tuple[File, File], list[tuple[Entry, Entry]]] = {}
        for entry in everything:
            if entry in replaced or _in_replaced_file(entry, replaced):
                continue
            first = self._by_id.setdefault(entry.id, entry)
            if first is not entry:
                duplicates.setdefault((entry.file, first.file), []).append((entry, first))
                continue
            self._by_kind.setdefault(entry.kind, {})[entry.id] = entry
        for pairs in duplicates.values():
            copied = pairs[0][1].bundled and not pairs[0][0].bundled  # a file with all its parts is one mistake
            self.findings += [_copied(pairs)] if copied else [_duplicate(entry, first) for entry, first in pairs]

    def _find_replaced(self, everything: list[Entry]) -> set[Entry]:
        """Return the bundled entries that other entries replace; add findings for `replaces` without a target."""
        bundled_entries = {(entry.kind, entry.id): entry for entry in everything if entry.bundled}
        replaced: set[Entry] = set()
        for entry in everything:
            wanted = entry.data.get("replaces")
            if not isinstance(wanted, str):
                continue
            target = bundled_entries.get((entry.kind, wanted))
            if entry.bundled or target is None:
                remedy = did_you_mean(wanted, [ident for kind, ident in bundled_entries if kind == entry.kind])
                message = f'no bundled {entry.kind} "{wanted}" to replace'
                self.findings.append(finding_at(problems.REPLACES_NOTHING, entry, ("replaces",), message, remedy))
            elif wanted != entry.id:
                message = f'"{entry.id}" cannot replace "{wanted}": their ids differ'
                remedy = f'give it the id "{wanted}" too, so that references find the replacement'
                self.findings.append(finding_at(problems.REPLACES_NOTHING, entry, ("replaces",), message, remedy))
            else:
                replaced.add(target)
        return replaced


def _unread_words(library: Library) -> frozenset[str]:
    return words_in(file for file in library.files if file.kind is None)


def _words_left_out(library: Library) -> frozenset[str]:
    return words_in(library.files_left_out)


def open_library(folder: Path | None = None, deep: bool = True, extra: Iterable[Path] = ()) -> Library:
    """Read the bundled content, the YAML files of a folder, and the files `extra`; each file once."""
    findings: list[Finding] = []
    files = list(bundled_files())
    seen = {file.real for file in files}
    paths = yaml_files(folder, findings, deep) if folder and not is_checkout(folder) else []
    for path in [*paths, *extra]:
        real = path.resolve()
        if real not in seen:
            seen.add(real)
            files.append(File(source.load(path, display_path(path)), real, bundled=False))
    return Library(files, findings)


def _current_folder() -> Path | None:
    """The current folder if names of bundled files can be relative to it."""
    current, root = Path.cwd(), bundled.root()
    return current if root.is_relative_to(current) or current.is_relative_to(root) else None


def bundled_files() -> tuple[File, ...]:
    """Return the files of Tailwright's own content; each is read once."""
    return _bundled_files(_current_folder())


@cache
def _bundled_files(current: Path | None) -> tuple[File, ...]:
    """Read the bundled content, once for each folder that names in findings are relative to."""
    root = bundled.root()
    paths = [path for name in bundled.CONTENT_FOLDERS for path in yaml_files(root / name, [])]
    return tuple(File(source.load(path, display_path(path)), path.resolve(), bundled=True) for path in paths)


def forget_bundled() -> None:
    """Clear the cache of bundled files, after one of them was changed."""
    _bundled_files.cache_clear()


def is_checkout(folder: Path) -> bool:
    """Whether the folder is Tailwright's own checkout, whose content is the bundled content."""
    return folder.resolve() == bundled.root()


def _with_options(chapter: dict[str, Any], usual: dict[str, Any]) -> dict[str, Any]:
    """A chapter with the rule options of its boxes, where it sets none of its own."""
    return {**chapter, "options": {**usual, **chapter.get("options", {})}} if usual else chapter


def _usable_in(entry: Entry, path: str) -> bool:
    """Whether the chapter in a file can use an entry. Achievements defined in a chapter belong to it alone."""
    return entry.file.kind != "chapter" or entry.file.path == path


def _in_replaced_file(entry: Entry, replaced: set[Entry]) -> bool:
    """Whether an entry is part of a file that was replaced as a whole, as a face is part of its tile."""
    return bool(entry.steps) and any(other.file is entry.file and not other.steps for other in replaced)


def _duplicate(entry: Entry, first: Entry) -> Finding:
    message = f'duplicate id "{entry.id}", already {kind_with_article(first.kind)} in {first.place(("id",))}'
    remedy = "rename one of the two: all ids of a library differ"
    return finding_at(problems.DUPLICATE_ID, entry, ("id",), message, remedy, first.related("first defined here"))


def _copied(pairs: list[tuple[Entry, Entry]]) -> Finding:
    """Report an author's file with the ids of a bundled file: once, with the ways to go on from there."""
    entry, first = pairs[0]
    if entry.kind != first.kind:
        return _duplicate(entry, first)
    more = f" and {len(pairs) - 1} more of this file" if len(pairs) > 1 else ""
    if more:
        message = f'duplicate id "{entry.id}"{more}: they are bundled already, in {first.place(("id",))}'
    else:
        message = f'duplicate id "{entry.id}": it is bundled already, in {first.place(("id",))}'
    return finding_at(
        problems.DUPLICATE_ID, entry, ("id",), message, _ways_on(entry), first.related("the bundled one is here")
    )


def _ways_on(entry: Entry) -> str:
    """Say how to keep a copy of something bundled."""
    if entry.steps and entry.file.kind in ("chapter", "tile"):  # only a whole file can replace another
        return "rename it"
    replace = f'add the line "replaces: {entry.id}" below it to play with yours instead'
    if not entry.steps and entry.kind in ("chapter", "campaign", "tile"):
        return f"{replace}; or make one of your own with: tailwright new {entry.kind} my-{entry.id} --from {entry.id}"
    if not entry.steps and entry.kind in COLLECTIONS:
        return 'rename it, add a line "replaces: ID" to each card that you change, and delete all other cards'
    return f"{replace}; or rename it"
