"""Packs in a library folder: `packs/AUTHOR/NAME/`, each with its manifest. Installing, listing, removing them."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from authoring.content.plain_file import UnreadableError, read_bytes
from authoring.pack.archive import MOST_BYTES, SUFFIX, Files, check_name, read_archive
from authoring.pack.description import version_key
from authoring.pack.errors import PackError
from authoring.pack.manifest import FILE, Manifest, read_manifest
from authoring.pack.names import PACKS, is_pack_id, is_version


@dataclass(frozen=True)
class Installed:
    """A pack in a library folder."""

    folder: Path
    manifest: Manifest

    @property
    def id(self) -> str:
        """Its id."""
        return str(self.manifest["id"])

    @property
    def version(self) -> str:
        """Its version."""
        return str(self.manifest["version"])

    def changed(self) -> list[str]:
        """The files that are no longer as they were installed, or are gone."""
        return [name for name, digest in self.manifest["files"].items() if _digest(self.folder / name) != digest]


def installed_packs(root: Path) -> list[Installed]:
    """Return the packs of a library folder, by id."""
    found = []
    for path in sorted((root / PACKS).glob(f"*/*/{FILE}")):
        with suppress(PackError, UnreadableError, FileNotFoundError):
            manifest = checked_manifest({FILE: read_bytes(path, MOST_BYTES)})
            if path.parent == root / PACKS / manifest["id"]:
                found.append(Installed(path.parent, manifest))
    return found


def checked_manifest(files: Files) -> Manifest:
    """Read a manifest whose id, version and names of files can be trusted to be no paths out of the folder."""
    manifest = read_manifest(files)
    if not is_pack_id(manifest["id"]) or not is_version(manifest["version"]):
        raise PackError(f'the pack has an unusable id or version: "{manifest["id"][:60]}"')
    for name in manifest["files"]:
        check_name(name)
    for ident, version in manifest["needs"].items():
        if not is_pack_id(ident) or not isinstance(version, str) or not is_version(version):
            raise PackError(f'the pack needs something that is no pack: "{ident[:60]}"')
    return manifest


def find_needed(needs: dict[str, str], places: Iterable[Path]) -> dict[str, Files]:
    """Return the files of the packs that something needs, and of those that they need.

    `places` are library folders with installed packs, or folders with files of packs. Raises PackError if one is not
    there.
    """
    known = list(_packs_in(places))
    found: dict[str, Files] = {}
    wanted = dict(needs)
    while wanted:
        ident, version = wanted.popitem()
        if ident in found:
            continue
        fit = [(manifest, files) for manifest, files in known if manifest["id"] == ident]
        fit = [each for each in fit if version_key(each[0]["version"]) >= version_key(version)]
        if not fit:
            raise PackError(
                f'the pack "{ident}" (version {version} or later) is needed and is not there: get it, and install it, '
                "or name the folder it is in with --packs"
            )
        manifest, files = max(fit, key=lambda each: version_key(each[0]["version"]))
        found[ident] = {name: raw for name, raw in files.items() if name != FILE}
        wanted.update(manifest["needs"])
    return found


def _packs_in(places: Iterable[Path]) -> Iterator[tuple[Manifest, Files]]:
    for place in places:
        for pack in installed_packs(place):
            names = [name for name in pack.manifest["files"] if (pack.folder / name).is_file()]
            yield pack.manifest, {name: read_bytes(pack.folder / name, MOST_BYTES) for name in names}
        for path in sorted(place.glob(f"*{SUFFIX}")) if place.is_dir() else ():
            with suppress(PackError, FileNotFoundError):
                files = read_archive(path)
                yield checked_manifest(files), files


def remove_pack(root: Path, ident: str, replaced: bool = False) -> list[str]:
    """Remove a pack from a library folder; return the files that stay, because somebody changed them.

    Unless it is `replaced` at once, no installed pack may need it.
    """
    found = [pack for pack in installed_packs(root) if pack.id == ident]
    if not found:
        known = ", ".join(pack.id for pack in installed_packs(root)) or "none"
        raise PackError(f'no pack "{ident}" is installed in "{root}" (installed: {known})')
    users = [pack.id for pack in installed_packs(root) if ident in pack.manifest["needs"]]
    if users and not replaced:
        raise PackError(f'"{users[0]}" needs "{ident}"; remove "{users[0]}" first')
    (pack,) = found
    kept = [name for name in pack.changed() if (pack.folder / name).exists()]
    for name in (*pack.manifest["files"], FILE):
        if name not in kept:
            with suppress(FileNotFoundError):
                (pack.folder / name).unlink()
    _remove_empty(pack.folder, root / PACKS)
    return kept


def _remove_empty(folder: Path, top: Path) -> None:
    """Remove the folders of a pack that are empty now, and those above them up to `packs`."""
    below = [Path(path) for path, _, _ in os.walk(folder, topdown=False)]
    for path in [*below, folder.parent, top]:
        with suppress(OSError):  # not empty, or gone
            path.rmdir()


def _digest(path: Path) -> str:
    try:
        return sha256(read_bytes(path, MOST_BYTES)).hexdigest()
    except (OSError, UnreadableError):
        return ""
