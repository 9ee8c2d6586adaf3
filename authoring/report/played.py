"""Everything a report is made from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.playtest.statistics.intervals import Difference, Share

if TYPE_CHECKING:
    from authoring.content.findings import Finding
    from authoring.playtest.open_chapter import Opened
    from engine.playtest import Plan, Result, Table, Tally
    from engine.playtest.statistics.targets import Verdict

DIGITS = 6
"""Digits of shares and means in reports: enough for any use, few enough to be the same everywhere."""


@dataclass(frozen=True, eq=False)
class Played:
    """A playtest that was run: the chapter, the table it was played at, and what came out."""

    opened: Opened
    table: Table
    result: Result[Tally]
    verdicts: tuple[Verdict, ...] = ()
    wide: Result[Tally] | None = None
    wide_page: int = 0
    """The same games with a later end marker, for the curve of end pages."""
    findings: tuple[Finding, ...] = ()
    """What lint says of the chapter."""

    @property
    def plan(self) -> Plan:
        """How it was played."""
        return self.table.plan

    @property
    def tally(self) -> Tally:
        """The sums."""
        return self.result.tally

    @property
    def end_page(self) -> int:
        """The page the end marker started on."""
        return self.plan.end_page or self.table.chapter.end_page

    def game(self, index: int) -> dict[str, Any]:
        """How to name a game, so that it can be replayed."""
        return {"seed": self.plan.seed + index, "party": list(self.plan.party_of(index))}


def number(value: float) -> float:
    """A number as reports write it."""
    return round(value, DIGITS)


def share_data(one: Share) -> dict[str, Any]:
    """A share with its interval."""
    low, high = number(one.low), number(one.high)
    return {"count": one.count, "games": one.games, "rate": number(one.rate), "low": low, "high": high}


def difference_data(one: Difference) -> dict[str, Any]:
    """A difference of shares with its interval."""
    return {"value": number(one.value), "low": number(one.low), "high": number(one.high)}
