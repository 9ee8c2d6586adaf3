"""The files of a folder that go into a pack: its YAML files, the pictures they name, and what says how to use it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from authoring.content.findings import Finding
from authoring.content.library import File
from authoring.content.library.folder import yaml_files
from authoring.content.plain_file import UnreadableError, read_bytes
from authoring.content.source import load
from authoring.pack.archive import MOST_BYTES
from authoring.pack.description import FILE
from authoring.pack.errors import PackError
from authoring.pack.names import PACKS

TEXTS: Final = ("README.md", "LICENSE", "LICENSE.md", "LICENSE.txt", "CREDITS.md")
"""Files beside the description that are for people."""


def collect(folder: Path) -> dict[str, bytes]:
    """Return the files that a pack of a folder holds, by their names. Raises PackError if one cannot be read."""
    findings: list[Finding] = []
    paths = [path for path in yaml_files(folder, findings) if PACKS not in path.relative_to(folder).parts]
    if findings:
        raise PackError(str(findings[0]))
    pictures = [folder / name for name in art_of(folder, paths)]
    texts = [folder / name for name in TEXTS if (folder / name).is_file()]
    found = dict.fromkeys(path for path in (*paths, *pictures, *texts))
    files = {path.relative_to(folder).as_posix(): _read(path, folder) for path in found}
    if FILE not in files:
        raise PackError(f'"{folder}" has no {FILE}')
    return files


def art_of(folder: Path, paths: list[Path]) -> list[str]:
    """Return the pictures that chapters name, from the folder of the pack, in the order of their names."""
    return sorted({name for path in paths for name in _art_in(folder, path)})


def _art_in(folder: Path, path: Path) -> Iterator[str]:
    file = File(load(path, str(path)), path.resolve(), bundled=False)
    data = file.source.data
    if file.kind != "chapter" or not isinstance(data, dict):
        return
    for name in _names(data):
        real = (path.parent / name).resolve()
        if not real.is_relative_to(folder.resolve()):
            raise PackError(f'{path}: the picture "{name[:60]}" lies outside of "{folder}"; put it into the folder')
        if real.is_file():  # lint says which are missing
            yield real.relative_to(folder.resolve()).as_posix()


def _names(chapter: dict[str, Any]) -> Iterator[str]:
    rooms = chapter.get("rooms")
    parts = [chapter, *(rooms.values() if isinstance(rooms, dict) else ())]
    for part in parts:
        if isinstance(part, dict) and isinstance(part.get("art"), str):
            yield part["art"]


def _read(path: Path, folder: Path) -> bytes:
    if not path.resolve().is_relative_to(folder.resolve()):
        raise PackError(f'"{path}" is a link out of the folder; copy what it points to into the folder')
    try:
        return read_bytes(path, MOST_BYTES)
    except (UnreadableError, FileNotFoundError) as error:
        raise PackError(f'cannot read "{path}": {error}') from None
