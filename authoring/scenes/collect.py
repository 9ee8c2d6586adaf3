"""Find the scenes of files and folders."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from authoring.content.findings import Finding, Severity
from authoring.content.library import File, Library, open_library
from authoring.content.library.entries import SCENES
from authoring.content.library.references import check_references
from authoring.content.scenes import KINDS, Scene, scenes_of
from authoring.content.targets import CannotOpenError, is_id, library_root, open_targets
from authoring.lint import is_sound
from authoring.playtest.open_chapter import NOT_PLAYED_WITH
from authoring.wording.suggestions import did_you_mean


@dataclass(frozen=True)
class Found:
    """The scenes of a library that can be read, and the errors of the files named and of cards and tiles."""

    library: Library
    scenes: list[Scene]
    errors: list[Finding]
    lines: dict[str, list[str]]


def find_scenes(paths: Iterable[Path]) -> Iterator[Found]:
    """Yield the scenes of each library that the paths or ids belong to. Files with errors are left out of it."""
    paths = list(paths)
    for target in open_targets(path for path in paths if not is_id(path)):
        yield _found(target.library, target.files)
    ids = [str(path) for path in paths if is_id(path)]
    if ids:
        root, deep = library_root(Path())
        library = open_library(root, deep)
        for ident in ids:
            yield _found_by_id(library, ident)


def _found(library: Library, files: list[File]) -> Found:
    """The scenes that some files of a library hold."""
    sound = library.only(file for file in library.files if is_sound(file) or (file.bundled and file not in files))
    errors: dict[str, list[Finding]] = {}
    for file in library.files:
        if file not in sound.files and (file in files or _is_played_with(file)):
            errors[file.path] = _errors([*file.source.findings, *file.checked.findings])
    scenes: list[Scene] = []
    for file in files:
        if file in sound.files:
            here = list(scenes_of(file))
            unknown = _errors(check_references(library, file)) if here else []
            if unknown:
                errors[file.path] = unknown
            else:
                scenes += here
    return Found(sound, scenes, [one for each in errors.values() for one in each], _lines(library.files, errors))


def _found_by_id(library: Library, ident: str) -> Found:
    """The scenes that are played in a chapter, or that a card or a file of scenes holds."""
    known = {name: kind for kind in KINDS for name in library.entries(kind)}
    if ident not in known:
        remedy = did_you_mean(ident, known, most=0)
        raise CannotOpenError(f'no file, chapter, card or scenes "{ident}"' + (f", {remedy}" if remedy else ""))
    holder = library.entries(known[ident])[ident]
    if known[ident] != "chapter":
        found = _found(library, [holder.file])
        return replace(
            found, scenes=[scene for scene in found.scenes if scene.steps[: len(holder.steps)] == holder.steps]
        )
    found = _found(library, [file for file in library.files if file is holder.file or _speaks_of(file, ident)])
    return replace(found, scenes=[scene for scene in found.scenes if scene.chapter == ident])


def _speaks_of(file: File, chapter: str) -> bool:
    """Whether a file has scenes of a chapter, or would have if it had no errors."""
    if is_sound(file):
        return any(scene.chapter == chapter for scene in scenes_of(file))
    return file.kind == SCENES and file.source.data.get("chapter") == chapter


def _is_played_with(file: File) -> bool:
    """Whether scenes of other files are played with what a file holds."""
    return file.kind is not None and file.kind not in NOT_PLAYED_WITH


def _errors(findings: Iterable[Finding]) -> list[Finding]:
    return [finding for finding in findings if finding.severity is Severity.ERROR]


def _lines(files: list[File], wanted: dict[str, list[Finding]]) -> dict[str, list[str]]:
    return {file.path: file.source.lines for file in files if file.path in wanted}
