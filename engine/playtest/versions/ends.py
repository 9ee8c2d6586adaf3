"""How the games of one version of a chapter ended: less than a tally, and so quicker to play and to send."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from typing import Final

from engine.playtest.summary import CRASHED
from engine.records.state import WON

MOST_CRASHES: Final = 3
"""Errors that are kept with their messages."""


@dataclass(frozen=True)
class End:
    """The end of one game: its outcome, its rounds, and the error that stopped it, if one did."""

    outcome: int = CRASHED
    rounds: int = 0
    error: str = ""


@dataclass
class Ends:
    """The ends of games, in order."""

    course: bytearray = field(default_factory=bytearray)
    """The outcome of each game."""
    lengths: array[int] = field(default_factory=lambda: array("H"))
    """The rounds of each game."""
    errors: list[str] = field(default_factory=list)

    @property
    def games(self) -> int:
        """Games that came to an end."""
        return sum(1 for outcome in self.course if outcome < CRASHED)

    @property
    def won(self) -> int:
        """Games that were won."""
        return self.course.count(WON)

    @property
    def crashed(self) -> int:
        """Games that an error stopped."""
        return self.course.count(CRASHED)

    @property
    def mean_rounds(self) -> float:
        """How many rounds a game took on average."""
        rounds = [length for outcome, length in zip(self.course, self.lengths, strict=True) if outcome < CRASHED]
        return sum(rounds) / len(rounds) if rounds else 0.0

    def add(self, one: End) -> None:
        """Count one game."""
        self.course.append(one.outcome)
        self.lengths.append(one.rounds)
        if one.error and len(self.errors) < MOST_CRASHES:
            self.errors.append(one.error)

    def skip(self, count: int) -> None:
        """Leave games out that were not played; whoever asked for them sees that some are missing."""

    def merge(self, later: Ends) -> None:
        """Count games that come after these."""
        self.course += later.course
        self.lengths += later.lengths
        self.errors = (self.errors + later.errors)[:MOST_CRASHES]
