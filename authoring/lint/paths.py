"""Fix the files that paths on the command line name."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from authoring.content.edits.saving import save_text
from authoring.content.faults import fault
from authoring.content.findings import Finding
from authoring.content.library import forget_bundled
from authoring.content.targets import open_targets
from authoring.lint.fixes import fixed


@dataclass
class Fixes:
    """What was fixed."""

    applied: dict[str, list[str]] = field(default_factory=dict)
    """The names of the fixes applied, by the name findings use for a file."""
    faults: list[Finding] = field(default_factory=list)
    """Findings about files on which fixing failed; they are as they were."""


def fix_paths(paths: Iterable[Path]) -> Fixes:
    """Fix the layout of files."""
    fixes = Fixes()
    for target in open_targets(paths):
        for file in target.files:
            try:
                text, names = fixed(file)
            except Exception as error:  # the other files are fixed
                fixes.faults.append(fault("fixing the layout", file.path, error))
                continue
            if names:
                # bundled content need not be below the folder of the library
                save_text(file, text, file.real.parent if file.bundled else target.root)
                fixes.applied[file.path] = names
    forget_bundled()
    return fixes
