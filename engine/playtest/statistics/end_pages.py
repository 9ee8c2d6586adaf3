"""The win rate at every possible end page, from one run.

The end marker does nothing but wait for the hourglass. A game played with the marker on page E goes exactly as it would
with the marker d pages earlier, until the hourglass comes within d pages of the marker: there the other game is lost.
So a win counts for page E − d when its least distance (`Game.slack`) was greater than d.

That is exact unless a rule (the number `pages-left`) or a bot looks at the end marker. A bot that
does look plays as if it had the pages it was given, and its curve says so.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.playtest.statistics.intervals import Share, share
from engine.records.state import WON

if TYPE_CHECKING:
    from engine.playtest.tally import Tally
    from engine.records.content import Content

LOOKING = "pages-left"
"""The word of the rule language that reads the end marker."""


@dataclass(frozen=True)
class Point:
    """The win rate at one end page."""

    page: int
    wins: Share


def curve(tally: Tally, end_page: int) -> list[Point]:
    """The win rate at every end page from 2 to the one that was played."""
    return [Point(page, share(_wins(tally, end_page - page), tally.games)) for page in range(2, end_page + 1)]


def _wins(tally: Tally, fewer: int) -> int:
    return sum(count for (outcome, slack), count in tally.slack.items() if outcome == WON and slack > fewer)


def rules_look(content: Content) -> bool:
    """Whether any rule of the content could read the end marker."""
    parts = (
        content.chapter, content.heroes, content.minions, content.abilities, content.search_cards, content.statuses,
        content.achievements,
    )  # fmt: skip
    return any(_mentions(part) for part in parts)


def _mentions(data: Any) -> bool:
    if isinstance(data, dict):
        return LOOKING in data or any(_mentions(value) for value in data.values())
    if isinstance(data, list):
        return any(_mentions(value) for value in data)
    return bool(data == LOOKING)
