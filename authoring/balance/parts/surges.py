"""Special surges of rooms. Without its own, a room has the surge of the encounter card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.balance.parts.part import Part, dropped, place, rooms, set_to, twice
from authoring.playtest.open_chapter import LoadedChapter
from engine.playtest.parties import Party


def find(loaded: LoadedChapter, parties: tuple[Party, ...]) -> Iterator[Part]:
    """Yield every special surge."""
    for face, room in rooms(loaded).items():
        if "surge" in room:
            steps = ("rooms", face, "surge")
            yield Part(
                "surge",
                f"{face}: surge",
                place(loaded, loaded.entry, steps),
                dropped(loaded.entry, steps),
                set_to(loaded.entry, steps, _doubled),
            )


def _doubled(surge: Any) -> Any:
    """Twice as many minions, or the effects twice in a row."""
    if isinstance(surge, list):
        return [{**troop, "count": twice(troop["count"])} for troop in surge]
    return {**surge, "do": [*surge["do"], *surge["do"]]}
