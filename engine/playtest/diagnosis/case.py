"""What a diagnosis looks at: the games of a playtest, what was wanted of them, and experiments."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from engine.playtest.diagnosis.experiments import Experiments
from engine.playtest.facts import OUT_OF_TIME, hit
from engine.playtest.lines import FACE
from engine.playtest.statistics.intervals import Share, share
from engine.playtest.summary import CRASHED
from engine.records.state import LOST, WON

if TYPE_CHECKING:
    from engine.playtest.plan import CompiledPlan
    from engine.playtest.tally import Tally

ENOUGH: Final = 30
"""Games with a thing, and without it, before they are compared."""
NEARLY_ALL: Final = 0.95


@dataclass
class Case:
    """The games of a playtest, and the win rates that are wanted.

    Without experiments, causes that need them are not found. `is_own` says whether a place is in a file of the author.
    """

    compiled: CompiledPlan
    tally: Tally
    wanted: tuple[float, float] | None = None
    experiments: Experiments | None = None
    is_own: Callable[[str], bool] = lambda place: True
    _games: dict[int, list[int]] = field(default_factory=dict)
    explained: set[int] = field(default_factory=set)
    """Lost games whose cause a finder is sure of; later finders leave them out."""

    @property
    def games(self) -> int:
        """Games that came to an end."""
        return self.tally.games

    @property
    def win_rate(self) -> float:
        """The share of games that were won."""
        return self.tally.won / self.games if self.games else 0.0

    @property
    def is_hard(self) -> bool:
        """Whether fewer games were won than wanted."""
        return self.wanted is not None and self.win_rate < self.wanted[0]

    @property
    def is_easy(self) -> bool:
        """Whether more games were won than wanted."""
        return self.wanted is not None and self.win_rate > self.wanted[1]

    def finished(self) -> Iterator[int]:
        """The numbers of the games that came to an end."""
        return (index for index, outcome in enumerate(self.tally.course) if outcome < CRASHED)

    def having(self, *bits: int) -> list[int]:
        """The games that met all of some facts."""
        wanted = sum(set(bits))
        facts = self.tally.facts
        return [index for index in self.finished() if facts[index] & wanted == wanted]

    def has(self, index: int, bit: int) -> bool:
        """Whether a game met a fact."""
        return bool(self.tally.facts[index] & bit)

    def lost(self, index: int) -> bool:
        """Whether a game was lost."""
        return self.tally.course[index] == LOST

    def out_of_time(self, index: int) -> bool:
        """Whether a game was lost because time ran out."""
        return self.has(index, OUT_OF_TIME)

    def wins(self, games: list[int]) -> Share:
        """How many of some games were won."""
        return share(sum(self.tally.course[index] == WON for index in games), len(games))

    def unexplained(self) -> list[int]:
        """The lost games that no finder has explained."""
        return [index for index in self.finished() if self.lost(index) and index not in self.explained]

    def faces(self) -> dict[int, int]:
        """The line of each face of the board, by the number of the face."""
        numbers = {line.name: number for number, line in enumerate(self.compiled.lines.all) if line.kind == FACE}
        return {face: numbers[name] for face, name in enumerate(self.compiled.chapter.board.face_ids)}

    def as_far(self, line: int) -> list[int]:
        """The games that got as far as those with a line: a face, or a card or ability that was drawn or used.

        They entered the face that comes first in nearly all of these games, and in the fewest others. So a thing that
        only winners come to is not compared with games that were lost long before.
        """
        met = self.tally.lines[line].games
        before = [face for face in self.faces().values() if self.tally.before[line, face] >= NEARLY_ALL * met]
        return min((self._came_to(face) for face in before), key=len, default=list(self.finished()))

    def _came_to(self, line: int) -> list[int]:
        if line not in self._games:
            self._games[line] = self.having(hit(line))
        return self._games[line]
