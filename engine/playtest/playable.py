"""What can be played many times: a chapter, or a whole campaign."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar


class Sum(Protocol):
    """What many games come to: games can be added to it, and it merges with what comes after it."""

    def add(self, one: Any) -> None:
        """Count one game."""
        ...

    def skip(self, count: int) -> None:
        """Leave out games that were never played: those after them keep their numbers."""
        ...

    def merge(self, later: Any) -> None:
        """Count what comes after."""
        ...


T = TypeVar("T", bound=Sum)
T_co = TypeVar("T_co", bound=Sum, covariant=True)


class Sitting(Protocol):
    """A place where games are played, by number."""

    def play(self, index: int) -> Any:
        """Play one game. An error must be part of what it gives, never raised: the other games must not suffer."""
        ...


class Playable(Protocol[T_co]):
    """A plan that can be pickled and sat down to anywhere."""

    def empty(self) -> T_co:
        """A sum of no games."""
        ...

    def sit(self) -> Sitting:
        """Get everything ready."""
        ...
