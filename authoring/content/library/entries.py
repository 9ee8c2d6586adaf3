"""The files of a library, and the entries in them: everything with an id, such as a chapter or a card."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from authoring.content import schema
from authoring.content.faults import fault
from authoring.content.findings import Finding, Mark, Related
from authoring.content.source import Source, Steps

SCENES = "scenes"


@dataclass(frozen=True, eq=False)
class File:
    """One file of a library."""

    source: Source
    real: Path
    bundled: bool

    @cached_property
    def kind(self) -> str | None:
        """The value of `kind:`, or None if there is no such kind."""
        return schema.kind_of(self.source)[0]

    @cached_property
    def checked(self) -> schema.SchemaCheck:
        """The result of checking the file against its schema. Checking takes time, so it is done on first use."""
        try:
            return schema.check(self.source)
        except Exception as error:  # the other files go on
            return schema.SchemaCheck((fault("checking the schema", self.path, error),), ())

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        """Every entry of the file. Parts without a usable id are skipped."""
        return tuple(_entries_of(self))

    @property
    def path(self) -> str:
        """The name of the file in findings."""
        return self.source.path


_WORD: Final = re.compile(r"[a-z0-9][a-z0-9-]*")


def words_in(files: Iterable[File]) -> frozenset[str]:
    """Return every word in some files that could be an id."""
    return frozenset(word for file in files for word in _WORD.findall(file.source.text))


@dataclass(frozen=True, eq=False)
class Entry:
    """A piece of content with an id: a chapter, a face of a tile, a card of a collection, …"""

    kind: str
    id: str
    data: dict[str, Any] = field(repr=False)
    file: File = field(repr=False)
    steps: Steps = ()

    @property
    def bundled(self) -> bool:
        """Whether the entry is part of Tailwright's own content."""
        return self.file.bundled

    def where(self, steps: Steps = ()) -> Mark:
        """Return where a value of the entry stands in its file."""
        return self.file.source.where((*self.steps, *steps))

    def where_key(self, steps: Steps) -> Mark:
        """Return where a key of the entry stands in its file."""
        return self.file.source.where_key((*self.steps, *steps))

    def place(self, steps: Steps = ()) -> str:
        """Return where a value of the entry stands, as `file:line`."""
        return f"{self.file.path}:{self.file.source.line((*self.steps, *steps))}"

    def related(self, message: str, steps: Steps = ("id",)) -> Related:
        """Return a place of this entry as the second place of a finding elsewhere."""
        return Related(self.file.path, self.where(steps), message)


def _entries_of(file: File) -> Iterator[Entry]:
    data, kind = file.source.data, file.kind
    if kind is None:
        return
    yield from _entry(kind, data, file, ())
    if kind in schema.COLLECTIONS:
        yield from _list_entries(schema.COLLECTIONS[kind], data, file, "cards")
    elif kind == "tile":
        yield from _list_entries("face", data, file, "faces")
    elif kind == "chapter":
        yield from _list_entries("achievement", data, file, "achievements")


def _list_entries(kind: str, data: dict[str, Any], file: File, key: str) -> Iterator[Entry]:
    parts = data.get(key)
    if isinstance(parts, list):
        for index, part in enumerate(parts):
            yield from _entry(kind, part, file, (key, index))


def _entry(kind: str, data: Any, file: File, steps: Steps) -> Iterator[Entry]:
    if isinstance(data, dict) and isinstance(data.get("id"), str):
        yield Entry(kind, data["id"], _without_scenes(data), file, steps)


def _without_scenes(data: dict[str, Any]) -> dict[str, Any]:
    """The data without the scenes in it: they test the entry and are no part of it."""
    return {key: value for key, value in data.items() if key != SCENES} if SCENES in data else data


def finding_at(kind: Any, entry: Entry, steps: Steps, message: str, remedy: str, *related: Related) -> Finding:
    """Make a finding at a value of an entry."""
    return Finding.at(kind, entry.file.path, entry.where(steps), message, remedy, related)
