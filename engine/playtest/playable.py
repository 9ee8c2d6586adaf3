"""The two protocols that `run` needs: a plan of many games, and the same plan compiled."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar


class MergeableTally(Protocol):
    """Sums over games. Tallies of consecutive games can be merged."""

    def add(self, one: Any) -> None:
        """Count one game."""
        ...

    def skip(self, count: int) -> None:
        """Record that some games were not played, so that later games keep their numbers."""
        ...

    def merge(self, later: Any) -> None:
        """Count the games of a tally that follows this one."""
        ...


T = TypeVar("T", bound=MergeableTally)
T_co = TypeVar("T_co", bound=MergeableTally, covariant=True)


class AnyCompiledPlan(Protocol):
    """A plan that is ready to be played: of one chapter, or of a campaign."""

    def play(self, index: int) -> Any:
        """Play one game and return its summary. An error becomes part of the summary; it is never raised."""
        ...

    def lost(self, index: int) -> Any:
        """Return the summary of a game that cannot be played, because it kills the process that plays it."""
        ...


class AnyPlan(Protocol[T_co]):
    """A plan that can be pickled, sent to a worker and compiled there."""

    def empty_tally(self) -> T_co:
        """Return a tally of no games."""
        ...

    def compile(self) -> AnyCompiledPlan:
        """Compile the chapters of the plan."""
        ...
