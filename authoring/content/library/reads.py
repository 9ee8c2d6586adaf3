"""What is read from a library, noted, so that what was computed from it can be kept until that changes.

A library that a person edits lives long, and most of it stays the same from one change to the next. Its `Reads` note
what each computation looks at; the result is current as long as every value it looked at is the same. Other libraries
have no `Reads`: they are opened, used once and dropped.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeVar
from weakref import ref

from authoring.content.library.entries import Entry

if TYPE_CHECKING:
    from authoring.content.library import Library

Read = tuple[Hashable, ...]
"""One value of a library: what sort of value, and which."""

T = TypeVar("T")


@dataclass
class Kept(Generic[T]):
    """A result, the values it was computed from, and the version of the library it was last known to hold for."""

    result: T
    values: dict[Read, Any] = field(repr=False)
    version: int
    changed: int
    """The version in which the result last changed."""


class Reads:
    """The values that computations have read from a library, by computation; the innermost computation is last."""

    def __init__(self, library: Library) -> None:
        self._library = ref(library)
        self._frames: list[dict[Read, Any]] = []
        self._now: dict[Read, Any] = {}
        self._memos: dict[tuple[Any, ...], Kept[Any]] = {}
        self.version = 0

    def renew(self) -> None:
        """The library has changed: look at every value again. Memos that nobody used for two versions are dropped."""
        self._now.clear()
        self._memos = {key: memo for key, memo in self._memos.items() if memo.version >= self.version - 1}
        self.version += 1

    def note(self, read: Read) -> None:
        """Note that the computation under way reads a value."""
        if self._frames and read not in self._frames[-1]:
            self._frames[-1][read] = self._value(read)

    def keep(self, compute: Callable[[], T], old: Kept[T] | None = None) -> Kept[T]:
        """Return the old result if it is current; compute it if not."""
        if old is not None and self.is_current(old):
            return old
        values: dict[Read, Any] = {}
        self._frames.append(values)
        try:
            result = compute()
        except BaseException:
            self._frames.pop()
            if self._frames:  # whoever called failed of these values, too
                self._frames[-1].update(values)
            raise
        self._frames.pop()
        return Kept(result, values, self.version, self.version)

    def is_current(self, kept: Kept[Any]) -> bool:
        """Whether every value a result was computed from is still the same."""
        if kept.version != self.version:
            if any(self._value(read) != value for read, value in kept.values.items()):
                return False
            kept.version = self.version
        return True

    def memo(self, function: Callable[..., T], library: Library, *words: Hashable) -> T:
        """The result of a function of the library and some words, kept until what it reads changes."""
        kept: Kept[T] = self._memo(function, library, words)
        self.note(("memo", function, *words))
        return kept.result

    def _memo(self, function: Callable[..., T], library: Library, words: tuple[Hashable, ...]) -> Kept[T]:
        key = (function, *words)
        old = self._memos.get(key)
        kept = self.keep(lambda: function(library, *words), old)
        if old is not None and kept is not old and isinstance(kept.result, COMPARED) and kept.result == old.result:
            kept.changed = old.changed
        self._memos[key] = kept
        return kept

    def _value(self, read: Read) -> Any:
        if read not in self._now:
            self._now[read] = self._read(read)
        return self._now[read]

    def _read(self, read: Read) -> Any:
        library = self._library()
        assert library is not None
        what, *words = read
        if what == "memo":
            function: Any = words[0]
            try:
                return self._memo(function, library, tuple(words[1:])).changed
            except Exception:  # it no longer can be computed; whoever uses it finds out why
                return object()
        return VALUES[str(what)](library, *words)


COMPARED = (bool, int, str, set, frozenset)
"""The types of small results: computed anew to the same value, they have not changed."""


def _stamp(library: Library, path: str) -> tuple[int, int] | None:
    try:
        status = os.stat(path)
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size


VALUES: dict[str, Callable[..., Any]] = {
    "disk": _stamp,
    "entry": lambda library, kind, ident: library.all_entries(kind).get(ident),
    "files": lambda library: tuple(library.all_files),
    "find": lambda library, ident: library.find_untracked(ident),
    "kind": lambda library, kind: tuple(library.all_entries(kind).values()),
    "names": lambda library, kind: tuple(library.all_entries(kind)),
    "usable": lambda library, kind, path, boxes: tuple(library.usable_entries(kind, path, boxes)),
    "values": lambda library, kind, key: library.all_values(kind, key),
    "left-out": lambda library: library.left_out,
    "whole": lambda library: not library.left_out,
}
"""How to look at each sort of value."""


class NotedEntries(Mapping[str, Entry]):
    """The entries of a kind; what is asked of them is noted."""

    def __init__(self, kind: str, entries: Mapping[str, Entry], reads: Reads) -> None:
        self._kind, self._entries, self._reads = kind, entries, reads

    def __getitem__(self, ident: str) -> Entry:
        self._reads.note(("entry", self._kind, ident))
        return self._entries[ident]

    def __contains__(self, ident: object) -> bool:
        self._reads.note(("entry", self._kind, ident))
        return ident in self._entries

    def __iter__(self) -> Iterator[str]:
        self._reads.note(("names", self._kind))
        return iter(self._entries)

    def __len__(self) -> int:
        self._reads.note(("names", self._kind))
        return len(self._entries)

    def values(self) -> Any:
        """All entries."""
        self._reads.note(("kind", self._kind))
        return self._entries.values()

    def items(self) -> Any:
        """All entries with their ids."""
        self._reads.note(("kind", self._kind))
        return self._entries.items()
