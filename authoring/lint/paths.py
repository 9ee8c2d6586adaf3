"""Fix the files that paths on the command line name."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from authoring.content.faults import fault
from authoring.content.findings import Finding
from authoring.content.library import File, forget_bundled
from authoring.content.targets import open_targets
from authoring.content.write_file import write_file
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
                _save(file, text, target.root)
                fixes.applied[file.path] = names
    forget_bundled()
    return fixes


def _save(file: File, text: str, root: Path) -> None:
    """Write a file with the line ends it has. Bundled content need not be below the folder of the library."""
    if b"\r\n" in file.real.read_bytes():
        text = text.replace("\n", "\r\n")
    write_file(file.real, text, file.real.parent if file.bundled else root)
