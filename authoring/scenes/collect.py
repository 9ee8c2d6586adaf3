"""Find the scenes of files and folders."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from authoring.content.findings import Finding, Severity
from authoring.content.library import File, Library
from authoring.content.library.references import check_references
from authoring.content.scenes import Scene, scenes_of
from authoring.content.targets import open_targets
from authoring.lint import is_sound
from authoring.playtest.open_chapter import NOT_PLAYED_WITH


@dataclass(frozen=True)
class Found:
    """The scenes of a library that can be read, and the errors of the files named and of cards and tiles."""

    library: Library
    scenes: list[Scene]
    errors: list[Finding]
    lines: dict[str, list[str]]


def find_scenes(paths: Iterable[Path]) -> Iterator[Found]:
    """Yield the scenes of each library that the paths belong to. Files with errors are left out of it."""
    for target in open_targets(paths):
        library = target.library
        sound = library.only(file for file in library.files if file.bundled or is_sound(file))
        errors: dict[str, list[Finding]] = {}
        for file in library.files:
            if file not in sound.files and (file in target.files or _is_played_with(file)):
                errors[file.path] = _errors([*file.source.findings, *file.checked.findings])
        scenes: list[Scene] = []
        for file in target.files:
            if file in sound.files:
                here = list(scenes_of(file))
                unknown = _errors(check_references(library, file)) if here else []
                if unknown:
                    errors[file.path] = unknown
                else:
                    scenes += here
        yield Found(sound, scenes, [one for each in errors.values() for one in each], _lines(library.files, errors))


def _is_played_with(file: File) -> bool:
    """Whether scenes of other files are played with what a file holds."""
    return file.kind is not None and file.kind not in NOT_PLAYED_WITH


def _errors(findings: Iterable[Finding]) -> list[Finding]:
    return [finding for finding in findings if finding.severity is Severity.ERROR]


def _lines(files: list[File], wanted: dict[str, list[Finding]]) -> dict[str, list[str]]:
    return {file.path: file.source.lines for file in files if file.path in wanted}
