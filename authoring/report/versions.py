"""Two versions of a chapter: what to call them, and what was edited."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from authoring.store.keys import PROSE

SAME: Final = ("a", "b")
"""The names of versions that nothing distinguishes."""
MOST: Final = 12
"""How many edits are listed."""
SHORT: Final = 60
"""How many letters of a value are shown."""

Steps = tuple[str | int, ...]
Edit = dict[str, str]


def version_names(one: str, other: str) -> tuple[str, str]:
    """Return names that distinguish two versions: of their files, else of the first folders that differ."""
    first, second = (list(Path(given).with_suffix("").parts) for given in (one, other))
    if first == second:
        return SAME
    for mine, theirs in zip(reversed(first), reversed(second), strict=False):
        if mine != theirs:
            return mine, theirs
    return "/".join(first), "/".join(second)


def edits(one: Any, other: Any) -> list[Edit]:
    """Return what differs between the data of two chapters, without stories and other prose."""
    return [{"where": _path(steps), "a": _short(a), "b": _short(b)} for steps, a, b in _differences(one, other)]


def _differences(one: Any, other: Any, steps: Steps = ()) -> Iterator[tuple[Steps, Any, Any]]:
    if isinstance(one, dict) and isinstance(other, dict):
        for key in dict.fromkeys([*one, *other]):
            if key not in PROSE:
                yield from _differences(one.get(key), other.get(key), (*steps, key))
    elif isinstance(one, list) and isinstance(other, list):
        yield from _in_lists(one, other, steps)
    elif one != other:
        yield steps, one, other


def _in_lists(one: list[Any], other: list[Any], steps: Steps) -> Iterator[tuple[Steps, Any, Any]]:
    """Entries that only one list has; if these are as many in both, they are compared one by one."""
    gone, new = [part for part in one if part not in other], [part for part in other if part not in one]
    if len(gone) == len(new):
        for before, after in zip(gone, new, strict=True):
            yield from _differences(before, after, (*steps, _name(before, one)))
    else:
        yield from ((((*steps, _name(part, one)), part, None)) for part in gone)
        yield from ((((*steps, _name(part, other)), None, part)) for part in new)


def _name(part: Any, within: list[Any]) -> str | int:
    """What to call an entry of a list: its id, else its number."""
    return str(part["id"]) if isinstance(part, dict) and "id" in part else within.index(part) + 1


def _path(steps: Steps) -> str:
    return " › ".join(map(str, steps))


def _short(value: Any) -> str:
    """A value in a few words; nothing for one that is not there."""
    if value is None:
        return ""
    words = str(value).lower() if isinstance(value, bool) else _plain(value)
    return words if len(words) <= SHORT else f"{words[: SHORT - 1]}…"


def _plain(value: Any) -> str:
    """Data as one line, much as in the file."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key}: {_plain(part)}" for key, part in value.items() if key not in PROSE) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_plain, value)) + "]"
    return str(value)
