"""A manner of playing: what a table decides once for a whole chapter, and not anew at every turn."""

from __future__ import annotations

from typing import Final

SLACK: Final = 12
"""Cheese of time in hand above which a table still searches before it goes on."""

LATE: Final = 3
"""Mice that have had their turn: with so many, what waits behind a door would strike first."""

IN_A_HURRY: Final = 99
PATIENT: Final = 4
NEVER_LATE: Final = 9


class Manner:
    """Which goals of the chapter are left aside (as bits), how much is searched, and when doors are opened."""

    def __init__(self, skips: int = 0, slack: int = SLACK, late: int = LATE) -> None:
        self.skips = skips
        self.slack = slack
        self.late = late


FAMILY: Final = Manner()
"""A family table: it goes wherever the chapter sends it, and searches while there is time."""


def other_manners(manner: Manner, goals: int) -> list[list[Manner]]:
    """What could be done otherwise: per question of manner the other answers to it. The last goal is never left."""
    slack, late, skips = manner.slack, manner.late, manner.skips
    found = [[Manner(skips | 1 << goal, slack, late)] for goal in range(goals - 1)]
    found.append([Manner(skips, IN_A_HURRY, late), Manner(skips, PATIENT, late)])
    found.append([Manner(skips, slack, NEVER_LATE)])
    return found
