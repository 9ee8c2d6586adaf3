"""Styles of play: what a bot decides once for a whole chapter."""

from __future__ import annotations

from typing import Final

SLACK: Final = 12
"""With more time left than this, in cheese on the wheel, the party searches before it goes on."""

LATE: Final = 3
"""When this many mice have had their turn, no door is opened: the minions behind it would act first."""

IN_A_HURRY: Final = 99
PATIENT: Final = 4
NEVER_LATE: Final = 9


class PlayStyle:
    """Which goals of the chapter are skipped (as bits), how long the party searches, and when it opens doors."""

    def __init__(self, skips: int = 0, slack: int = SLACK, late: int = LATE) -> None:
        self.skips = skips
        self.slack = slack
        self.late = late


DEFAULT_STYLE: Final = PlayStyle()
"""Skip no goal, and search while there is time."""


def alternatives_to(style: PlayStyle, goals: int) -> list[list[PlayStyle]]:
    """The styles that differ in one respect, grouped by that respect. The last goal is never skipped."""
    slack, late, skips = style.slack, style.late, style.skips
    found = [[PlayStyle(skips | 1 << goal, slack, late)] for goal in range(goals - 1)]
    found.append([PlayStyle(skips, IN_A_HURRY, late), PlayStyle(skips, PATIENT, late)])
    found.append([PlayStyle(skips, slack, NEVER_LATE)])
    return found
