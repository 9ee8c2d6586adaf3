"""Lint and fix the files that paths on the command line name."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from authoring.content.findings import Finding
from authoring.content.library import File, forget_bundled
from authoring.content.targets import open_targets
from authoring.content.write_file import write_file
from authoring.lint import Selection, lint
from authoring.lint.fixes import fixed

ChooseSelection = Callable[[Path], Selection]
"""Returns the rules to report for a library, given its top folder."""


def lint_paths(
    paths: Iterable[Path], selection: Selection | ChooseSelection, games: int = 0
) -> tuple[list[Finding], dict[str, list[str]]]:
    """Lint files and folders; return the findings, and the lines of every file by the name findings use."""
    findings: set[Finding] = set()
    lines: dict[str, list[str]] = {}
    for target in open_targets(paths):
        chosen = selection if isinstance(selection, Selection) else selection(target.root)
        findings.update(lint(target.library, target.files, chosen, games))
        lines.update((file.path, file.source.lines) for file in target.files)
    return sorted(findings), lines


def fix_paths(paths: Iterable[Path]) -> dict[str, list[str]]:
    """Fix the layout of files; return the names of the fixes applied, by the name findings use for a file."""
    applied: dict[str, list[str]] = {}
    for target in open_targets(paths):
        for file in target.files:
            text, names = fixed(file)
            if names:
                _save(file, text, target.root)
                applied[file.path] = names
    forget_bundled()
    return applied


def _save(file: File, text: str, root: Path) -> None:
    """Write a file with the line ends it has. Bundled content need not be below the folder of the library."""
    if b"\r\n" in file.real.read_bytes():
        text = text.replace("\n", "\r\n")
    write_file(file.real, text, file.real.parent if file.bundled else root)
