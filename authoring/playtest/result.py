"""What a playtest returns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.playtest.statistics.intervals import Share, share

if TYPE_CHECKING:
    from authoring.content.findings import Finding
    from authoring.people.games import PeoplesGames
    from authoring.playtest.diagnosis import Diagnosis
    from authoring.playtest.open_chapter import LoadedChapter
    from authoring.playtest.why import Why
    from engine.playtest import CompiledPlan, Plan, Result, Tally
    from engine.playtest.recording.recorder import Recording
    from engine.playtest.statistics.targets import Verdict


@dataclass(frozen=True)
class PlaytestResult:
    """A finished playtest: everything that a report is made from."""

    loaded: LoadedChapter
    compiled: CompiledPlan
    run: Result[Tally]
    verdicts: tuple[Verdict, ...] = ()
    """The targets of the chapter, judged."""
    longer_run: Result[Tally] | None = None
    """The same games with the end marker on `longer_run_page`, for the curve of end pages."""
    longer_run_page: int = 0
    findings: tuple[Finding, ...] = ()
    """What lint found in the chapter."""
    recordings: Mapping[str, Recording] = field(default_factory=dict)
    """The games worth watching, by what they show; empty unless they were to be recorded."""

    silent: Mapping[str, Why] = field(default_factory=dict)
    """Why rules of the author had no effect in any game, by their places."""
    diagnosis: Diagnosis | None = None
    """Why the games went as they did; None if nobody asked."""
    people: PeoplesGames | None = None
    """The games that people played, if the chapter's folder lists any."""

    @property
    def plan(self) -> Plan:
        """Bot, parties, seeds and options of the games."""
        return self.compiled.plan

    @property
    def tally(self) -> Tally:
        """The sums over all games."""
        return self.run.tally

    @property
    def win_rate(self) -> Share:
        """The share of games that were won, with its 95 % interval."""
        return share(self.tally.won, self.tally.games)

    @property
    def end_page(self) -> int:
        """The page the end marker started on."""
        return self.plan.end_page or self.compiled.chapter.end_page

    def game(self, index: int) -> dict[str, Any]:
        """Return the seed and the party of a game, which is all a replay needs."""
        return {"seed": self.plan.seed + index, "party": list(self.plan.party_of(index))}

    def __repr__(self) -> str:
        return f"PlaytestResult({self.compiled.chapter.ident}, {self.tally.games} games, won {self.win_rate.rate:.0%})"
