"""Counts of what happened to watched rules. Counts of many games are merged; the first example of each is kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

Key = tuple[int, str, int, str]
"""The number of a watched rule, what happened, the number of the part it happened to, and with which value or whom."""

HAD: Final = "had"
"""Somebody had the rule at some time in the game."""
CAME: Final = "came"
"""The event came to the rule, or a menu or a value asked for it; in a wide watch, the event happened."""
NOBODY: Final = "nobody"
"""Nobody had the card, status, … that the rule is on."""
NOT_OWNER: Final = "not owner"
"""It was about a figure that does not have the rule."""
ELSEWHERE: Final = "elsewhere"
"""It happened on another face than that of the rule's room."""
AWAY: Final = "away"
"""The owner was not on the board, or acted as a minion."""
LIMIT: Final = "limit"
"""The rule had been used as often as it may be."""
CONDITION: Final = "condition"
"""A condition did not hold, the first of the rule's."""
HELD: Final = "held"
"""All conditions held."""
TOO_DEAR: Final = "too dear"
"""The cost could not be paid."""
RAN: Final = "ran"
OFFERED: Final = "offered"
TAKEN: Final = "taken"
OPEN: Final = "open"
"""An option of a choice was open; `closed`: it was not; `chosen`: it was taken."""
CLOSED: Final = "closed"
CHOSEN: Final = "chosen"
DONE: Final = "done"
"""An effect was carried out; `nothing`: it found nobody or nothing."""
NOTHING: Final = "nothing"

MOST_VALUES: Final = 40
"""How many different values of one thing a game keeps; further ones count as `…`."""


@dataclass
class GameCounts:
    """What happened to the watched rules in one game."""

    index: int
    found: Counter[Key] = field(default_factory=Counter)
    rounds: dict[Key, int] = field(default_factory=dict)
    error: str = ""

    def note(self, key: Key, game_round: int, times: int = 1) -> None:
        """Count something."""
        self.found[key] += times
        self.rounds.setdefault(key, game_round)


@dataclass(repr=False)
class WhyTally:
    """The counts of many games: how often, in how many games, and where to see it first (game and round)."""

    games: int = 0
    found: Counter[Key] = field(default_factory=Counter)
    in_games: Counter[Key] = field(default_factory=Counter)
    first: dict[Key, tuple[int, int]] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)

    def __repr__(self) -> str:
        return f"<WhyTally of {self.games} games>"

    def add(self, one: GameCounts) -> None:
        """Count one game. Games are added in the order of their numbers."""
        if one.error:
            self.errors.append(one.error)
            return
        self.games += 1
        for key, times in one.found.items():
            self.found[key] += times
            self.in_games[key] += 1
            self.first.setdefault(key, (one.index, one.rounds[key]))

    def skip(self, count: int) -> None:
        """Games that were not played count in nothing."""

    def merge(self, later: WhyTally) -> None:
        """Count the games of a tally that follows this one."""
        self.games += later.games
        self.found.update(later.found)
        self.in_games.update(later.in_games)
        for key, where in later.first.items():
            self.first.setdefault(key, where)
        self.errors += later.errors


@dataclass(frozen=True)
class RuleCounts:
    """The counts of one watched rule."""

    tally: WhyTally
    numbers: tuple[int, ...]
    """A rule of the content that says several things at once is several rules."""

    def times(self, what: str, part: int | None = None) -> int:
        """How often something happened."""
        return sum(self.tally.found[key] for key in self._keys(what, part))

    def games(self, what: str, part: int | None = None) -> int:
        """In how many games something happened, at most."""
        return max((self.tally.in_games[key] for key in self._keys(what, part)), default=0)

    def parts(self, what: str) -> list[int]:
        """The numbers of the parts to which something happened."""
        return sorted({key[2] for key in self._keys(what, None)})

    def values(self, what: str, part: int | None = None) -> list[tuple[str, int]]:
        """With which values or whom it happened, and how often; the most frequent first."""
        found: Counter[str] = Counter()
        for key in self._keys(what, part):
            found[key[3]] += self.tally.found[key]
        return sorted(found.items(), key=lambda one: (-one[1], one[0]))

    def first(self, what: str, part: int | None = None) -> tuple[int, int] | None:
        """The first game in which something happened, and its round there."""
        return min((self.tally.first[key] for key in self._keys(what, part)), default=None)

    def _keys(self, what: str, part: int | None) -> Iterator[Key]:
        for key in self.tally.found:
            if key[0] in self.numbers and key[1] == what and (part is None or key[2] == part):
                yield key
