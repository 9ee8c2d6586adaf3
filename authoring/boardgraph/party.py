"""The parties a chapter allows, with the classes that make a difference on the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

Data = dict[str, Any]


@dataclass(frozen=True)
class Party:
    """The heroes of a party, and their classes."""

    heroes: tuple[str, ...]
    classes: frozenset[str]

    def __str__(self) -> str:
        return ", ".join(self.heroes)


def allowed_parties(chapter: Data, heroes: dict[str, Data]) -> list[Party]:
    """Return every party the chapter allows, smallest first, in alphabetical order (SETUP-1)."""
    rules = chapter["party"]
    mice = rules["mice"]
    low, high = (mice, mice) if isinstance(mice, int) else (mice["from"], mice["to"])
    required = [hero for hero in rules.get("required", []) if hero in heroes]
    free = sorted(hero for hero in heroes if hero not in rules.get("barred", []) and hero not in required)
    parties = []
    for size in range(low, high + 1):
        for others in combinations(free, max(0, size - len(required))):
            members = tuple(sorted((*required, *others)))
            if len(members) == size:
                parties.append(party_of(members, heroes))
    return parties


def party_of(members: Sequence[str], heroes: dict[str, Data]) -> Party:
    """The party of some heroes."""
    return Party(tuple(members), frozenset(name for hero in members for name in heroes[hero]["classes"]))
