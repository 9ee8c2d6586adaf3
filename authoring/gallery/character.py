"""What a chapter is like, from its certificate: whether clock or fights decide, and what playing well is worth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

CLOCK: Final = ("time", "clock", "end page", "hourglass")
"""Words in the reason for a defeat that the clock decides."""
MUCH: Final = 0.6
"""From this share on, one cause of defeat decides."""
SKILL: Final = 0.3
"""From this gap between the players on, skill decides more than luck."""


@dataclass(frozen=True)
class Character:
    """Shares and gaps, and the words for them."""

    clock: float
    """The share of defeats by the clock; the others are lost to captures, or as the chapter says."""
    skill: float
    """How much more often a sensible player wins than one that plays at random."""

    @property
    def words(self) -> list[str]:
        """What decides, as words of the page."""
        found = []
        if self.clock >= MUCH:
            found.append("clock")
        elif self.clock <= 1 - MUCH:
            found.append("fights")
        found.append("skill" if self.skill >= SKILL else "luck")
        return found


def character(playtests: list[Mapping[str, Any]]) -> Character:
    """Return what the playtests of a chapter say of it."""
    lost: dict[str, int] = {}
    for test in playtests:
        if test["bot"] != "random":
            for cause, games in test["figures"]["lost-by"].items():
                lost[cause] = lost.get(cause, 0) + games
    all_lost = sum(lost.values())
    by_clock = sum(games for cause, games in lost.items() if any(word in cause for word in CLOCK))
    rates = {test["bot"]: test["figures"]["won"] / test["figures"]["games"] for test in playtests}
    return Character(by_clock / all_lost if all_lost else 0.0, rates.get("greedy", 0.0) - rates.get("random", 0.0))
