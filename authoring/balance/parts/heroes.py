"""Heroes of the party: another one goes in the place of the hero that stays at home."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy

from authoring.balance.parts.part import CannotChangeError, NewData, Part, cannot, place
from authoring.playtest.open_chapter import LoadedChapter
from engine.playtest.parties import Party


def find(loaded: LoadedChapter, parties: tuple[Party, ...]) -> Iterator[Part]:
    """Yield the heroes that play. Taken out, a hero is barred."""
    for hero in sorted({hero for party in parties for hero in party}):
        if entry := loaded.library.entries("hero").get(hero):
            twice = cannot("a hero goes only once")
            yield Part("hero", hero, place(loaded, entry), _barred(loaded, hero), twice, hero)


def _barred(loaded: LoadedChapter, hero: str) -> Callable[[], NewData]:
    def change() -> NewData:
        data = deepcopy(loaded.entry.data)
        if hero in data["party"].get("required", ()):
            raise CannotChangeError("the chapter requires this hero")
        data["party"]["barred"] = [*data["party"].get("barred", ()), hero]
        return {loaded.entry.file: data}

    return change


def substituted(parties: tuple[Party, ...], hero: str, allowed: list[str]) -> tuple[Party, ...]:
    """Return the parties with the first hero that is free in the place of one."""
    found = []
    for party in parties:
        free = [other for other in allowed if other not in party and other != hero]
        if hero in party and not free:
            raise CannotChangeError("no other hero is allowed in this hero's place")
        found.append(tuple(free[0] if one == hero else one for one in party))
    return tuple(found)
