"""Make the drawings that `tailwright render` asks for, each with a file name, and write their files."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from authoring.content.findings import Severity
from authoring.content.library import Entry, File, Library, open_library
from authoring.content.targets import library_root
from authoring.content.write_file import refuse_hand_written, write_file
from authoring.drawing import TILE_STYLES, Drawing, PictureError, draw_chapter, draw_tile
from authoring.drawing.board.face import localized_text
from authoring.wording.suggestions import did_you_mean

NAMED_KINDS = ("minion", "search-card", "achievement", "hero")


@dataclass(frozen=True)
class Job:
    """A drawing and the name of its file, without a suffix."""

    name: str
    drawing: Drawing
    files: tuple[File, ...]
    """The files that the data comes from."""

    def bytes(self, file_format: str) -> bytes:
        """The drawing in a format, as it goes into a file."""
        with _drawing_from(*self.files):
            return self.drawing.bytes(file_format)


def with_less_ink(job: Job) -> Job:
    """Return a drawing for printing."""
    return replace(job, drawing=job.drawing.with_less_ink())


def tile_jobs(target: str, style: str, language: str) -> list[Job]:
    """Draw the faces of a tile file, a tile or a face."""
    library, file = _open_target(target)
    return list(_faces(library, _entries(library, file, target, ("face", "tile")), style, language))


def chapter_jobs(target: str, style: str, language: str) -> list[Job]:
    """Draw the chapter with an id, or the chapters of a file."""
    library, file = _open_target(target)
    return list(_chapters(library, _entries(library, file, target, ("chapter",)), style, language))


def library_files() -> Iterator[File]:
    """Yield the files of the library of the current folder."""
    root, deep = library_root(Path())
    yield from open_library(root, deep).files


def all_jobs(style: str, language: str) -> Iterator[Job]:
    """Draw every tile and chapter of the library of the current folder."""
    root, deep = library_root(Path())
    library = open_library(root, deep)
    tiles = library.entries("tile").values() if style in TILE_STYLES else ()
    for job in _faces(library, tiles, style, language):
        yield replace(job, name=f"tiles/{job.name}")
    for job in _chapters(library, library.entries("chapter").values(), style, language):
        yield replace(job, name=f"chapters/{job.name}")


def write(jobs: list[Job], output: Path | None, file_format: str) -> Iterator[Path]:
    """Write one drawing to a file, several to a folder; give the paths."""
    if output is None or output.is_dir() or (len(jobs) > 1 and not output.suffix):
        yield from write_folder(jobs, output or Path(), file_format)
    elif len(jobs) > 1:
        names = ", ".join(job.name for job in jobs)
        raise PictureError(f'{len(jobs)} pictures for one file "{output}"', f"name a folder, or one of: {names}")
    else:
        yield _saved(jobs[0], output, file_format, output.parent)


def write_folder(jobs: Iterable[Job], folder: Path, file_format: str) -> Iterator[Path]:
    """Write each drawing to a file of its name in a folder; give the paths."""
    for job in jobs:
        yield _saved(job, folder / f"{job.name}.{file_format}", file_format, folder)


def _saved(job: Job, path: Path, file_format: str, folder: Path) -> Path:
    refuse_hand_written(path, [file.real for file in job.files])
    write_file(path, job.bytes(file_format), folder)
    return path


def _open_target(target: str) -> tuple[Library, File | None]:
    """Return the library of a target, and its file if the target is a file."""
    path = Path(target)
    if not path.is_file():
        root, deep = library_root(Path())
        return open_library(root, deep), None
    root, deep = library_root(path)
    library = open_library(root, deep, extra=[path])
    return library, library.file_at(path)


def _entries(library: Library, file: File | None, target: str, kinds: tuple[str, ...]) -> list[Entry]:
    if file is not None:
        entries = [entry for entry in library.entries(kinds[-1]).values() if entry.file is file]
        if not entries:
            raise _first_error(file) or PictureError(
                f'no {kinds[-1]} in "{target}"', f"name a file of kind: {kinds[-1]}"
            )
        return entries
    for kind in kinds:
        if target in library.entries(kind):
            return [library.entries(kind)[target]]
    known = [ident for kind in kinds for ident in library.entries(kind)]
    raise PictureError(f'no {kinds[-1]} and no file "{target}"', did_you_mean(target, known))


def _first_error(file: File) -> PictureError | None:
    """Return the first error of a file, as the reason why it cannot be drawn."""
    findings = (*file.source.findings, *file.checked.findings)
    errors = [finding for finding in findings if finding.severity is Severity.ERROR]
    if not errors:
        return None
    first = min(errors)
    remedy = f"fix it first: tailwright lint {first.path}"
    return PictureError(f"{first.path}:{first.line}:{first.col}: {first.message}", remedy)


@contextmanager
def _drawing_from(*files: File) -> Iterator[None]:
    """If drawing fails because the files have errors, raise the first of those errors instead."""
    try:
        yield
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        for file in files:
            data_error = _first_error(file)
            if data_error:
                raise data_error from error
        raise


def _faces(library: Library, entries: Iterable[Entry], style: str, language: str) -> Iterator[Job]:
    for entry in entries:
        with _drawing_from(entry.file):
            jobs = _faces_of(library, entry, style, language)
        yield from jobs


def _faces_of(library: Library, entry: Entry, style: str, language: str) -> list[Job]:
    tile = next(tile for tile in library.entries("tile").values() if tile.file is entry.file)
    faces = tile.data["faces"]
    jobs = []
    for index, face in enumerate(faces):
        if entry.kind == "tile" or entry.id == face["id"]:
            other = faces[1 - index] if len(faces) == 2 else None
            drawing = draw_tile(face, style=style, other_side=other, language=language)
            jobs.append(Job(_file_name(face["id"]), drawing, (entry.file,)))
    return jobs


def _chapters(library: Library, entries: Iterable[Entry], style: str, language: str) -> Iterator[Job]:
    tiles = list(library.entries("tile").values())
    names = _names(library, language)
    for entry in entries:
        files = (entry.file, *(tile.file for tile in tiles))
        with _drawing_from(*files):
            data = [tile.data for tile in tiles]
            content = library.content_for(entry.id) if style == "states" else None
            drawing = draw_chapter(entry.data, data, style=style, names=names, language=language, content=content)
            job = Job(_file_name(entry.id), drawing, files)
        yield job


def _file_name(ident: str) -> str:
    """Return an id as a file name. Content is untrusted: a file with errors can have any id."""
    if not re.fullmatch(r"[a-z0-9][a-z0-9-]{0,99}", ident):
        raise PictureError(f'id "{ident}" cannot name a file', "use small letters, digits and hyphens")
    return ident


def _names(library: Library, language: str) -> dict[str, str]:
    entries = [entry for kind in NAMED_KINDS for entry in library.entries(kind).values()]
    return {entry.id: localized_text(entry.data["name"], language) for entry in entries if entry.data.get("name")}
