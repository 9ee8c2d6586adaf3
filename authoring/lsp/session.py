"""What a server knows of the editor: the workspaces of its documents, and how it counts."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from lsprotocol import types
from pygls.uris import from_fs_path, to_fs_path

from authoring.api.workspace import Edit, Finding, Workspace
from authoring.lsp.positions import Positions


class AtPosition(Protocol):
    """A request about a place in a document."""

    @property
    def text_document(self) -> types.TextDocumentIdentifier: ...
    @property
    def position(self) -> types.Position: ...


class Session:
    """The workspaces of the documents that an editor has open, each opened once."""

    def __init__(self) -> None:
        self.encoding = types.PositionEncodingKind.Utf16
        self.published: dict[str, list[Finding]] = {}
        self._workspaces: dict[Path, Workspace] = {}

    @property
    def workspaces(self) -> list[Workspace]:
        """All workspaces that are open."""
        return list(self._workspaces.values())

    def workspace(self, path: Path) -> Workspace:
        """The workspace that a file belongs to."""
        known = self.known_workspace(path)
        if known is None:
            known = Workspace.containing(path)
            self._workspaces[known.root] = known
        return known

    def known_workspace(self, path: Path) -> Workspace | None:
        """The innermost open workspace that a file belongs to."""
        holders = [one for root, one in self._workspaces.items() if one.holds(path)]
        return max(holders, key=lambda one: len(one.root.parts), default=None)

    def positions(self, workspace: Workspace, path: Path) -> Positions:
        """How to count in a file."""
        file = workspace.file(path)
        return Positions(file.source.lines if file else [], self.encoding)

    def at(self, params: AtPosition) -> tuple[Workspace, Path, int, int] | None:
        """The document of a request, with line and column; None if it is no file."""
        path = path_of(params.text_document.uri)
        if path is None:
            return None
        workspace = self.workspace(path)
        return workspace, path, *self.positions(workspace, path).place(params.position)

    def changes(self, workspace: Workspace, edits: dict[Path, list[Edit]]) -> types.WorkspaceEdit:
        """Edits of several files as one change."""
        made = {}
        for path, own in edits.items():
            positions = self.positions(workspace, path)
            made[uri_of(path)] = [positions.edit(edit) for edit in own]
        return types.WorkspaceEdit(changes=made)


def path_of(uri: str) -> Path | None:
    """The path of a document; None if it is no file on this machine."""
    name = to_fs_path(uri) if uri.startswith("file:") else None
    return Path(name) if name else None


def uri_of(path: Path) -> str:
    """The address of a file."""
    return from_fs_path(str(path)) or path.as_uri()
