"""What a certificate keeps of every game: its outcome, its length, its end, and which lines a game reached first.

All figures of a certificate follow from a ledger, so whoever has it can count again.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from statistics import median
from typing import Any, Final

from authoring.report.rounding import rounded
from engine.playtest.plan import Plan
from engine.playtest.statistics.intervals import share
from engine.playtest.summary import CRASHED, UNPLAYED, Summary
from engine.records.state import LOST, STALLED, WON

LETTERS: Final = {WON: "w", LOST: "l", STALLED: "s", CRASHED: "c", UNPLAYED: "-"}
"""One letter for each outcome of a game."""


@dataclass
class Ledger:
    """Games in the order of their seeds."""

    outcomes: str = ""
    rounds: list[int] = field(default_factory=list)
    half_minutes: list[int] = field(default_factory=list)
    ends: list[str] = field(default_factory=list)
    """Why each game ended."""
    reached: dict[int, int] = field(default_factory=dict)
    """For each line of the chapter that a game reached, the number of the first such game."""

    def add(self, one: Summary) -> None:
        """Write down one game."""
        self.outcomes += LETTERS[one.outcome]
        self.rounds.append(one.rounds)
        self.half_minutes.append(one.half_minutes)
        self.ends.append(one.reason)
        for line in one.hits:
            self.reached.setdefault(line, one.index)

    def skip(self, count: int) -> None:
        """Write down games that were not played."""
        self.outcomes += LETTERS[UNPLAYED] * count
        self.rounds += [0] * count
        self.half_minutes += [0] * count
        self.ends += [""] * count

    def merge(self, later: Ledger) -> None:
        """Write down the games of another ledger, which come after those of this one."""
        self.outcomes += later.outcomes
        self.rounds += later.rounds
        self.half_minutes += later.half_minutes
        self.ends += later.ends
        for line, index in later.reached.items():
            self.reached.setdefault(line, index)


class LedgerPlan(Plan):
    """A plan whose games go into a ledger."""

    def empty_tally(self) -> Ledger:  # type: ignore[override]  # a ledger in place of a tally
        """Return a ledger of no games."""
        return Ledger()


def figures(outcomes: str, rounds: list[int], half_minutes: list[int], ends: list[str]) -> dict[str, Any]:
    """Return everything that a certificate says of some games in figures."""
    games, won = len(outcomes), outcomes.count(LETTERS[WON])
    rate = share(won, games)
    causes = Counter(end for letter, end in zip(outcomes, ends, strict=True) if letter == LETTERS[LOST])
    return {
        "games": games,
        "won": won,
        "win-rate": [rounded(value) for value in (rate.rate, rate.low, rate.high)],
        "rounds": _spread(rounds),
        "minutes": _spread([value / 2 for value in half_minutes]),
        "lost-by": dict(sorted(causes.items(), key=lambda cause: (-cause[1], cause[0]))),
    }


def _spread(values: list[Any]) -> list[float]:
    """The least, the middle and the largest of some values."""
    return [float(min(values)), float(median(values)), float(max(values))] if values else []
