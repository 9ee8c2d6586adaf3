"""A plan of several versions of a chapter. Game i of every version has the same seed and the party of its own plan.

The versions are one plan, so that workers keep them all compiled: the games of version v have the numbers from
`v * STRIDE`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.play import step
from engine.playtest.crash import LOST, crash_words
from engine.playtest.plan import CompiledPlan, Plan
from engine.playtest.versions.ends import End, Ends

STRIDE: Final = 1_000_000
"""No version plays as many games."""


@dataclass(frozen=True)
class Versions:
    """The plans of all versions."""

    plans: tuple[Plan, ...]

    def empty_tally(self) -> Ends:
        """Return the ends of no games."""
        return Ends()

    def compile(self) -> CompiledVersions:
        """Compile nothing yet: a version is compiled when its first game is played."""
        return CompiledVersions(self.plans)


class CompiledVersions:
    """Versions that are ready to be played. Those that have been compiled already may be given."""

    def __init__(self, plans: tuple[Plan, ...], compiled: dict[int, CompiledPlan] | None = None) -> None:
        self.plans = plans
        self._compiled = dict(compiled or {})

    def play(self, number: int) -> End:
        """Play one game to its end. An error becomes part of the result."""
        version, index = divmod(number, STRIDE)
        try:
            if version not in self._compiled:
                self._compiled[version] = self.plans[version].compile()
            game = self._compiled[version].game(index)
            state = game.state
            while not state.outcome:
                step(game)
        except (Exception, SystemExit) as error:  # a bot may call exit()
            return End(error=crash_words(error))
        return End(state.outcome, state.round)

    def lost(self, number: int) -> End:
        """Return the end of a game that kills the process that plays it."""
        return End(error=LOST)
