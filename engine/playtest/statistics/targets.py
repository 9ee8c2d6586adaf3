"""Judge the targets of a chapter: pass, fail, or undecided.

A target passes when the interval of what was seen lies within what is wanted, fails when it lies outside, and is
undecided while it reaches over an edge. The intervals are those of `sequential`: they may be looked at after every
batch, so a run can stop as soon as all is decided, and at most one in twenty verdicts is wrong.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from engine.playtest.statistics.intervals import by_second, mean
from engine.playtest.statistics.sequential import mean_bounds, rate_bounds

if TYPE_CHECKING:
    from engine.playtest.tally import Tally

PASS: Final = "pass"
FAIL: Final = "fail"
UNDECIDED: Final = "undecided"

RATE: Final = "win-rate"
ROUNDS: Final = "rounds"


@dataclass(frozen=True)
class Target:
    """A target: the bot, what is measured, the wanted range, and the number of mice (0: the usual number)."""

    bot: str
    what: str
    least: float
    most: float
    mice: int = 0


@dataclass(frozen=True)
class Verdict:
    """A judged target. `low` and `high` are the interval of the observed value `seen`."""

    target: Target
    games: int
    seen: float
    low: float
    high: float

    @property
    def word(self) -> str:
        """Pass, fail or undecided."""
        if self.games and self.target.least <= self.low and self.high <= self.target.most:
            return PASS
        if self.games and (self.low > self.target.most or self.high < self.target.least):
            return FAIL
        return UNDECIDED


def targets_of(chapter: dict[str, Any]) -> list[Target]:
    """Return the targets of a chapter's data, one for each measured value."""
    return [
        Target(one["bot"], what, float(one[what][0]), float(one[what][1]), one.get("mice", 0))
        for one in chapter.get("targets", [])
        for what in (RATE, ROUNDS)
        if what in one
    ]


def judge(target: Target, tally: Tally) -> Verdict:
    """Judge a target by games."""
    games = tally.games
    if target.what == RATE:
        low, high = rate_bounds(tally.won, games)
        return Verdict(target, games, tally.won / games if games else 0.0, low, high)
    rounds = by_second(tally.rounds)
    low, high = mean_bounds(rounds)
    return Verdict(target, games, mean(rounds), low, high)
