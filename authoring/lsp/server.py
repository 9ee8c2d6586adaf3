"""The server: everything that an editor can ask, and when files are linted."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

from lsprotocol import types
from pygls.exceptions import JsonRpcInvalidParams
from pygls.lsp.server import LanguageServer

from authoring.api import CannotRenameError, __version__
from authoring.api.workspace import Workspace, line_edits
from authoring.lsp import answers
from authoring.lsp.diagnostics import diagnostics
from authoring.lsp.games import run_playtest, scene_results
from authoring.lsp.session import Session, path_of, uri_of

WAIT = 0.04
"""How long a document rests before it is linted, in seconds: what is asked while somebody types goes first."""


class TailwrightServer(LanguageServer):
    """A language server with its session."""

    def __init__(self) -> None:
        super().__init__("tailwright", __version__, text_document_sync_kind=types.TextDocumentSyncKind.Full)
        self.session = Session()
        self._linting: asyncio.Task[None] | None = None

    def lint_soon(self, path: Path | None = None) -> None:
        """Lint after a short rest, the document at the path first; what was under way stops."""
        if self._linting:
            self._linting.cancel()
        self._linting = asyncio.get_running_loop().create_task(self._lint(path))

    async def _lint(self, first: Path | None) -> None:
        await asyncio.sleep(WAIT)
        if first is not None:
            self._publish(self.session.workspace(first), first)
        for workspace in self.session.workspaces:
            for path in workspace.documents if not workspace.deep else [file.real for file in workspace.files]:
                await asyncio.sleep(0)  # answer what has been asked meanwhile
                self._publish(workspace, path)
        self._forget_files()

    def _publish(self, workspace: Workspace, path: Path) -> None:
        """Send the findings about a file, if they are not what was sent last."""
        uri, found = uri_of(path), workspace.findings(path)
        if self.session.published.get(uri, []) == found and uri in self.session.published:
            return
        self.session.published[uri] = found
        own = diagnostics(self.session, workspace, path)
        self.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, own))

    def _forget_files(self) -> None:
        """Take back what was said of files that are gone, or were closed and belong to no folder."""
        known = {uri_of(file.real) for one in self.session.workspaces for file in one.files if one.deep}
        known |= {uri_of(path) for one in self.session.workspaces for path in one.documents}
        for uri in set(self.session.published) - known:
            del self.session.published[uri]
            self.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, []))


server = TailwrightServer()


@server.feature(types.INITIALIZED)
def initialized(ls: TailwrightServer, params: types.InitializedParams) -> None:
    """Count as the editor does."""
    ls.session.encoding = types.PositionEncodingKind(ls.workspace.position_encoding or "utf-16")


@server.feature(types.TEXT_DOCUMENT_DID_OPEN)
async def did_open(ls: TailwrightServer, params: types.DidOpenTextDocumentParams) -> None:
    """A document is open: its text counts from now on."""
    _edit(ls, params.text_document.uri, params.text_document.text)


@server.feature(types.TEXT_DOCUMENT_DID_CHANGE)
async def did_change(ls: TailwrightServer, params: types.DidChangeTextDocumentParams) -> None:
    """The text of a document has changed."""
    _edit(ls, params.text_document.uri, ls.workspace.get_text_document(params.text_document.uri).source)


@server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
async def did_close(ls: TailwrightServer, params: types.DidCloseTextDocumentParams) -> None:
    """A document is closed: its file counts again."""
    path = path_of(params.text_document.uri)
    if path is not None:
        ls.session.workspace(path).close(path)
        ls.lint_soon()


@server.feature(types.TEXT_DOCUMENT_DID_SAVE)
async def did_save(ls: TailwrightServer, params: types.DidSaveTextDocumentParams) -> None:
    """Files have changed on the disk."""
    _refresh(ls)


@server.feature(types.WORKSPACE_DID_CHANGE_WATCHED_FILES)
async def did_change_files(ls: TailwrightServer, params: types.DidChangeWatchedFilesParams) -> None:
    """The same, by other programs."""
    _refresh(ls)


@server.feature(types.TEXT_DOCUMENT_COMPLETION, types.CompletionOptions(trigger_characters=[" ", "/", "[", ","]))
def completion(ls: TailwrightServer, params: types.CompletionParams) -> list[types.CompletionItem]:
    """What can be typed at a place."""
    at = ls.session.at(params)
    if at is None:
        return []
    workspace, path, line, col = at
    positions = ls.session.positions(workspace, path)
    found = workspace.complete(path, line, col)
    return [answers.completion(positions, one, rank) for rank, one in enumerate(found)]


@server.feature(types.TEXT_DOCUMENT_HOVER)
def hover(ls: TailwrightServer, params: types.HoverParams) -> types.Hover | None:
    """What is known of a place."""
    at = ls.session.at(params)
    found = at[0].hover(*at[1:]) if at else None
    if at is None or found is None:
        return None
    content = types.MarkupContent(types.MarkupKind.Markdown, found.markdown)
    return types.Hover(content, ls.session.positions(at[0], at[1]).range(found.mark))


@server.feature(types.TEXT_DOCUMENT_DEFINITION)
def definition(ls: TailwrightServer, params: types.DefinitionParams) -> list[types.Location]:
    """Where the id at a place is defined."""
    at = ls.session.at(params)
    return [answers.location(ls.session, at[0], one) for one in at[0].definitions(*at[1:])] if at else []


@server.feature(types.TEXT_DOCUMENT_REFERENCES)
def references(ls: TailwrightServer, params: types.ReferenceParams) -> list[types.Location]:
    """Where the id at a place stands."""
    at = ls.session.at(params)
    found = at[0].references(*at[1:], defining=params.context.include_declaration) if at else []
    return [answers.location(ls.session, at[0], one) for one in found] if at else []


@server.feature(types.TEXT_DOCUMENT_PREPARE_RENAME)
def prepare_rename(ls: TailwrightServer, params: types.PrepareRenameParams) -> types.PrepareRenamePlaceholder:
    """Whether the id at a place can be renamed."""
    at = ls.session.at(params)
    if at is None:
        raise JsonRpcInvalidParams("this is no file")
    try:
        mention = at[0].renamable(*at[1:])
    except CannotRenameError as error:
        raise JsonRpcInvalidParams(str(error)) from None
    return types.PrepareRenamePlaceholder(ls.session.positions(at[0], at[1]).range(mention.mark), mention.name.id)


@server.feature(types.TEXT_DOCUMENT_RENAME, types.RenameOptions(prepare_provider=True))
def rename(ls: TailwrightServer, params: types.RenameParams) -> types.WorkspaceEdit:
    """Rename the id at a place in all files."""
    path = path_of(params.text_document.uri)
    if path is None:
        raise JsonRpcInvalidParams("this is no file")
    workspace = ls.session.workspace(path)
    line, col = ls.session.positions(workspace, path).place(params.position)
    try:
        return ls.session.changes(workspace, workspace.rename_id(path, line, col, params.new_name))
    except CannotRenameError as error:
        raise JsonRpcInvalidParams(str(error)) from None


@server.feature(
    types.TEXT_DOCUMENT_CODE_ACTION,
    types.CodeActionOptions(code_action_kinds=[types.CodeActionKind.QuickFix, types.CodeActionKind.SourceFixAll]),
)
def code_action(ls: TailwrightServer, params: types.CodeActionParams) -> list[types.CodeAction]:
    """What can be done about the findings on some lines."""
    path = path_of(params.text_document.uri)
    if path is None:
        return []
    workspace = ls.session.workspace(path)
    found = workspace.actions(path, params.range.start.line + 1, params.range.end.line + 1)
    made = [answers.code_action(ls.session, workspace, path, one) for one in found]
    wanted = params.context.only
    return [one for one in made if not wanted or any(str(one.kind).startswith(str(kind)) for kind in wanted)]


@server.feature(types.TEXT_DOCUMENT_DOCUMENT_SYMBOL)
def document_symbol(ls: TailwrightServer, params: types.DocumentSymbolParams) -> list[types.DocumentSymbol]:
    """The outline of a document."""
    path = path_of(params.text_document.uri)
    if path is None:
        return []
    workspace = ls.session.workspace(path)
    positions = ls.session.positions(workspace, path)
    return [answers.document_symbol(positions, one) for one in workspace.symbols(path)]


@server.feature(types.WORKSPACE_SYMBOL)
def workspace_symbol(ls: TailwrightServer, params: types.WorkspaceSymbolParams) -> list[types.WorkspaceSymbol]:
    """Everything that the files define whose name fits."""
    found = []
    for workspace in ls.session.workspaces:
        for path, one in workspace.all_symbols(params.query):
            place = types.Location(uri_of(path), ls.session.positions(workspace, path).range(one.mark))
            kind = answers.SYMBOL_KINDS.get(one.kind, types.SymbolKind.Object)
            found.append(types.WorkspaceSymbol(place, one.name, kind, container_name=one.kind))
    return found


@server.feature(types.TEXT_DOCUMENT_FOLDING_RANGE)
def folding_range(ls: TailwrightServer, params: types.FoldingRangeParams) -> list[types.FoldingRange]:
    """What can be folded."""
    path = path_of(params.text_document.uri)
    folds = ls.session.workspace(path).folds(path) if path else []
    return [types.FoldingRange(start_line=first - 1, end_line=last - 1) for first, last in folds]


@server.feature(types.TEXT_DOCUMENT_DOCUMENT_LINK)
def document_link(ls: TailwrightServer, params: types.DocumentLinkParams) -> list[types.DocumentLink]:
    """Spaces written with their face lead to the space."""
    path = path_of(params.text_document.uri)
    if path is None:
        return []
    workspace = ls.session.workspace(path)
    positions = ls.session.positions(workspace, path)
    return [
        types.DocumentLink(
            positions.range(one.mark), f"{uri_of(one.target.path)}#L{one.target.mark.line}", tooltip=one.title
        )
        for one in workspace.links(path)
    ]


@server.feature(types.TEXT_DOCUMENT_FORMATTING)
def formatting(ls: TailwrightServer, params: types.DocumentFormattingParams) -> list[types.TextEdit]:
    """Bring a document into the common layout."""
    path = path_of(params.text_document.uri)
    workspace = ls.session.workspace(path) if path else None
    file = workspace.file(path) if workspace and path else None
    if workspace is None or path is None or file is None:
        return []
    positions = ls.session.positions(workspace, path)
    return [positions.edit(one) for one in line_edits(file.source.text, workspace.formatted(path) or "")]


@server.feature(types.TEXT_DOCUMENT_CODE_LENS)
def code_lens(ls: TailwrightServer, params: types.CodeLensParams) -> list[types.CodeLens]:
    """What playtests have shown, at the line."""
    path = path_of(params.text_document.uri)
    if path is None:
        return []
    workspace = ls.session.workspace(path)
    positions = ls.session.positions(workspace, path)
    return [made for one in workspace.lenses(path) for made in answers.code_lenses(positions, path, one)]


@server.command("tailwright.server.playtest")
async def playtest(ls: TailwrightServer, uri: str, games: int = 500) -> str:
    """Playtest the chapter of a file in the background; the editor shows how far it is, and can stop it."""
    path = path_of(uri)
    if path is None:
        return ""
    return await run_playtest(ls, path, games)


@server.command("tailwright.server.preview")
def preview(ls: TailwrightServer, uri: str, line: int, character: int) -> str:
    """A picture of what a place is about."""
    path = path_of(uri)
    if path is None:
        return ""
    workspace = ls.session.workspace(path)
    place = ls.session.positions(workspace, path).place(types.Position(line, character))
    return workspace.preview(path, *place)


@server.command("tailwright.server.scenes")
def scenes(ls: TailwrightServer, uri: str) -> list[dict[str, Any]]:
    """The scenes of a file, with their lines."""
    path = path_of(uri)
    found = ls.session.workspace(path).scenes(path) if path else []
    return [{"title": title, "line": mark.line - 1} for title, mark in found]


@server.command("tailwright.server.runScenes")
async def run_scenes(ls: TailwrightServer, uri: str) -> list[dict[str, Any]]:
    """Play the scenes of a file as it is on the disk."""
    path = path_of(uri)
    return await asyncio.to_thread(scene_results, path) if path else []


def _edit(ls: TailwrightServer, uri: str, text: str) -> None:
    path = path_of(uri)
    if path is not None:
        ls.session.workspace(path).edit(path, text)
        ls.lint_soon(path)


def _refresh(ls: TailwrightServer) -> None:
    for workspace in ls.session.workspaces:
        with suppress(OSError):  # the folder may be gone
            workspace.refresh()
    ls.lint_soon()


def serve(stream: Any = None) -> None:
    """Answer on the standard streams until the editor goes away."""
    server.start_io()
