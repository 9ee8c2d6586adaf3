"""Choose the cards to export: by id, by file, by kind, or all of a library."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from authoring.content.findings import Severity
from authoring.content.library import Entry, File, Library, open_library
from authoring.content.targets import CannotOpenError, library_root
from authoring.export.cards.build import KINDS
from authoring.export.errors import ExportError
from authoring.wording.suggestions import did_you_mean


def choose_cards(targets: list[str], every: bool, kind: str) -> tuple[Library, list[Entry]]:
    """Return the library of the targets, or of the current folder, and the chosen cards, each once."""
    paths = [Path(target) for target in targets if _is_path(target)]
    root, deep = library_root(paths[0] if paths else Path())
    library = open_library(root, deep, extra=[path for path in paths if path.is_file()])
    cards = [entry for target in targets for entry in _cards_of(library, target)]
    if every or kind:
        kinds = [name for name in KINDS if every or name == kind]
        cards += [entry for name in kinds for entry in library.entries(name).values()]
    if not cards:
        raise ExportError("no cards named", "name cards by id or file, or use --all or --kind")
    for file in dict.fromkeys(entry.file for entry in cards):
        _check_file(file)
    return library, list(dict.fromkeys(cards))


def _is_path(target: str) -> bool:
    return Path(target).exists() or Path(target).suffix in (".yaml", ".yml") or "/" in target


def _cards_of(library: Library, target: str) -> Iterator[Entry]:
    if _is_path(target):
        file = library.file_at(Path(target))
        if file is None:
            raise CannotOpenError(f'cannot open "{target}"')
        _check_file(file)
        cards = [entry for kind in KINDS for entry in library.entries(kind).values() if entry.file is file]
        if not cards:
            raise ExportError(f'no cards in "{target}"', f"name a file of kind {', '.join(sorted(KINDS))}")
        yield from cards
        return
    entry = library.find(target)
    if entry is None or entry.kind not in KINDS:
        known = [ident for kind in KINDS for ident in library.entries(kind)]
        raise ExportError(f'no card and no file "{target}"', did_you_mean(target, known))
    yield entry


def _check_file(file: File) -> None:
    for finding in sorted((*file.source.findings, *file.checked.findings)):
        if finding.severity is Severity.ERROR:
            place = f"{finding.path}:{finding.line}:{finding.col}"
            raise ExportError(f"{place}: {finding.message}", f"fix it first: tailwright lint {finding.path}")
