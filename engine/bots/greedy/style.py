"""Styles of play: what a bot decides once for a whole chapter."""

from __future__ import annotations

from typing import Final

SLACK: Final = 12
"""With more time left than this, in cheese on the wheel, the party searches before it goes on."""

LATE: Final = 3
"""When this many mice have had their turn, no door is opened: the minions behind it would act first."""

SEARCHERS: Final = 3
"""The party waits while this many mice can still search."""

USUAL_CAUTION: Final = 100
"""How much danger counts, in per cent."""

IN_A_HURRY: Final = 99
PATIENT: Final = 4
NEVER_LATE: Final = 9


class PlayStyle:
    """Which goals of the chapter are skipped (as bits), how long the party searches, and when it opens doors.

    `searchers` is how many mice that can still search keep the party waiting, `waits` whether it waits for friends who
    are behind or in captivity, `caution` how much danger counts in per cent.
    """

    def __init__(
        self,
        skips: int = 0,
        slack: int = SLACK,
        late: int = LATE,
        searchers: int = SEARCHERS,
        waits: bool = True,
        caution: int = USUAL_CAUTION,
    ) -> None:
        self.skips = skips
        self.slack = slack
        self.late = late
        self.searchers = searchers
        self.waits = waits
        self.caution = caution

    def with_slack(self, slack: int) -> PlayStyle:
        """The same style with another time left at which the party stops searching."""
        return PlayStyle(self.skips, slack, self.late, self.searchers, self.waits, self.caution)


DEFAULT_STYLE: Final = PlayStyle()
"""Skip no goal, and search while there is time."""


def alternatives_to(style: PlayStyle, goals: int) -> list[list[PlayStyle]]:
    """The styles that differ in one respect, grouped by that respect. The last goal is never skipped."""
    slack, late, skips = style.slack, style.late, style.skips
    found = [[PlayStyle(skips | 1 << goal, slack, late)] for goal in range(goals - 1)]
    found.append([PlayStyle(skips, IN_A_HURRY, late), PlayStyle(skips, PATIENT, late)])
    found.append([PlayStyle(skips, slack, NEVER_LATE)])
    return found
