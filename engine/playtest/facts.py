"""What one game met, as the bits of one number, so that games can be compared after a run.

Bit 0: time ran out. Then two bits for each of the chapter's tests and coin flips: it was made; the first one failed.
Then one bit for each line that was hit. The tosses come first because a chapter has few of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.playtest.summary import Summary

OUT_OF_TIME: Final = 1
TIME: Final = "time"
"""The reason of games that are lost because the hourglass reached the end marker."""
MOST_TOSSES: Final = 64
"""Further tests and coin flips of a chapter are not among the facts."""
_FIRST_LINE: Final = 1 + 2 * MOST_TOSSES


def facts_of(game: Summary) -> int:
    """Return what a game met."""
    facts = OUT_OF_TIME if game.reason == TIME else 0
    for toss, passed in game.tosses.items():
        if toss < MOST_TOSSES:
            facts |= tossed(toss) | (0 if passed else failed(toss))
    for line in game.hits:
        facts |= hit(line)
    return facts


def tossed(toss: int) -> int:
    """The bit of a test or coin flip that was made."""
    return 2 << 2 * toss


def failed(toss: int) -> int:
    """The bit of a test or coin flip whose first result in the game was failed, or tails."""
    return 4 << 2 * toss


def hit(line: int) -> int:
    """The bit of a line that was hit."""
    return 1 << _FIRST_LINE + line
