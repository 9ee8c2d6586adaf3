"""Choose the cards to export: by id, file or folder, by kind, all of a library, or what a chapter needs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from authoring.content.findings import Severity
from authoring.content.library import Entry, File, Library, open_library
from authoring.content.targets import CannotOpenError, files_below, library_root
from authoring.export.cards.kinds import KINDS
from authoring.export.errors import ExportError
from authoring.export.own_parts import own_cards
from authoring.wording.suggestions import did_you_mean

DECKS = ("ability", "encounter-card", "search-card")
"""The kinds of `--all`: what is shuffled or chosen. All other cards stand by the board."""


@dataclass
class Choice:
    """The cards to print, and the chapters whose tokens and counters are printed with them."""

    library: Library
    cards: list[Entry] = field(default_factory=list)
    chapters: list[Entry] = field(default_factory=list)

    @property
    def files(self) -> list[File]:
        """The files of everything chosen."""
        return list(dict.fromkeys(entry.file for entry in (*self.cards, *self.chapters)))

    def add(self, entries: Iterable[Entry]) -> None:
        """Add entries: cards as they are, chapters with all that they need."""
        for entry in entries:
            if entry.kind == "chapter":
                self.chapters.append(entry)
                self.cards += own_cards(self.library, entry)
            elif entry.kind == "campaign":
                chapters = self.library.entries("chapter")
                steps = [step.get("chapter") for step in entry.data.get("chapters") or ()]
                self.add(chapters[ident] for ident in steps if ident in chapters)
            elif entry.kind in KINDS:
                self.cards.append(entry)


def choose_cards(targets: list[str], every: bool, kind: str) -> Choice:
    """Choose from the library of the targets, or of the current folder; each card comes once."""
    paths = [Path(target) for target in targets if _is_path(target)]
    root, deep = library_root(paths[0] if paths else Path())
    choice = Choice(open_library(root, deep, extra=[path for path in paths if path.is_file()]))
    for target in targets:
        choice.add(_entries_of(choice.library, target))
    for name in KINDS:
        if name == kind or (every and name in DECKS):
            choice.add(choice.library.entries(name).values())
    choice.cards, choice.chapters = list(dict.fromkeys(choice.cards)), list(dict.fromkeys(choice.chapters))
    if not choice.cards and not choice.chapters:
        raise ExportError("no cards named", "name a chapter, or cards by id, file or folder, or use --all or --kind")
    for file in choice.files:
        _check_file(file)
    return choice


def _is_path(target: str) -> bool:
    return Path(target).exists() or Path(target).suffix in (".yaml", ".yml") or "/" in target


def _entries_of(library: Library, target: str) -> Iterator[Entry]:
    """Yield the cards, chapters and campaigns that a target names."""
    if _is_path(target):
        yield from _in_files(library, target)
        return
    entry = library.find(target)
    if entry is None or entry.kind not in (*KINDS, "chapter", "campaign"):
        known = [ident for kind in (*KINDS, "chapter", "campaign") for ident in library.entries(kind)]
        raise ExportError(f'no card, chapter or file "{target}"', did_you_mean(target, known))
    yield entry


def _in_files(library: Library, target: str) -> Iterator[Entry]:
    path = Path(target)
    files = files_below(library, path) if path.is_dir() else [library.file_at(path)]
    if None in files:
        raise CannotOpenError(f'cannot open "{target}"')
    named = {file for file in files if file is not None}
    if not path.is_dir():
        for file in named:
            _check_file(file)
    kinds = (*KINDS, "chapter", *(() if path.is_dir() else ("campaign",)))
    entries = [
        entry
        for kind in kinds
        for entry in library.entries(kind).values()
        if entry.file in named and not (kind == "achievement" and entry.file.kind == "chapter")
    ]
    if not entries:
        raise ExportError(f'no cards in "{target}"', f"name a file of kind chapter, {', '.join(sorted(KINDS))}")
    yield from entries


def _check_file(file: File) -> None:
    for finding in sorted((*file.source.findings, *file.checked.findings)):
        if finding.severity is Severity.ERROR:
            place = f"{finding.path}:{finding.line}:{finding.col}"
            raise ExportError(f"{place}: {finding.message}", f"fix it first: tailwright lint {finding.path}")
