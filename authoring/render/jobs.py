"""What is to be drawn: from the words of a command to drawings with names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from authoring.findings import Severity
from authoring.library import Entry, File, Library, open_library
from authoring.lint.targets import library_root
from authoring.render import Drawing, PictureError, draw_chapter, draw_tile
from authoring.render.face import wording
from authoring.wording import did_you_mean

NAMED_KINDS = ("minion", "search-card", "achievement", "hero")


@dataclass(frozen=True)
class Job:
    """A drawing and the name its file gets."""

    name: str
    drawing: Drawing


def tile_jobs(target: str, style: str, language: str) -> list[Job]:
    """Draw the faces that a file, a tile or a face holds."""
    library, file = _opened(target)
    return list(_faces(library, _entries(library, file, target, ("face", "tile")), style, language))


def chapter_jobs(target: str, style: str, language: str) -> list[Job]:
    """Draw the chapters that a file or an id names."""
    library, file = _opened(target)
    return list(_chapters(library, _entries(library, file, target, ("chapter",)), style, language))


def all_jobs(style: str, language: str) -> Iterator[Job]:
    """Draw every tile and chapter of the library of the current folder, one after the other."""
    root, deep = library_root(Path())
    library = open_library(root, deep)
    for job in _faces(library, library.entries("tile").values(), style, language):
        yield Job(f"tiles/{job.name}", job.drawing)
    for job in _chapters(library, library.entries("chapter").values(), style, language):
        yield Job(f"chapters/{job.name}", job.drawing)


def _opened(target: str) -> tuple[Library, File | None]:
    """The library a target is drawn with, and its file if it is one."""
    path = Path(target)
    if not path.is_file():
        root, deep = library_root(Path())
        return open_library(root, deep), None
    root, deep = library_root(path)
    library = open_library(root, deep, extra=[path])
    return library, library.file_at(path)


def _entries(library: Library, file: File | None, target: str, kinds: tuple[str, ...]) -> list[Entry]:
    if file is not None:
        _refuse_faulty(file)
        found = [entry for entry in library.entries(kinds[-1]).values() if entry.file is file]
        if not found:
            raise PictureError(f'no {kinds[-1]} in "{target}"', f"name a file that starts with kind: {kinds[-1]}")
        return found
    for kind in kinds:
        if target in library.entries(kind):
            return [library.entries(kind)[target]]
    known = [ident for kind in kinds for ident in library.entries(kind)]
    raise PictureError(f'no {kinds[-1]} and no file "{target}"', did_you_mean(target, known))


def _refuse_faulty(file: File) -> None:
    """Pictures are made of sound files only; lint is there to tell the rest."""
    for finding in sorted([*file.source.findings, *file.checked.findings]):
        if finding.severity is Severity.ERROR:
            place = f"{finding.path}:{finding.line}:{finding.col}"
            raise PictureError(f"{place}: {finding.message}", f"mend it first: tailwright lint {finding.path}")


def _faces(library: Library, entries: Iterable[Entry], style: str, language: str) -> Iterator[Job]:
    for entry in entries:
        _refuse_faulty(entry.file)
        tile = next(one for one in library.entries("tile").values() if one.file is entry.file)
        for index, face in enumerate(tile.data["faces"]):
            if entry.kind == "tile" or entry.id == face["id"]:
                other = tile.data["faces"][1 - index] if len(tile.data["faces"]) == 2 else None
                yield Job(face["id"], draw_tile(face, style=style, other_side=other, language=language))


def _chapters(library: Library, entries: Iterable[Entry], style: str, language: str) -> Iterator[Job]:
    tiles = []
    names = _names(library, language)
    for tile in library.entries("tile").values():
        _refuse_faulty(tile.file)
        tiles.append(tile.data)
    for entry in entries:
        _refuse_faulty(entry.file)
        yield Job(entry.id, draw_chapter(entry.data, tiles, style=style, names=names, language=language))


def _names(library: Library, language: str) -> dict[str, str]:
    entries = [entry for kind in NAMED_KINDS for entry in library.entries(kind).values()]
    return {entry.id: wording(entry.data["name"], language) for entry in entries if entry.data.get("name")}
