"""Special searches: what lies in a room to be found."""

from __future__ import annotations

from collections.abc import Iterator

from authoring.balance.parts.part import Part, dropped, place, repeated, rooms
from authoring.playtest.open_chapter import LoadedChapter
from engine.playtest.parties import Party


def find(loaded: LoadedChapter, parties: tuple[Party, ...]) -> Iterator[Part]:
    """Yield every special search; doubled, the card can be found twice."""
    for face, room in rooms(loaded).items():
        for index, one in enumerate(room.get("search") or ()):
            steps = ("rooms", face, "search", index)
            yield Part(
                "search",
                f"{face}: {one.get('id') or one['card']}",
                place(loaded, loaded.entry, steps),
                dropped(loaded.entry, steps),
                repeated(loaded.entry, steps),
            )
