"""Lines of encounters: the minions that wait in a room, one sort at a time, and those of the setup."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.balance.parts.part import Part, dropped, place, rooms, set_to, twice
from authoring.content.source import Steps
from authoring.playtest.open_chapter import LoadedChapter
from engine.playtest.parties import Party


def find(loaded: LoadedChapter, parties: tuple[Party, ...]) -> Iterator[Part]:
    """Yield the lines in the order of the file."""
    for index, effect in enumerate(loaded.entry.data.get("setup") or ()):
        if isinstance(effect.get("place"), dict):
            steps: Steps = ("setup", index)
            name = f"setup: {_troop(effect['place'])}"
            double = set_to(loaded.entry, (*steps, "place"), _doubled)
            yield Part("encounter", name, place(loaded, loaded.entry, steps), dropped(loaded.entry, steps), double)
    for face, room in rooms(loaded).items():
        encounter = room.get("encounter")
        for index, troop in enumerate(encounter["place"] if isinstance(encounter, dict) else ()):
            steps = ("rooms", face, "encounter", "place", index)
            double = set_to(loaded.entry, steps, _doubled)
            yield Part(
                "encounter",
                f"{face}: {_troop(troop)}",
                place(loaded, loaded.entry, steps),
                dropped(loaded.entry, steps),
                double,
            )


def _troop(troop: dict[str, Any]) -> str:
    minion = troop["minion"] if isinstance(troop.get("minion"), str) else "minions"
    return f"{troop.get('count', 1)} {minion}" if isinstance(troop.get("count", 1), int) else minion


def _doubled(troop: dict[str, Any]) -> dict[str, Any]:
    return {**troop, "count": twice(troop.get("count", 1))}
