"""How a game ended, as records that print themselves."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Won:
    """The party reached its goal."""

    round: int
    page: int


@dataclass(frozen=True)
class Lost:
    """The party lost: time ran out, all mice were captured, or an ending of the chapter, which `reason` names."""

    round: int
    page: int
    reason: str


@dataclass(frozen=True)
class Stalled:
    """The game was stopped because it took too many rounds, too many decisions or too much work."""

    round: int
    page: int
    reason: str


Outcome = Won | Lost | Stalled
