"""Games that are played again with one thing changed, and with the same seeds: more pages, or a face shut.

The same seeds give the same dice, so each game goes as before until the change makes a difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from engine.playtest.facts import OUT_OF_TIME
from engine.playtest.plan import CompiledPlan
from engine.playtest.run import run
from engine.playtest.shut_face import can_be_shut
from engine.playtest.statistics.intervals import Difference, Share, share
from engine.playtest.statistics.paired import pairs, rate_difference
from engine.playtest.worker import pack, play_batch
from engine.records.state import WON

if TYPE_CHECKING:
    from engine.playtest.plan import Plan
    from engine.playtest.tally import Tally

LEAST: Final = 60
MOST: Final = 150
PART: Final = 10
"""How many lost games are played with more pages: one for so many games of the run, within the two bounds."""
SHUT_GAMES: Final = 300
"""How many games are played with a face shut, at most."""


@dataclass(frozen=True)
class Longer:
    """Games that ran out of time and were played again with more pages, and those of them that were won then."""

    pages: int
    games: tuple[int, ...]
    won: frozenset[int]

    def share(self, among: Sequence[int]) -> Share:
        """The share that was won, of these games as far as they are among some."""
        games = set(self.games) & set(among)
        return share(len(games & self.won), len(games))


@dataclass(frozen=True)
class Shut:
    """The first games of a run, and the same games with a face shut."""

    before: Share
    after: Share
    change: Difference
    """How many more are won with the face shut."""


@dataclass
class Experiments:
    """Plays games of a run again, and keeps what came of it."""

    compiled: CompiledPlan
    tally: Tally
    executor: Executor | None = None
    longer: dict[int, Longer] = field(default_factory=dict)
    """By how many pages more."""
    shut: dict[str, Shut | None] = field(default_factory=dict)

    def with_pages(self, pages: int) -> Longer:
        """Play games in which time ran out with more pages: a few, spread over the whole run."""
        if pages not in self.longer:
            self.longer[pages] = self._play_longer(pages)
        return self.longer[pages]

    def without(self, face_id: str) -> Shut | None:
        """Play the first games with a face shut; None if it cannot be shut."""
        if face_id not in self.shut:
            board = self.compiled.chapter.board
            visited = {board.space_face[space] for space in self.tally.visits}
            can = can_be_shut(board, board.face_ids.index(face_id), visited)
            self.shut[face_id] = self._play_shut(face_id) if can else None
        return self.shut[face_id]

    def _play_longer(self, pages: int) -> Longer:
        lost = [index for index, facts in enumerate(self.tally.facts) if facts & OUT_OF_TIME]
        most = min(len(lost), MOST, max(LEAST, self.tally.games // PART))
        games = [lost[number * len(lost) // most] for number in range(most)]
        end = self.compiled.plan.end_page or self.compiled.chapter.end_page
        outcomes = self._outcomes(self._again(end_page=end + pages), games)
        won = frozenset(index for index, outcome in zip(games, outcomes, strict=True) if outcome == WON)
        return Longer(pages, tuple(games), won)

    def _play_shut(self, face_id: str) -> Shut:
        games = min(SHUT_GAMES, len(self.tally.course))
        later = self._again(shut=face_id)
        tally = run(later.plan, games, self.executor, compiled=later).tally
        found = pairs(self.tally, tally)
        before, after = (share(found.both + won, found.games) for won in (found.only_one, found.only_other))
        return Shut(before, after, rate_difference(found))

    def _again(self, **changes: object) -> CompiledPlan:
        plan: Plan = replace(self.compiled.plan, observer=None, **changes)  # type: ignore[arg-type]
        return CompiledPlan(plan, self.compiled.chapter)

    def _outcomes(self, later: CompiledPlan, games: list[int]) -> list[int]:
        """Play single games in workers; if the workers fail, or there are none, in this process."""
        if self.executor is not None:
            key, blob = pack(later.plan)
            try:
                futures = [self.executor.submit(play_batch, key, blob, index, 1) for index in games]
                tallies = [future.result() for future in futures]
                return [tally.course[0] for tally in tallies]  # type: ignore[union-attr]  # the plan was sent
            except Exception:  # whatever an executor raises when its workers have died
                pass
        return [later.play(index).outcome for index in games]
