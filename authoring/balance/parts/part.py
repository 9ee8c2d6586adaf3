"""A part of a chapter: something that can be taken out of it, or doubled, and leaves a chapter."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from authoring.content.library import Entry, File
from authoring.content.source import Steps
from authoring.playtest.open_chapter import LoadedChapter

MOST = 20
"""No list of minions may ask for more of one sort."""

NewData = Mapping[File, Any]
"""The data of the files that a change concerns."""


class CannotChangeError(Exception):
    """A part cannot be taken out, or not be doubled. The message says why."""


def _no_change() -> NewData:
    return {}


@dataclass(frozen=True)
class Part:
    """A part: its kind, its name, where it is written, and what its files are without it and with it twice."""

    kind: str
    name: str
    where: str
    out: Callable[[], NewData]
    double: Callable[[], NewData] = _no_change
    hero: str = ""
    """The hero whom another one replaces, if that is the change."""


def cannot(reason: str) -> Callable[[], NewData]:
    """Make a change that is refused."""

    def refuse() -> NewData:
        raise CannotChangeError(reason)

    return refuse


def dropped(entry: Entry, steps: Steps) -> Callable[[], NewData]:
    """Make the change that takes a value out of an entry that is a whole file."""

    def change() -> NewData:
        data = deepcopy(entry.data)
        parent = _at(data, steps[:-1])
        del parent[steps[-1]]
        return {entry.file: data}

    return change


def set_to(entry: Entry, steps: Steps, value: Callable[[Any], Any]) -> Callable[[], NewData]:
    """Make the change that puts another value in the place of one."""

    def change() -> NewData:
        data = deepcopy(entry.data)
        parent = _at(data, steps[:-1])
        parent[steps[-1]] = value(parent[steps[-1]])
        return {entry.file: data}

    return change


def repeated(entry: Entry, steps: Steps) -> Callable[[], NewData]:
    """Make the change that puts a copy of an item behind it, with an id of its own."""

    def change() -> NewData:
        data = deepcopy(entry.data)
        items, index = _at(data, steps[:-1]), steps[-1]
        assert isinstance(index, int)
        copy = deepcopy(items[index])
        if "id" in copy:
            copy["id"] += "-again"
        items.insert(index + 1, copy)
        return {entry.file: data}

    return change


def twice(count: Any) -> Any:
    """Double a count, as far as a list of minions may go."""
    if not isinstance(count, int):
        raise CannotChangeError("its count is worked out in the game")
    return min(MOST, 2 * count)


def _at(data: Any, steps: Steps) -> Any:
    for step in steps:
        data = data[step]
    return data


def place(loaded: LoadedChapter, entry: Entry, steps: Steps = ()) -> str:
    """Where a value of an entry stands: a file by a name that is the same on every machine, and the line."""
    return f"{loaded.name(entry.file)}:{entry.file.source.line((*entry.steps, *steps))}"


def usable(loaded: LoadedChapter, kind: str) -> list[Entry]:
    """The entries of a kind that the chapter is played with: those of the boxes that it names, and the author's."""
    return loaded.library.usable_entries(kind, loaded.entry.file.path)


def rooms(loaded: LoadedChapter) -> dict[str, dict[str, Any]]:
    """The rooms of the chapter, by their faces."""
    found: dict[str, dict[str, Any]] = loaded.entry.data.get("rooms") or {}
    return found
