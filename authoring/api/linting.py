"""Lint from code."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from authoring.api.chapter import Chapter
from authoring.lint import Selection
from authoring.lint import lint as lint_files
from authoring.lint.run import lint_with_settings, selection_for
from authoring.lint.settings import checked

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
    if not isinstance(target, Chapter):
        return lint_with_settings([Path(target)], asked, games).findings
    loaded = target.loaded
    return lint_files(loaded.library, [loaded.entry.file], selection_for(loaded.root, asked), games)
