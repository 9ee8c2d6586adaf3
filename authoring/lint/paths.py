"""Fix the files that paths on the command line name, show what would be fixed, or write ignore comments into them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import unified_diff
from pathlib import Path

from authoring.content import source
from authoring.content.edits.saving import save_text
from authoring.content.faults import fault
from authoring.content.findings import Finding
from authoring.content.library import File, forget_bundled
from authoring.content.targets import open_targets
from authoring.lint import EVERYTHING, all_findings
from authoring.lint.fixes import fixed
from authoring.lint.fixes.ignores import with_ignores
from authoring.lint.fixes.replacements import replaced


@dataclass(frozen=True)
class Change:
    """A file with its new text, and what was mended."""

    file: File
    root: Path
    text: str
    names: tuple[str, ...]

    @property
    def diff(self) -> str:
        """The change as a unified diff."""
        before, after = self.file.source.text.splitlines(True), self.text.splitlines(True)
        return "".join(unified_diff(before, after, self.file.path, self.file.path))


@dataclass
class Fixes:
    """What was fixed."""

    applied: dict[str, list[str]] = field(default_factory=dict)
    """The names of the fixes applied, by the name findings use for a file."""
    faults: list[Finding] = field(default_factory=list)
    """Findings about files on which fixing failed; they are as they were."""


def planned_fixes(paths: Iterable[Path]) -> tuple[list[Change], list[Finding]]:
    """What `--fix` would change: the layout of files, and words whose right spelling leaves no doubt; and faults."""
    changes: list[Change] = []
    faults: list[Finding] = []
    for target in open_targets(paths):
        found, _ = all_findings(target.library, target.files, 0, EVERYTHING)
        for file in target.files:
            try:
                change = _change(file, target.root, [finding for finding in found if finding.path == file.path])
            except Exception as error:  # the other files are fixed
                faults.append(fault("fixing the layout", file.path, error))
                continue
            if change.text != file.source.text:
                changes.append(change)
    return changes, faults


def _change(file: File, root: Path, findings: list[Finding]) -> Change:
    text, codes = replaced(file, findings)
    mended = file if text == file.source.text else File(source.parse(text.encode(), file.path), file.real, False)
    text, names = fixed(mended)
    return Change(file, root, text, (*codes, *names))


def fix_paths(paths: Iterable[Path]) -> Fixes:
    """Fix files."""
    changes, faults = planned_fixes(paths)
    fixes = Fixes(faults=faults)
    for change in changes:
        _save(change.file, change.text, change.root)
        fixes.applied[change.file.path] = list(change.names)
    forget_bundled()
    return fixes


def add_ignores(paths: Iterable[Path], findings: Iterable[Finding], reason: str) -> dict[str, int]:
    """Write ignore comments for findings; return how many findings they leave out, by file."""
    left_out: dict[str, int] = {}
    by_file: dict[str, list[Finding]] = {}
    for finding in findings:
        by_file.setdefault(finding.path, []).append(finding)
    for target in open_targets(paths):
        for file in target.files:
            text, count = with_ignores(file, by_file.get(file.path, []), reason)
            if count:
                _save(file, text, target.root)
                left_out[file.path] = count
    forget_bundled()
    return left_out


def _save(file: File, text: str, root: Path) -> None:
    """Write a file. Bundled content need not be below the folder of the library."""
    save_text(file, text, file.real.parent if file.bundled else root)
