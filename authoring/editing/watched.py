"""Lint files again and again, as `tailwright lint` does once."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from authoring.content.library import File, forget_bundled
from authoring.content.targets import CannotOpenError, library_root
from authoring.editing.workspace import Workspace
from authoring.lint import Selection
from authoring.lint.run import LintRun
from authoring.lint.settings import checked


class WatchedLint:
    """Some files and folders, and the results of rules that are still current."""

    def __init__(self, paths: Sequence[Path], asked: Selection) -> None:
        self._paths = list(paths)
        self._asked = checked(asked)
        self._workspaces: dict[tuple[Path, bool], Workspace] = {}

    def run(self) -> LintRun:
        """Lint the files as they are now. Raises CannotOpenError and SettingsError."""
        run = LintRun()
        for path in self._paths:
            workspace = self._workspace(path)
            files = _named(workspace, path)
            run.found.update(workspace.all_findings([file.real for file in files]))
            run.lines.update((file.path, file.source.lines) for file in files)
        return run

    def _workspace(self, path: Path) -> Workspace:
        key = library_root(path)
        if key in self._workspaces:
            self._workspaces[key].refresh()
        else:
            forget_bundled()
            self._workspaces[key] = Workspace(*key, self._asked)
        return self._workspaces[key]


def _named(workspace: Workspace, path: Path) -> list[File]:
    real = path.resolve()
    found = [file for file in workspace.files if file.real == real or file.real.is_relative_to(real)]
    if not found and not path.is_dir():
        raise CannotOpenError(f'cannot open "{path}"')
    return found
