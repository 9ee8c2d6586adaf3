"""Answers to an editor's questions about a document, made from what the API says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from lsprotocol import types

from authoring.api.workspace import Action, Completion, Lens, Place, Symbol, Workspace
from authoring.lsp.diagnostics import diagnostic
from authoring.lsp.positions import Positions
from authoring.lsp.session import Session, uri_of

COMPLETION_KINDS = {
    "key": types.CompletionItemKind.Property,
    "word": types.CompletionItemKind.Keyword,
    "code": types.CompletionItemKind.Constant,
    "space": types.CompletionItemKind.Field,
    "area": types.CompletionItemKind.Field,
    "counter": types.CompletionItemKind.Variable,
    "token": types.CompletionItemKind.Variable,
    "tag": types.CompletionItemKind.EnumMember,
}
SYMBOL_KINDS = {
    "chapter": types.SymbolKind.Module,
    "campaign": types.SymbolKind.Package,
    "counter": types.SymbolKind.Variable,
    "token": types.SymbolKind.Variable,
    "rule": types.SymbolKind.Function,
    "space": types.SymbolKind.Field,
    "area": types.SymbolKind.Field,
    "face": types.SymbolKind.Class,
    "achievement": types.SymbolKind.Event,
    "ending": types.SymbolKind.Event,
}


def completion(positions: Positions, one: Completion, rank: int) -> types.CompletionItem:
    """A completion with its description; `rank` keeps the order of the API."""
    start, end = positions.position(one.line, one.start), positions.position(one.line, one.end)
    about = types.MarkupContent(types.MarkupKind.Markdown, _with_code(one.documentation)) if one.documentation else None
    return types.CompletionItem(
        label=one.label,
        kind=COMPLETION_KINDS.get(one.kind, types.CompletionItemKind.Reference),
        detail=one.detail or None,
        documentation=about,
        sort_text=f"{rank:04}",
        filter_text=one.label,
        text_edit=types.TextEdit(types.Range(start, end), one.text),
    )


def location(session: Session, workspace: Workspace, place: Place) -> types.Location:
    """A place in a file."""
    return types.Location(uri_of(place.path), session.positions(workspace, place.path).range(place.mark))


def document_symbol(positions: Positions, symbol: Symbol) -> types.DocumentSymbol:
    """Something that a document defines, with its parts."""
    return types.DocumentSymbol(
        name=symbol.name,
        detail=f"{symbol.kind} {symbol.detail}".strip(),
        kind=SYMBOL_KINDS.get(symbol.kind, types.SymbolKind.Object),
        range=positions.range(symbol.whole),
        selection_range=positions.range(symbol.mark),
        children=[document_symbol(positions, part) for part in symbol.parts],
    )


def code_action(session: Session, workspace: Workspace, path: Path, action: Action) -> types.CodeAction:
    """A change to choose, with the finding it is about."""
    about = [diagnostic(session, workspace, path, action.finding)] if action.finding else None
    return types.CodeAction(
        title=action.title,
        kind=types.CodeActionKind.QuickFix if action.finding else types.CodeActionKind.SourceFixAll,
        diagnostics=about,
        is_preferred=action.preferred or None,
        edit=session.changes(workspace, action.edits),
    )


def code_lenses(positions: Positions, path: Path, lens: Lens) -> list[types.CodeLens]:
    """The figure at a line, and what can be done with it. The commands are the editor's: they open a terminal."""
    made: list[tuple[str, str, list[Any]]] = [("", lens.title, [])]
    made += [] if lens.stale else _lens_commands(lens, path)
    place = positions.range(lens.mark)
    return [types.CodeLens(place, types.Command(title, command, arguments=words)) for command, title, words in made]


def _lens_commands(lens: Lens, path: Path) -> Iterator[tuple[str, str, list[Any]]]:
    """The command, the title and the arguments of what can be done with a figure."""
    if lens.seed is not None:
        yield "tailwright.watch", "watch", [str(path), lens.chapter, lens.seed]
    if lens.face:
        yield "tailwright.play", "play from here", [str(path), lens.chapter, lens.face]
    if lens.name:
        yield "tailwright.why", "why", [str(path), lens.chapter, lens.name]


def _with_code(text: str) -> str:
    """An example in a description as a block of YAML."""
    before, found, example = text.partition("Example:\n")
    return f"{before}\n```yaml\n{example.rstrip()}\n```" if found else text
