"""Minion types: wherever a chapter or an encounter card brings one, it does not come, or comes in twice the number."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from authoring.balance.parts.part import NewData, Part, place, twice, usable
from authoring.content.library import Entry
from authoring.content.walk import walk
from authoring.playtest.open_chapter import LoadedChapter
from engine.playtest.parties import Party

ChangeTroop = Callable[[dict[str, Any]], dict[str, Any] | None]
"""What becomes of some minions of the type: others, or nobody."""


def find(loaded: LoadedChapter, parties: tuple[Party, ...]) -> Iterator[Part]:
    """Yield every minion type that the chapter or a card of its encounter decks brings."""
    sources = [loaded.entry, *_encounter_cards(loaded)]
    named: dict[str, Entry] = {}
    for source in sources:
        for minion in _brought(source.data):
            named.setdefault(minion, source)
    for minion in sorted(named):
        if entry := loaded.library.entries("minion").get(minion):
            yield Part(
                "minion",
                minion,
                place(loaded, entry),
                _changed(sources, minion, _none),
                _changed(sources, minion, _more),
            )


def _encounter_cards(loaded: LoadedChapter) -> list[Entry]:
    wanted = loaded.entry.data.get("encounters") or {}
    decks, cards = wanted.get("decks") or (), wanted.get("cards") or ()
    entries = usable(loaded, "encounter-card")
    return [one for one in entries if one.data.get("deck") in decks or one.id in cards]


def _brought(data: Any) -> Iterator[str]:
    """The minions of lists of minions and of `place` effects."""
    for _, part in walk(data):
        if isinstance(part, dict) and isinstance(part.get("minion"), str) and _is_troop(part):
            yield part["minion"]
        placed = part.get("place") if isinstance(part, dict) else None
        if isinstance(placed, dict) and isinstance(placed.get("minion"), str):
            yield placed["minion"]


def _is_troop(part: dict[str, Any]) -> bool:
    return "count" in part and part.keys() <= {"minion", "count", "greedy", "at"}


def _changed(sources: list[Entry], minion: str, change: ChangeTroop) -> Callable[[], NewData]:
    def changed() -> NewData:
        found: dict[Any, Any] = {}
        for source in sources:
            if minion in set(_brought(source.data)):
                whole = found.get(source.file, source.data if not source.steps else source.file.source.data)
                found[source.file] = _with(whole, source.steps, minion, change)
        return found

    return changed


def _with(whole: Any, steps: tuple[Any, ...], minion: str, change: ChangeTroop) -> Any:
    """The data of a file with the minion changed below a path."""
    if not steps:
        return _replaced(whole, minion, change)
    part = _with(whole[steps[0]], steps[1:], minion, change)
    if isinstance(whole, list):
        return [*whole[: steps[0]], part, *whole[steps[0] + 1 :]]
    return {**whole, steps[0]: part}


def _replaced(data: Any, minion: str, change: ChangeTroop) -> Any:
    if isinstance(data, dict):
        return {key: _replaced(value, minion, change) for key, value in data.items()}
    if not isinstance(data, list):
        return data
    found = []
    for item in data:
        new: Any = item
        if isinstance(item, dict) and item.get("minion") == minion and _is_troop(item):
            new = change(item)
        elif isinstance(item, dict) and isinstance(item.get("place"), dict) and item["place"].get("minion") == minion:
            troop = change(item["place"])
            new = {**item, "place": troop} if troop else None
        else:
            new = _replaced(item, minion, change)
        if new is not None:
            found.append(new)
    return found


def _none(troop: dict[str, Any]) -> None:
    return None


def _more(troop: dict[str, Any]) -> dict[str, Any]:
    return {**troop, "count": twice(troop.get("count", 1))}
