"""Install a pack into a library folder: `packs/AUTHOR/NAME/` below it, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from authoring.content.library import File, bundled_files, open_library
from authoring.content.source import parse
from authoring.pack.archive import SUFFIX, Files, read_archive
from authoring.pack.description import KIND, version_key
from authoring.pack.errors import PackError
from authoring.pack.installed import checked_manifest, installed_packs, remove_pack
from authoring.pack.manifest import FILE, Manifest
from authoring.pack.names import PACKS
from authoring.pack.unpacked import write_files
from authoring.pack.verify import wrong_files


def install(path: Path, root: Path, places: Iterable[Path] = ()) -> list[Manifest]:
    """Install the file of a pack, and the packs it needs, into a library folder; return what was installed.

    Needed packs are looked for beside the pack and in `places`. An older version of the same pack is replaced. Raises
    PackError if the pack is damaged, clashes with what is there, or needs what cannot be found.
    """
    wanted, chosen = [path], []
    while wanted:
        file = wanted.pop()
        files = read_archive(file)
        manifest = checked_manifest(files)
        wrong = wrong_files(manifest, files)
        if wrong:
            raise PackError(f'"{file}" is damaged: {wrong[0]}')
        chosen.append((files, manifest))
        wanted += _missing(manifest, root, [path.parent, *places], [each for _, each in chosen])
    for files, manifest in reversed(chosen):  # what is needed first
        _install_one(files, manifest, root)
    return [manifest for _, manifest in chosen]


def _missing(manifest: Manifest, root: Path, places: list[Path], chosen: list[Manifest]) -> list[Path]:
    """The files of the packs that a pack needs, and that are neither installed nor chosen yet."""
    there = {pack.id: pack.version for pack in installed_packs(root)}
    there.update({str(each["id"]): str(each["version"]) for each in chosen})
    found = []
    for ident, version in manifest["needs"].items():
        if ident in there and version_key(there[ident]) >= version_key(version):
            continue
        found.append(_file_of(ident, version, places))
    return found


def _file_of(ident: str, version: str, places: list[Path]) -> Path:
    """The file of the newest pack with an id in some folders."""
    fit: list[tuple[tuple[int, ...], Path]] = []
    for place in places:
        for path in sorted(place.glob(f"*{SUFFIX}")):
            with suppress(PackError, FileNotFoundError):
                manifest = checked_manifest(read_archive(path))
                if manifest["id"] == ident and version_key(manifest["version"]) >= version_key(version):
                    fit.append((version_key(manifest["version"]), path))
    if not fit:
        raise PackError(
            f'the pack needs "{ident}" (version {version} or later), which is not there: put its file beside this one, '
            "or name its folder with --packs"
        )
    return max(fit)[1]


def _install_one(files: Files, manifest: Manifest, root: Path) -> None:
    ident = manifest["id"]
    before = [pack for pack in installed_packs(root) if pack.id == ident]
    if before and before[0].changed():
        name = before[0].changed()[0]
        raise PackError(
            f'"{before[0].folder / name}" was changed since it was installed; move it away, or remove the pack'
        )
    _refuse_clashes(files, manifest, root, before[0].folder if before else None)
    if before:
        remove_pack(root, ident, replaced=True)
    folder = root / PACKS / ident
    if folder.is_symlink() or folder.exists() or not folder.resolve().is_relative_to(root.resolve()):
        raise PackError(f'"{folder}" is there already and is no installed pack; move it away')
    content = {name: raw for name, raw in files.items() if name != FILE}
    write_files(folder, content)
    write_files(folder, {FILE: files[FILE]})  # the last: without it, the folder is no installed pack


def _refuse_clashes(files: Files, manifest: Manifest, root: Path, old: Path | None) -> None:
    """Raise PackError if an id of the pack is taken in the library."""
    library = open_library(root)
    taken = {
        entry.id: file
        for file in library.files
        if not file.bundled and file.kind != KIND and not (old and file.real.is_relative_to(old.resolve()))
        for entry in file.entries
    }
    bundled = {file.source.text for file in bundled_files()}
    for name, raw in files.items():
        if not name.endswith((".yaml", ".yml")):
            continue
        for entry in _entries(name, raw, bundled):
            if entry in taken:
                raise PackError(f'"{entry}" of the pack {manifest["id"]} is taken by {taken[entry].path}; rename yours')


def _entries(name: str, raw: bytes, bundled: set[str]) -> list[str]:
    source = parse(raw, name)
    file = File(source, Path(name), bundled=False)
    if file.kind == KIND or source.text in bundled:
        return []
    return [entry.id for entry in file.entries]
