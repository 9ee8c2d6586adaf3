"""Which files of a folder belong to a library. Fan content is untrusted: no link leads out, and there is an end."""

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
_PASSED_OVER = {"node_modules", "build", "dist", "__pycache__"}


def shown(path: Path) -> str:
    """A path as findings show it: relative to the current folder when below it."""
    try:
        return str(path.absolute().relative_to(Path.cwd()))
    except ValueError:
        return str(path)


def yaml_files(folder: Path, findings: list[Finding], deep: bool = True) -> list[Path]:
    """Return the YAML files of a folder (and, if `deep`, of those below), sorted; hidden folders are passed over."""
    root = folder.resolve()
    found: list[Path] = []
    size = 0
    for visited, entry in enumerate(_visit(str(folder), deep)):
        if visited >= MAX_VISITED:
            findings.append(_too_much(folder, f"more than {MAX_VISITED:,} files and folders"))
            break
        path = Path(entry.path)
        if entry.is_symlink() and not _leads_into(path, root):
            if path.suffix in SUFFIXES or entry.is_dir():
                findings.append(_escaping(path))
            continue
        if path.suffix not in SUFFIXES or entry.is_dir():
            continue
        size += entry.stat(follow_symlinks=False).st_size
        if len(found) >= MAX_FILES or size > MAX_BYTES:
            findings.append(_too_much(folder, f"more than {MAX_FILES:,} YAML files or {MAX_BYTES >> 20} MiB"))
            break
        found.append(path)
    return sorted(found)


def _visit(folder: str, deep: bool) -> Iterator[os.DirEntry[str]]:
    todo = [folder]
    while todo:
        try:
            with os.scandir(todo.pop()) as entries:
                here = sorted(entries, key=lambda entry: entry.name)
        except OSError:  # a folder that cannot be listed holds nothing we can use
            continue
        for entry in here:
            if entry.name.startswith(".") or entry.name in _PASSED_OVER:
                continue
            yield entry
            if deep and entry.is_dir(follow_symlinks=False):
                todo.append(entry.path)


def _leads_into(path: Path, root: Path) -> bool:
    """Whether a link points into a folder; one that points at itself points nowhere."""
    try:
        return path.resolve().is_relative_to(root)
    except (OSError, RuntimeError):
        return False


def _escaping(path: Path) -> Finding:
    message = f'link that leads out of the folder: "{path.name}"'
    return Finding.at(problems.ESCAPING_LINK, shown(path), START, message, "copy what it points to into the folder")


def _too_much(folder: Path, what: str) -> Finding:
    remedy = "name a smaller folder, or single files"
    return Finding.at(problems.OVERSIZED_FOLDER, shown(folder), START, f"folder with {what}", remedy)
