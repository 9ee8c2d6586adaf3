"""A cause: what it is, what it costs, and a game and a moment in which it shows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

POINTS: Final = "points"
TURNS: Final = "turns"
NOTHING: Final = ""
"""What a cost is a share of: games (points of win rate), turns of mice, or neither."""


@dataclass(frozen=True)
class Moment:
    """A moment of a game.

    `what` is "end", "line" (number: of `Lines.all`), "toss" (of `Chapter.tosses`), "wait" and "captured" (a face),
    "captor" (a kind of minion), "victim" (a hero), "option" (a `choose`) or "offer" (of `Offers.all`).
    """

    what: str
    number: int = -1


END: Final = Moment("end")


@dataclass(frozen=True)
class Cause:
    """Something that makes a chapter worse.

    `cost` is the share of games or turns that it costs, 0 if it costs neither. `about` holds its ids and numbers.
    """

    kind: str
    cost: float
    unit: str
    about: dict[str, Any] = field(default_factory=dict)
    line: int = -1
    """The line of the chapter that it is about (`Lines.all`), if there is one."""
    where: str = ""
    """The place in a file, if it is about something else."""
    example: int = -1
    """The number of a game in which it happens."""
    moment: Moment = END
