"""Find the YAML files of a folder.

Fan content is untrusted: links out of the folder are not followed, and the number and size of files are limited.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from authoring.content import problems
from authoring.content.findings import START, Finding

MAX_FILES = 5_000
MAX_VISITED = 50_000
MAX_BYTES = 64 * 1024 * 1024
SUFFIXES = (".yaml", ".yml")
_SKIPPED_FOLDERS = {"node_modules", "build", "dist", "__pycache__"}


def display_path(path: Path) -> str:
    """Return a path as findings show it: relative to the current folder if it lies below it."""
    try:
        return str(path.absolute().relative_to(Path.cwd()))
    except ValueError:
        return str(path)


def yaml_files(folder: Path, findings: list[Finding], deep: bool = True) -> list[Path]:
    """Return the YAML files of a folder and, if `deep`, of its subfolders, sorted. Hidden folders are skipped.

    Adds a finding for each link out of the folder, and when the folder is too large to read.
    """
    root = folder.resolve()
    files: list[Path] = []
    size = 0
    for visited, entry in enumerate(_visit(str(folder), deep)):
        if visited >= MAX_VISITED:
            findings.append(_oversized(folder, f"more than {MAX_VISITED:,} files and folders"))
            break
        path = Path(entry.path)
        if entry.is_symlink() and not _leads_into(path, root):
            if path.suffix in SUFFIXES or entry.is_dir():
                findings.append(_link_out(path))
            continue
        if path.suffix not in SUFFIXES or entry.is_dir():
            continue
        size += entry.stat(follow_symlinks=False).st_size
        if len(files) >= MAX_FILES or size > MAX_BYTES:
            findings.append(_oversized(folder, f"more than {MAX_FILES:,} YAML files or {MAX_BYTES >> 20} MiB"))
            break
        files.append(path)
    return sorted(files)


def _visit(folder: str, deep: bool) -> Iterator[os.DirEntry[str]]:
    todo = [folder]
    while todo:
        try:
            with os.scandir(todo.pop()) as entries:
                here = sorted(entries, key=lambda entry: entry.name)
        except OSError:  # skip folders that cannot be listed
            continue
        for entry in here:
            if entry.name.startswith(".") or entry.name in _SKIPPED_FOLDERS:
                continue
            yield entry
            if deep and entry.is_dir(follow_symlinks=False):
                todo.append(entry.path)


def _leads_into(path: Path, root: Path) -> bool:
    """Whether a link points into a folder. A link that points at itself does not."""
    try:
        return path.resolve().is_relative_to(root)
    except (OSError, RuntimeError):
        return False


def _link_out(path: Path) -> Finding:
    message = f'link out of the folder: "{path.name}"'
    return Finding.at(
        problems.ESCAPING_LINK, display_path(path), START, message, "copy what it points to into the folder"
    )


def _oversized(folder: Path, what: str) -> Finding:
    remedy = "name a smaller folder, or single files"
    return Finding.at(problems.OVERSIZED_FOLDER, display_path(folder), START, f"the folder holds {what}", remedy)
