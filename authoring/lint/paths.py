"""Fix the files that paths on the command line name."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from authoring.content.edits.saving import save_text
from authoring.content.library import forget_bundled
from authoring.content.targets import open_targets
from authoring.lint.fixes import fixed


def fix_paths(paths: Iterable[Path]) -> dict[str, list[str]]:
    """Fix the layout of files; return the names of the fixes applied, by the name findings use for a file."""
    applied: dict[str, list[str]] = {}
    for target in open_targets(paths):
        for file in target.files:
            text, names = fixed(file)
            if names:
                # bundled content need not be below the folder of the library
                save_text(file, text, file.real.parent if file.bundled else target.root)
                applied[file.path] = names
    forget_bundled()
    return applied
