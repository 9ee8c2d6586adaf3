"""Lint files and folders as their `tailwright.toml` says."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from authoring.content.findings import Finding
from authoring.content.targets import PROJECT_FILE
from authoring.lint import Selection
from authoring.lint.paths import lint_paths
from authoring.lint.settings import checked, combined, settings_of


def lint_with_settings(
    paths: Sequence[Path], asked: Selection, games: int = 0
) -> tuple[list[Finding], dict[str, list[str]]]:
    """Return the findings, and the lines of the files by the names findings use.

    `asked` is added to the settings of each folder. Raises SettingsError if a code is unknown, and CannotOpenError.
    """
    checked(asked)
    return lint_paths(paths, lambda root: selection_for(root, asked), games)


def selection_for(root: Path, asked: Selection) -> Selection:
    """What is reported about a folder: its settings and what was asked for."""
    return combined(settings_of(root / PROJECT_FILE), asked)
