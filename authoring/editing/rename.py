"""Rename an id wherever it stands, in all files at once."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from authoring.content.edits import Edit, EditError, apply_edits, means
from authoring.content.edits.places import Places
from authoring.content.source import Steps
from authoring.content.source.scalars import UnusableNumberError, resolve
from authoring.editing.names import ANYWHERE, Mention, Name, all_mentions, mention_at, mentions_like
from authoring.editing.workspace import Workspace
from authoring.wording.suggestions import kind_with_article

ID = re.compile(r"[a-z0-9][a-z0-9-]*\Z")
Changes = dict[Path, list[Edit]]
"""The edits of each file, by its path."""


class CannotRenameError(Exception):
    """An id cannot be renamed; the message says why, and what to do."""


@dataclass(frozen=True)
class Renaming:
    """An id and every place where it stands."""

    name: Name
    mentions: tuple[Mention, ...]


def renaming_at(workspace: Workspace, path: Path, line: int, col: int) -> tuple[Mention, Renaming]:
    """What would be renamed at a place. Raises CannotRenameError if there is nothing, or it must keep its name."""
    file = workspace.file(path)
    mention = mention_at(workspace.library, file, line, col) if file else None
    if mention is None:
        raise CannotRenameError("no id stands here; put the cursor on one")
    mentions = mentions_like(workspace.library, mention)
    _check_owned(workspace, mention.name, mentions)
    return mention, Renaming(mention.name, tuple(mentions))


def rename_id(workspace: Workspace, path: Path, line: int, col: int, new: str) -> Changes:
    """The edits that give the id at a place another name everywhere. Raises CannotRenameError."""
    mention, renaming = renaming_at(workspace, path, line, col)
    if new == mention.name.id:
        return {}
    _check_new(workspace, renaming, new)
    by_file: dict[Path, list[Mention]] = {}
    for one in renaming.mentions:
        by_file.setdefault(one.file.real, []).append(one)
    return {real: _edits(mentions, new) for real, mentions in by_file.items()}


def _check_owned(workspace: Workspace, name: Name, mentions: Iterable[Mention]) -> None:
    own = {file.real for file in workspace.files}
    for mention in mentions:
        if mention.file.real not in own:
            place = f"{mention.file.path}:{mention.mark.line}"
            raise CannotRenameError(
                f'"{name.id}" stands in Tailwright\'s own content ({place}), which keeps its ids; '
                "give what is yours another id, and use that"
            )
        if mention.defines and mention.file.source.data.get("replaces") == name.id:
            raise CannotRenameError(f'"{name.id}" replaces bundled content of that id; remove "replaces" first')
    for file in workspace.files:
        if file.source.data is None:
            raise CannotRenameError(f"{file.path} cannot be read, so its ids are unknown; correct it first")


def _check_new(workspace: Workspace, renaming: Renaming, new: str) -> None:
    name = renaming.name
    if not ID.match(new) or not _is_text(new):
        raise CannotRenameError(f'"{new}" is no id; use lower-case letters, digits and hyphens, such as "guard-room"')
    other = workspace.library.find_untracked(new)
    kinds = {"tag", "class", "hero", "minion", "search-card"} if name.kind in ("tag", "class") else set()
    if other is not None and (not name.home or other.kind in kinds):
        raise CannotRenameError(f'"{new}" is {kind_with_article(other.kind)} in {other.place(("id",))}; choose another')
    homes = {mention.name.home for mention in renaming.mentions}
    alike = {name.kind, *({"space", "area"} if name.kind in ("space", "area") else ())}
    for taken, mentions in all_mentions(workspace.library).items():
        if taken.id == new and taken.kind in alike and any(_meet(taken.home, home) for home in homes):
            at = mentions[0]
            message = f'"{new}" is {kind_with_article(taken.kind)} already ({at.file.path}:{at.mark.line})'
            raise CannotRenameError(f"{message}; choose another")


def _meet(one: str, other: str) -> bool:
    """Whether names of two homes are known in one place: the spaces of a face and what a chapter adds to its room."""
    return one == other or one.endswith(f"/{other}") or other.endswith(f"/{one}") or ANYWHERE in (one, other)


def _is_text(word: str) -> bool:
    try:
        return isinstance(resolve(word), str)
    except UnusableNumberError:
        return False


def _edits(mentions: list[Mention], new: str) -> list[Edit]:
    """The edits of one file, tried out: the file must be read as the same data with the new name."""
    file = mentions[0].file
    places = Places(file.source)
    edits = sorted({Edit(*places.of_mark(mention.mark), new) for mention in mentions})
    expected = file.source.data
    for mention in sorted(mentions, key=lambda one: len(one.steps)):
        expected = _renamed(expected, mention, new)
    try:
        sound = means(apply_edits(file.source.text, edits), _with_keys(expected, mentions, new))
    except EditError:
        sound = False
    if not sound:
        raise CannotRenameError(f"{file.path} cannot be changed in place; write its ids out without & and *")
    return edits


def _renamed(data: Any, mention: Mention, new: str) -> Any:
    """The data with a value renamed."""
    return data if mention.is_key else _put(data, mention.steps, mention, new)


def _put(data: Any, steps: Steps, mention: Mention, new: str) -> Any:
    if not steps:
        start, end = mention.part
        return f"{data[:start]}{new}{data[end:] if end is not None else ''}"
    copied = data.copy()
    step: Any = steps[0]
    copied[step] = _put(data[step], steps[1:], mention, new)
    return copied


def _with_keys(data: Any, mentions: list[Mention], new: str) -> Any:
    """The data with keys renamed, the deepest first."""
    for mention in sorted((one for one in mentions if one.is_key), key=lambda one: -len(one.steps)):
        data = _with_key(data, mention.steps, new)
    return data


def _with_key(data: Any, steps: Steps, new: str) -> Any:
    step: Any = steps[0]
    if len(steps) == 1:
        return {new if key == step else key: value for key, value in data.items()}
    copied = data.copy()
    copied[step] = _with_key(data[step], steps[1:], new)
    return copied
