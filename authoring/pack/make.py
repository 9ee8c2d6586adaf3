"""Make a pack of a folder: collect its files, refuse what must not be shared, certify, and write everything down."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from authoring.content.library.folder import yaml_files
from authoring.pack.archive import Files, archive_of
from authoring.pack.boxes import boxes_of
from authoring.pack.certificate import USUAL, Effort, Tell, certify, no_tell
from authoring.pack.collect import art_of, collect
from authoring.pack.description import FILE, Description, read_description
from authoring.pack.errors import PackError
from authoring.pack.installed import find_needed
from authoring.pack.manifest import FILE as MANIFEST
from authoring.pack.manifest import Manifest, manifest_of, write_manifest
from authoring.pack.unpacked import unpacked


@dataclass(frozen=True)
class Pack:
    """A pack that was made: its `manifest`, the bytes of its file (`archive`), and the name it should have."""

    manifest: Manifest
    archive: bytes
    file_name: str

    def __repr__(self) -> str:
        return f"<Pack {self.manifest['id']} {self.manifest['version']}, {len(self.archive):,} bytes>"


def make_pack(folder: Path, packs: Iterable[Path] = (), effort: Effort = USUAL, tell: Tell = no_tell) -> Pack:
    """Make a pack of a folder. `packs` are folders with packs that it may need. Raises PackError with the reason."""
    description = read_description(folder)
    _check_art(description, folder)
    files = collect(folder)
    needed = find_needed(description.needs, [folder, *packs])
    with unpacked(files, needed, other_versions=False) as pack:
        if not pack.chapters and not pack.campaigns and not pack.own:
            raise PackError(f'"{folder}" holds no content')
        certificate = certify(pack, effort, tell)
        boxes = boxes_of(pack)
        _check_boxes(description, boxes)
        manifest = manifest_of(description, pack, files, certificate, boxes)
    return Pack(manifest, _archive(files, manifest), description.file_name)


def _archive(files: Files, manifest: Mapping[str, Any]) -> bytes:
    return archive_of({**files, MANIFEST: write_manifest(dict(manifest))})


def _check_art(description: Description, folder: Path) -> None:
    """Raise PackError if a picture is not said to be anybody's."""
    named = art_of(folder, yaml_files(folder, []))
    missing = [name for name in named if name not in description.art]
    if missing:
        raise PackError(
            f'{FILE} does not say whose "{missing[0]}" is: add under "art" a line with its file, its author and the '
            "licence under which you may share it, or take the picture out"
        )
    idle = [name for name in description.art if name not in named]
    if idle:
        raise PackError(
            f'{FILE} names a picture "{idle[0]}" that no chapter shows: take the line out, or name it by art:'
        )


def _check_boxes(description: Description, boxes: list[str]) -> None:
    declared = description.data.get("boxes")
    if declared is not None and sorted(declared) != boxes:
        raise PackError(
            f"{FILE} says the pack needs {', '.join(declared) or 'no box'}, but its content uses {', '.join(boxes)}: "
            f'write "boxes: [{", ".join(boxes)}]", or leave it out'
        )
