"""The chapter's own rules, and those of its rooms."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from authoring.balance.parts.part import NewData, Part, cannot, dropped, place, repeated, rooms
from authoring.content.source import Steps
from authoring.playtest.open_chapter import LoadedChapter
from engine.playtest.parties import Party

ONCE = ("forbid", "allow", "replace")
"""Standing rules that hold or do not hold; a second one like them changes nothing."""


def find(loaded: LoadedChapter, parties: tuple[Party, ...]) -> Iterator[Part]:
    """Yield every rule with its place."""
    for index, rule in enumerate(loaded.entry.data.get("rules") or ()):
        yield _part(loaded, "rule", "", rule, ("rules", index))
    for face, room in rooms(loaded).items():
        for index, rule in enumerate(room.get("rules") or ()):
            yield _part(loaded, "room rule", f"{face}: ", rule, ("rooms", face, "rules", index))


def _part(loaded: LoadedChapter, kind: str, room: str, rule: dict[str, Any], steps: Steps) -> Part:
    name = room + rule.get("id", f"rule {int(steps[-1]) + 1}")
    return Part(
        kind, name, place(loaded, loaded.entry, steps), dropped(loaded.entry, steps), _double(loaded, rule, steps)
    )


def _double(loaded: LoadedChapter, rule: dict[str, Any], steps: Steps) -> Callable[[], NewData]:
    if any(word in rule for word in ONCE):
        return cannot("it holds or does not hold: twice is the same as once")
    return repeated(loaded.entry, steps)
