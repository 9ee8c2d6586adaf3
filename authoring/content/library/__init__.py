"""Library: the bundled content and an author's own folder together, each thing found by kind and id."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from authoring import bundled
from authoring.content import problems, source
from authoring.content.findings import Finding
from authoring.content.library.entries import Entry, File, entries_of, finding_at
from authoring.content.library.folder import shown, yaml_files
from authoring.content.source import Steps
from authoring.wording.suggestions import did_you_mean, with_article
from engine.records.content import Content

__all__ = ["Entry", "File", "Library", "UnknownChapterError", "forget_bundled", "open_library"]


class UnknownChapterError(LookupError):
    """No chapter of the library has the id asked for."""


class Library:
    """Files that were read, and the entries in them. `findings` tells what is wrong with its ids and folders."""

    def __init__(self, files: Iterable[File], findings: Iterable[Finding] = ()) -> None:
        self.files = list(files)
        self.findings = list(findings)
        self._by_kind: dict[str, dict[str, Entry]] = {}
        self._by_id: dict[str, Entry] = {}
        self._register()

    def only(self, files: Iterable[File]) -> Library:
        """The library of some of its files; itself, with all that is known of it, where that is all of them."""
        kept = list(files)
        return self if len(kept) == len(self.files) else Library(kept)

    def entries(self, kind: str) -> dict[str, Entry]:
        """All entries of a kind (`face` and the kinds of files) by id, in the order they were read."""
        return self._by_kind.get(kind, {})

    def find(self, ident: str) -> Entry | None:
        """The entry with an id, of whatever kind."""
        return self._by_id.get(ident)

    def words(self, kind: str, key: str) -> set[str]:
        """All words in a list such as `tags` or `classes` of the entries of a kind."""
        lists = (entry.data.get(key) for entry in self.entries(kind).values())
        return {word for words in lists if isinstance(words, list) for word in words if isinstance(word, str)}

    def file_at(self, path: Path) -> File | None:
        """The file of the library at a path."""
        real = path.resolve()
        return next((file for file in self.files if file.real == real), None)

    def content_for(self, chapter_id: str) -> Content:
        """What the engine needs to play a chapter: plain data, and a way back to its lines."""
        chapter = self.entries("chapter").get(chapter_id)
        if chapter is None:
            remedy = did_you_mean(chapter_id, self.entries("chapter"))
            raise UnknownChapterError(f'unknown chapter "{chapter_id}"' + (f", {remedy}" if remedy else ""))

        def data(kind: str) -> dict[str, dict[str, Any]]:
            usable = (entry for entry in self.entries(kind).values() if _usable_in(entry, chapter))
            return {entry.id: entry.data for entry in usable}

        def where(kind: str, ident: str, path: Steps) -> str:
            entry = self.entries(kind.replace("_", "-")).get(ident) or self.find(ident) or chapter
            return entry.place(path)

        return Content(
            chapter=chapter.data,
            tiles=data("tile"),
            heroes=data("hero"),
            minions=data("minion"),
            abilities=data("ability"),
            search_cards=data("search-card"),
            encounter_cards=data("encounter-card"),
            statuses=data("status"),
            achievements=data("achievement"),
            box=next(iter(data("box").values()), {}),
            where=where,
        )

    def _register(self) -> None:
        everything = [entry for file in self.files for entry in entries_of(file)]
        replaced = self._replaced(everything)
        for entry in everything:
            if entry in replaced or _owner(entry, replaced):
                continue
            first = self._by_id.setdefault(entry.id, entry)
            if first is not entry:
                self.findings.append(_duplicate(entry, first))
                continue
            self._by_kind.setdefault(entry.kind, {})[entry.id] = entry

    def _replaced(self, everything: list[Entry]) -> set[Entry]:
        """The bundled entries that others say they replace; notes those who replace nothing."""
        bundled_ones = {(entry.kind, entry.id): entry for entry in everything if entry.bundled}
        replaced: set[Entry] = set()
        for entry in everything:
            wanted = entry.data.get("replaces")
            if not isinstance(wanted, str):
                continue
            target = bundled_ones.get((entry.kind, wanted))
            if entry.bundled or target is None:
                remedy = did_you_mean(wanted, [ident for kind, ident in bundled_ones if kind == entry.kind])
                message = f'no bundled {entry.kind} "{wanted}" to replace'
                self.findings.append(finding_at(problems.REPLACES_NOTHING, entry, ("replaces",), message, remedy))
            elif wanted != entry.id:
                message = f'"{entry.id}" cannot replace "{wanted}": their ids differ'
                remedy = f'give it the id "{wanted}" too, so that what refers to it finds the replacement'
                self.findings.append(finding_at(problems.REPLACES_NOTHING, entry, ("replaces",), message, remedy))
            else:
                replaced.add(target)
        return replaced


def open_library(folder: Path | None = None, deep: bool = True, extra: Iterable[Path] = ()) -> Library:
    """Read the bundled content, the YAML files of a folder and single files; each file once."""
    findings: list[Finding] = []
    files = list(_bundled_files())
    seen = {file.real for file in files}
    paths = yaml_files(folder, findings, deep) if folder and not _is_checkout(folder) else []
    for path in [*paths, *extra]:
        real = path.resolve()
        if real not in seen:
            seen.add(real)
            files.append(File(source.load(path, shown(path)), real, bundled=False))
    return Library(files, findings)


def _bundled_files() -> list[File]:
    root = bundled.root()
    paths = [path for name in bundled.CONTENT_FOLDERS for path in yaml_files(root / name, [])]
    return [File(_load_bundled(path, shown(path)), path.resolve(), bundled=True) for path in paths]


@cache
def _load_bundled(path: Path, name: str) -> source.Source:
    return source.load(path, name)


def forget_bundled() -> None:
    """Read bundled files anew the next time: one of them was written."""
    _load_bundled.cache_clear()


def _is_checkout(folder: Path) -> bool:
    """Whether the folder is the one bundled content comes from: then the content is all there is to read."""
    return folder.resolve() == bundled.root()


def _usable_in(entry: Entry, chapter: Entry) -> bool:
    """Achievements defined in a chapter are that chapter's only."""
    return entry.file.kind != "chapter" or entry.file is chapter.file


def _owner(entry: Entry, replaced: set[Entry]) -> bool:
    """Whether an entry is part of a file whose whole content was replaced, as a face is of its tile."""
    return bool(entry.steps) and any(other.file is entry.file and not other.steps for other in replaced)


def _duplicate(entry: Entry, first: Entry) -> Finding:
    message = f'duplicate id "{entry.id}", already {with_article(first.kind)} in {first.place(("id",))}'
    is_part = entry.steps and entry.file.kind in ("chapter", "tile")  # only the whole file can replace something
    if first.bundled and not entry.bundled and first.kind == entry.kind and not is_part:
        remedy = f'rename it, or add "replaces: {entry.id}" to take the place of the bundled one'
    else:
        remedy = "rename one of the two: ids are unique among all content"
    return finding_at(problems.DUPLICATE_ID, entry, ("id",), message, remedy, first.related("first defined here"))
