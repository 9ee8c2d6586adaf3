"""The numbers of a chapter that can be turned: where they stand, what they are, and what else they could be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any, Final

from authoring import bundled
from authoring.content.library import Entry
from authoring.content.source import Steps
from authoring.content.walk import strings, walk
from authoring.playtest.open_chapter import LoadedChapter
from engine.playtest.usage_error import UsageError

LIMITS: Final = {
    "end-page": (1, 12),
    "count": (1, 20),
    "dice": (1, 5),
    "life": (1, 12),
    "battle": (0, 6),
    "defence": (0, 5),
    "start": (0, 99),
    "at-least": (1, 99),
    "at-most": (0, 99),
    "is": (1, 99),
}
"""The least and the most of each kind of number, by its key."""
FIGURES: Final = ("life", "battle", "defence")
THRESHOLDS: Final = ("at-least", "at-most", "is")
ENDINGS: Final = ("victory", "victories", "defeat")
ELSEWHERE: Final = ("plan", "goals", "targets", "party", "scenes", "story", "start", "options", "tokens")
"""Keys of a chapter with no numbers to turn."""
STEPS: Final = (1, 2, 3)
WIDE: Final = 8
"""From this value on, steps of a quarter and a half of it are tried, too."""


@dataclass(frozen=True)
class Knob:
    """A number in a file. `is_written` says whether it stands there, or is the default of a key that could."""

    name: str
    entry: Entry
    steps: Steps
    value: int
    least: int
    most: int
    is_written: bool = True

    @property
    def where(self) -> str:
        """The file and line."""
        return self.entry.place(self.steps)

    def values(self) -> list[int]:
        """Other values that are worth trying, the nearest first."""
        steps = {*STEPS, *((self.value // 4, self.value // 2) if self.value >= WIDE else ())}
        found = [self.value + sign * step for step in sorted(steps) for sign in (1, -1)]
        return [value for value in found if self.least <= value <= self.most]


def find_knobs(loaded: LoadedChapter, names: Sequence[str] = ()) -> list[Knob]:
    """Return the numbers of a chapter and of the author's minions in it; with names, those that fit one of them.

    A name may hold `*`. One that names a number that is not found by itself is looked up as a path in the chapter.
    """
    known = [*_of_chapter(loaded.entry), *_of_minions(loaded)]
    if not names:
        return known
    found: dict[str, Knob] = {}
    for name in names:
        fitting = [knob for knob in known if fnmatchcase(knob.name, name)]
        found |= {knob.name: knob for knob in fitting or [_named(loaded.entry, name, known)]}
    return list(found.values())


def _of_chapter(entry: Entry) -> Iterator[Knob]:
    counters = entry.data.get("counters") or {}
    for steps, part in walk({key: value for key, value in entry.data.items() if key not in ELSEWHERE}):
        if not isinstance(part, dict):
            continue
        if not steps:
            yield from _knob(entry, steps, part, "end-page")
        elif isinstance(part.get("minion"), str) and (steps[-1] == "place" or "count" in part):
            yield from _knob(entry, steps, part, "count", default=1)
        elif steps[0] == "counters" and len(steps) == 2:
            yield from _knob(entry, steps, part, "start", most=part.get("max", 99))
        elif steps[0] in ENDINGS and steps[-1] == "counter":
            for key in THRESHOLDS:
                yield from _knob(entry, steps, part, key, most=counters.get(part.get("name"), {}).get("max", 99))
        elif steps[-1] == "test":
            yield from _knob(entry, steps, part, "dice")


def _of_minions(loaded: LoadedChapter) -> Iterator[Knob]:
    """The values of minions that the chapter names and that are not the box's."""
    box, words = bundled.root() / "cards", set(strings(loaded.entry.data))
    for entry in loaded.library.entries("minion").values():
        if entry.id in words and not entry.file.real.is_relative_to(box):
            for steps, part in (((), entry.data), *walk(entry.data.get("cards") or [], ("cards",))):
                if isinstance(part, dict):
                    for key in FIGURES:
                        yield from _knob(entry, steps, part, key)


def _knob(
    entry: Entry, steps: Steps, part: dict[str, Any], key: str, most: int | None = None, default: int | None = None
) -> Iterator[Knob]:
    value = part.get(key, default)
    if isinstance(value, int) and not isinstance(value, bool):
        least, highest = LIMITS[key]
        path = (*steps, key)
        highest = highest if most is None else min(most, highest)
        yield Knob(_name(entry, path), entry, path, value, least, highest, key in part)


def _name(entry: Entry, steps: Steps) -> str:
    """The path as words: items of lists by their ids, or by their minions where these differ."""
    words = [] if entry.kind == "chapter" else [entry.id]
    data: Any = entry.data
    for step in steps:
        word = str(step)
        if isinstance(data, list) and isinstance(step, int):
            word = _item(data, step)
        elif isinstance(data, dict) and step not in data:
            words.append(word)
            break
        data = data[step]
        words.append(word)
    return ".".join(words)


def _item(items: list[Any], index: int) -> str:
    for key in ("id", "minion"):
        named = [one.get(key) if isinstance(one, dict) else None for one in items]
        if isinstance(named[index], str) and named.count(named[index]) == 1:
            return str(named[index])
    return str(index)


def _named(entry: Entry, name: str, known: list[Knob]) -> Knob:
    """The number at a path of the chapter."""
    data: Any = entry.data
    steps: Steps = ()
    for word in name.split("."):
        step = _step(data, word)
        if step is None:
            raise UsageError(f'no number "{name}" in the chapter', name, [knob.name for knob in known])
        data, steps = data[step], (*steps, step)
    if not isinstance(data, int) or isinstance(data, bool):
        raise UsageError(f'"{name}" is no whole number', name, [knob.name for knob in known])
    least, most = LIMITS.get(str(steps[-1]), (0, 99))
    return Knob(name, entry, steps, data, min(least, data), max(most, data))


def _step(data: Any, word: str) -> Any:
    if isinstance(data, dict):
        return word if word in data else None
    if not isinstance(data, list):
        return None
    for index in range(len(data)):
        if word in (str(index), _item(data, index)):
            return index
    return None
