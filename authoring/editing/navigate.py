"""From a use of an id to its definition, to its other uses, and to everything that a file defines."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from authoring.content.findings import Mark
from authoring.content.library import File
from authoring.content.source.nodes import Node
from authoring.editing.meant import plain_text
from authoring.editing.names import Mention, all_mentions, mention_at, mentions_like, mentions_of
from authoring.editing.workspace import Workspace


@dataclass(frozen=True)
class Place:
    """A place in a file."""

    path: Path
    mark: Mark


@dataclass(frozen=True)
class Symbol:
    """Something that a file defines, with its parts. `mark` is its name, `whole` is all of it."""

    name: str
    kind: str
    detail: str
    mark: Mark
    whole: Mark
    parts: tuple[Symbol, ...] = field(default=())


@dataclass(frozen=True)
class Link:
    """A text that leads to a place: a space with its face, such as `courtyard/tree`."""

    mark: Mark
    target: Place
    title: str


def definitions(workspace: Workspace, path: Path, line: int, col: int) -> list[Place]:
    """Where the id at a place is defined."""
    return [_place(one) for one in _alike(workspace, path, line, col) if one.defines]


def references(workspace: Workspace, path: Path, line: int, col: int, defining: bool = True) -> list[Place]:
    """Where the id at a place stands; with `defining`, its definitions, too."""
    return [_place(one) for one in _alike(workspace, path, line, col) if defining or not one.defines]


def symbols(workspace: Workspace, path: Path) -> list[Symbol]:
    """The outline of a file: what it defines, in the order of its lines."""
    file = workspace.file(path)
    if file is None:
        return []
    named = [
        _symbol(file, one) for one in mentions_of(workspace.library, file) if one.defines and one.name.kind != "tag"
    ]
    return _nested(sorted(named, key=lambda one: (one.whole.line, one.whole.col, -one.whole.end_line)))


def all_symbols(workspace: Workspace, query: str = "") -> list[tuple[Path, Symbol]]:
    """Everything that the files of the workspace define and whose name holds all letters of the query, in order."""
    found = []
    for file in workspace.files:
        for mention in mentions_of(workspace.library, file):
            if mention.defines and _fits(mention.name.id, query):
                found.append((file.real, _symbol(file, mention)))
    return found


def folds(workspace: Workspace, path: Path) -> list[tuple[int, int]]:
    """The first and last line of everything that can be folded."""
    file = workspace.file(path)
    root = file.source.root if file else None
    found = {(one.mark.line, one.mark.end_line) for one in _blocks(root)} if root else set()
    return sorted((first, last) for first, last in found if last > first)


def links(workspace: Workspace, path: Path) -> list[Link]:
    """The spaces that are written with their face: each leads to the space."""
    file = workspace.file(path)
    if file is None:
        return []
    known = None
    found = []
    for mention in mentions_of(workspace.library, file):
        if mention.part[0]:
            known = known or all_mentions(workspace.library)
            target = next((one for one in known.get(mention.name, []) if one.defines), None)
            if target:
                mark = file.source.where(mention.steps)
                found.append(Link(mark, _place(target), f"{mention.name.kind} of {mention.name.home}"))
    return found


def _alike(workspace: Workspace, path: Path, line: int, col: int) -> list[Mention]:
    """All mentions of the name at a place."""
    file = workspace.file(path)
    mention = mention_at(workspace.library, file, line, col) if file else None
    if mention is None:
        return []
    found = mentions_like(workspace.library, mention)
    return sorted(found, key=lambda one: (one.file.path, one.mark))


def _place(mention: Mention) -> Place:
    return Place(mention.file.real, mention.mark)


def _symbol(file: File, mention: Mention) -> Symbol:
    steps = mention.steps if mention.is_key else mention.steps[:-1]
    data: Any = file.source.data
    for step in steps:
        data = data[step]
    detail = plain_text(data.get("name") or data.get("title")) if isinstance(data, dict) else ""
    value = file.source.where(steps)
    start = file.source.where_key(steps) if mention.is_key else value
    whole = Mark(start.line, start.col, value.end_line, value.end_col)
    return Symbol(mention.name.id, mention.name.kind, str(detail), mention.mark, whole)


def _nested(symbols: list[Symbol]) -> list[Symbol]:
    """Put symbols into those whose place holds theirs."""
    found: list[Symbol] = []
    while symbols:
        first, *rest = symbols
        inside = [one for one in rest if _holds(first.whole, one.whole)]
        symbols = [one for one in rest if not _holds(first.whole, one.whole)]
        found.append(Symbol(first.name, first.kind, first.detail, first.mark, first.whole, tuple(_nested(inside))))
    return found


def _holds(outer: Mark, inner: Mark) -> bool:
    return outer[:2] <= inner[:2] and inner[2:] <= outer[2:]


def _fits(name: str, query: str) -> bool:
    letters = iter(name)
    return all(letter in letters for letter in query.lower().replace(" ", "-"))


def _blocks(node: Node) -> list[Node]:
    """A map or list, and every one in it."""
    found, todo = [], [node]
    while todo:
        one = todo.pop()
        if one.parts is not None:
            found.append(one)
            todo += list(one.parts.values() if isinstance(one.parts, dict) else one.parts)
        elif one.span[2] > one.span[0]:
            found.append(one)
    return found
