"""Which cards are meant: ids, files, a kind, or all of a library."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from authoring.content.findings import Severity
from authoring.content.library import Entry, File, Library, open_library
from authoring.content.targets import CannotOpenError, library_root
from authoring.export.cards.faces import KINDS
from authoring.export.errors import ExportError
from authoring.wording.suggestions import did_you_mean


def chosen(targets: list[str], every: bool, kind: str) -> tuple[Library, list[Entry]]:
    """The library of the current folder or of the files named, and the cards of it that are meant, each once."""
    paths = [Path(target) for target in targets if _is_path(target)]
    root, deep = library_root(paths[0] if paths else Path())
    library = open_library(root, deep, extra=[path for path in paths if path.is_file()])
    found = [entry for target in targets for entry in _meant(library, target)]
    if every or kind:
        found += [entry for one in KINDS if every or one == kind for entry in library.entries(one).values()]
    if not found:
        raise ExportError("no cards named", "name some by id or file, or use --all or --kind")
    for file in dict.fromkeys(entry.file for entry in found):
        _refuse_broken(file)
    return library, list(dict.fromkeys(found))


def _is_path(target: str) -> bool:
    return Path(target).exists() or Path(target).suffix in (".yaml", ".yml") or "/" in target


def _meant(library: Library, target: str) -> Iterator[Entry]:
    if _is_path(target):
        file = library.file_at(Path(target))
        if file is None:
            raise CannotOpenError(f'cannot open "{target}"')
        _refuse_broken(file)
        here = [entry for one in KINDS for entry in library.entries(one).values() if entry.file is file]
        if not here:
            raise ExportError(f'no cards in "{target}"', f"name a file of kind {', '.join(sorted(KINDS))}")
        yield from here
        return
    entry = library.find(target)
    if entry is None or entry.kind not in KINDS:
        known = [ident for one in KINDS for ident in library.entries(one)]
        raise ExportError(f'no card and no file "{target}"', did_you_mean(target, known))
    yield entry


def _refuse_broken(file: File) -> None:
    for finding in sorted((*file.source.findings, *file.checked.findings)):
        if finding.severity is Severity.ERROR:
            place = f"{finding.path}:{finding.line}:{finding.col}"
            raise ExportError(f"{place}: {finding.message}", f"mend it first: tailwright lint {finding.path}")
