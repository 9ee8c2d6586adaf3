"""Abilities that the heroes of the party can learn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

from authoring.balance.parts.part import CannotChangeError, NewData, Part, cannot, place, usable
from authoring.content.library import Entry
from authoring.content.walk import strings
from authoring.playtest.open_chapter import LoadedChapter
from engine.playtest.parties import Party

ANY = "any"


def find(loaded: LoadedChapter, parties: tuple[Party, ...]) -> Iterator[Part]:
    """Yield the abilities of the party. Taken out, nobody can learn it."""
    known = loaded.library.entries("hero")
    heroes = [known[hero].data for hero in sorted({hero for party in parties for hero in party}) if hero in known]
    for entry in usable(loaded, "ability"):
        if any(_may_learn(entry.data, hero) for hero in heroes):
            yield Part(
                "ability", entry.id, place(loaded, entry), _out(loaded, entry), cannot("a mouse learns it only once")
            )


def _may_learn(ability: dict[str, Any], hero: dict[str, Any]) -> bool:
    classes = ability.get("classes") or ()
    return hero["id"] in (ability.get("heroes") or ()) or ANY in classes or bool(set(classes) & set(hero["classes"]))


def _out(loaded: LoadedChapter, ability: Entry) -> Callable[[], NewData]:
    def change() -> NewData:
        if ability.id in set(strings(loaded.entry.data)):
            raise CannotChangeError("the chapter names it")
        if not ability.steps:
            raise CannotChangeError("it is a file of its own; leave the file out to compare")
        data = deepcopy(ability.file.source.data)
        del data["cards"][ability.steps[-1]]
        return {ability.file: data}

    return change
