"""A folder with one document, in which `|` marks the cursor."""

from __future__ import annotations

from pathlib import Path

from authoring.api.workspace import Workspace
from authoring.lint.examples import base

CHAPTER = base("supper")


def open_at_mark(folder: Path, marked: str, name: str = "mine.yaml") -> tuple[Workspace, Path, int, int]:
    """Open a text without its mark; return the workspace, and the path, line and column of the mark."""
    before, _, after = marked.partition("|")
    workspace = Workspace(folder)
    path = folder / name
    workspace.edit(path, before + after)
    return workspace, path, before.count("\n") + 1, len(before) - before.rfind("\n")


def with_rule(rule: str) -> str:
    """The chapter with a rule more."""
    return f"{CHAPTER.rstrip()}\nrules:\n  - id: mine\n    {rule}\n"
