"""Lint from code."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from authoring.api.chapter import Chapter
from authoring.content.targets import PROJECT_FILE, lint_paths
from authoring.lint import Selection
from authoring.lint import lint as lint_files
from authoring.lint.settings import checked, joined, settings_of

if TYPE_CHECKING:
    from authoring.content.findings import Finding


def lint(
    target: Chapter | str | Path, select: Iterable[str] = (), ignore: Iterable[str] = (), games: int = 0
) -> list[Finding]:
    """Check a chapter, a file or a folder; return what is wrong, in the order of the files and their lines.

    `select` and `ignore` are codes such as `T101`, or families such as `S`; they are added to those of the folder's
    `tailwright.toml`. With `games`, each chapter is played that often for the rules of family P.
    """
    asked = checked(Selection(tuple(select), tuple(ignore)))
    if isinstance(target, Chapter):
        loaded = target.loaded
        selection = joined(settings_of(loaded.root / PROJECT_FILE), asked)
        return lint_files(loaded.library, [loaded.entry.file], selection, games)
    findings, _ = lint_paths([Path(target)], lambda root: joined(settings_of(root / PROJECT_FILE), asked), games)
    return findings
