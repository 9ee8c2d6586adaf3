"""The parts of a chapter that can be taken out of it. A kind of part is one module here and one line in `KINDS`."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from authoring.balance.parts import abilities, cards, encounters, heroes, minions, rules, searches, surges
from authoring.balance.parts.part import Part
from authoring.playtest.open_chapter import LoadedChapter
from engine.playtest.parties import Party

Find = Callable[[LoadedChapter, tuple[Party, ...]], Iterator[Part]]

KINDS: dict[str, Find] = {
    "rules": rules.find,
    "searches": searches.find,
    "surges": surges.find,
    "encounters": encounters.find,
    "minions": minions.find,
    "cards": cards.find,
    "abilities": abilities.find,
    "heroes": heroes.find,
}


def find_parts(loaded: LoadedChapter, parties: tuple[Party, ...], kinds: tuple[str, ...] = ()) -> list[Part]:
    """Return the parts of a chapter as these parties play it; of some kinds, or of all."""
    wanted = [find for kind, find in KINDS.items() if not kinds or kind in kinds]
    return [part for find in wanted for part in find(loaded, parties)]
