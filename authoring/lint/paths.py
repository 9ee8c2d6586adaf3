"""Fix the files that paths on the command line name."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from authoring.content.library import File, forget_bundled
from authoring.content.targets import CannotOpenError, open_targets
from authoring.lint.fixes import fixed


def fix_paths(paths: Iterable[Path]) -> dict[str, list[str]]:
    """Fix the layout of files; return the names of the fixes applied, by the name findings use for a file."""
    applied: dict[str, list[str]] = {}
    for target in open_targets(paths):
        for file in target.files:
            text, names = fixed(file)
            if names:
                _save(file, text)
                applied[file.path] = names
    forget_bundled()
    return applied


def _save(file: File, text: str) -> None:
    try:
        line_end = "\r\n" if b"\r\n" in file.real.read_bytes() else "\n"
        file.real.write_text(text, encoding="utf-8", newline=line_end)
    except OSError as error:
        raise CannotOpenError(f'cannot write "{file.path}": {(error.strerror or "unknown reason").lower()}') from None
