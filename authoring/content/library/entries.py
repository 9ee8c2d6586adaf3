"""Entries: the single things a library holds, each of which knows the file and the place it comes from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from authoring.content import schema
from authoring.content.findings import Finding, Mark, Related
from authoring.content.source import Source, Steps


@dataclass(frozen=True, eq=False)
class File:
    """One file of a library."""

    source: Source
    real: Path
    bundled: bool

    @cached_property
    def kind(self) -> str | None:
        """The kind it says it is of, if that is one."""
        return schema.kind_of(self.source)[0]

    @cached_property
    def checked(self) -> schema.Checked:
        """What its schema says of it; asked only of files that matter, as it takes time."""
        return schema.check(self.source)

    @property
    def path(self) -> str:
        """The name findings give it."""
        return self.source.path


@dataclass(frozen=True, eq=False)
class Entry:
    """One thing with an id: a chapter, a face of a tile, a card of a collection, …"""

    kind: str
    id: str
    data: dict[str, Any] = field(repr=False)
    file: File = field(repr=False)
    steps: Steps = ()

    @property
    def bundled(self) -> bool:
        """Whether it comes with tailwright."""
        return self.file.bundled

    def where(self, steps: Steps = ()) -> Mark:
        """The place of a value within the entry."""
        return self.file.source.where((*self.steps, *steps))

    def where_key(self, steps: Steps) -> Mark:
        """The place of a key within the entry."""
        return self.file.source.where_key((*self.steps, *steps))

    def place(self, steps: Steps = ()) -> str:
        """The place of a value as `file:line`."""
        return f"{self.file.path}:{self.file.source.line((*self.steps, *steps))}"

    def related(self, message: str, steps: Steps = ("id",)) -> Related:
        """A place of this entry that belongs to a finding elsewhere."""
        return Related(self.file.path, self.where(steps), message)


def entries_of(file: File) -> Iterator[Entry]:
    """Everything with an id of its own that a file defines; what has no usable id is passed over."""
    data, kind = file.source.data, file.kind
    if kind is None:
        return
    yield from _entry(kind, data, file, ())
    if kind in schema.COLLECTIONS:
        yield from _listed(schema.COLLECTIONS[kind], data, file, "cards")
    elif kind == "tile":
        yield from _listed("face", data, file, "faces")
    elif kind == "chapter":
        yield from _listed("achievement", data, file, "achievements")


def _listed(kind: str, data: dict[str, Any], file: File, key: str) -> Iterator[Entry]:
    parts = data.get(key)
    if isinstance(parts, list):
        for place, part in enumerate(parts):
            yield from _entry(kind, part, file, (key, place))


def _entry(kind: str, data: Any, file: File, steps: Steps) -> Iterator[Entry]:
    if isinstance(data, dict) and isinstance(data.get("id"), str):
        yield Entry(kind, data["id"], data, file, steps)


def finding_at(kind: Any, entry: Entry, steps: Steps, message: str, remedy: str, *related: Related) -> Finding:
    """A finding at a value of an entry."""
    return Finding.at(kind, entry.file.path, entry.where(steps), message, remedy, related)
