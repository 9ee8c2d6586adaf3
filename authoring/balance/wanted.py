"""What an author wishes of a chapter: a win rate, a length, for some sizes of party; and how far games are from it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.playtest.statistics.intervals import Z95, wilson
from engine.playtest.statistics.sequential import mean_bounds
from engine.playtest.statistics.targets import RATE, ROUNDS, targets_of
from engine.playtest.summary import CRASHED
from engine.playtest.usage_error import UsageError
from engine.playtest.versions.ends import Ends

NEAR_RATE: Final = 0.05
"""A wish for one win rate is met so many shares around it."""
NEAR_ROUNDS: Final = 0.1
"""A wish for one number of rounds is met within this part of it."""
RANGE: Final = ".."
_NUMBER: Final = re.compile(r"\d+(\.\d+)?")


@dataclass(frozen=True)
class WantedRange:
    """A range that a measured value is to lie in, for a number of mice (0: the usual one)."""

    what: str
    least: float
    most: float
    mice: int = 0

    def distance(self, ends: Ends) -> float:
        """How far games are from the middle of the range: up to 1 they lie within it."""
        half = max((self.most - self.least) / 2, 1e-9)
        return abs(self.seen(ends) - (self.least + self.most) / 2) / half

    def seen(self, ends: Ends) -> float:
        """The value that is measured."""
        return ends.mean_rounds if self.what == ROUNDS else ends.won / max(1, ends.games)

    def interval(self, ends: Ends) -> tuple[float, float]:
        """The 95 % interval of the value, for games that were not chosen by their result."""
        if self.what == RATE:
            return wilson(ends.won, ends.games, Z95)
        counts: dict[int, int] = {}
        for outcome, rounds in zip(ends.course, ends.lengths, strict=True):
            if outcome < CRASHED:
                counts[rounds] = counts.get(rounds, 0) + 1
        return mean_bounds(counts)

    def is_met(self, ends: Ends) -> bool:
        """Whether the whole interval lies within the range."""
        low, high = self.interval(ends)
        return self.least <= low and high <= self.most

    def __str__(self) -> str:
        size = f" with {self.mice} mice" if self.mice else ""
        if self.what == RATE:
            return f"win rate {self.least:.0%} to {self.most:.0%}{size}".replace("%", " %")
        return f"{self.least:g} to {self.most:g} rounds{size}"


def read_wanted(words: Sequence[str], mice: Sequence[int], chapter: dict[str, Any], bot: str) -> list[WantedRange]:
    """Return the wishes in some words, each for all sizes of party; without words, the targets for the bot."""
    if words:
        return [_wish(word, size) for size in (mice or [0]) for word in words]
    found = [
        WantedRange(one.what, one.least, one.most, one.mice)
        for one in targets_of(chapter)
        if one.bot == bot and (not mice or one.mice in mice)
    ]
    if not any(one.what == RATE for one in found):
        raise UsageError(f'the chapter has no target for "{bot}", so say what you want: --want win-rate=0.5')
    return found


def _wish(word: str, mice: int) -> WantedRange:
    """Read `win-rate=0.5`, `win-rate=0.3..0.7`, `rounds=12` or `rounds=10..14`."""
    what, _, value = word.partition("=")
    if what not in (RATE, ROUNDS):
        raise UsageError(f'cannot wish for "{what}"; wish for win-rate=0.5 or rounds=12', what, [RATE, ROUNDS])
    ends = value.split(RANGE)
    if len(ends) > 2 or not all(_NUMBER.fullmatch(end) for end in ends):
        raise UsageError(f'"{word}" is no wish; write {what}=NUMBER or {what}=LEAST..MOST')
    numbers = [float(end) for end in ends]
    if what == RATE and max(numbers) > 1:
        raise UsageError(f'a win rate lies between 0 and 1, not at "{value}"')
    if len(numbers) == 2:
        if numbers[0] >= numbers[1]:
            raise UsageError(f'"{word}" wishes for nothing: {numbers[0]:g} is not below {numbers[1]:g}')
        return WantedRange(what, numbers[0], numbers[1], mice)
    near = NEAR_RATE if what == RATE else NEAR_ROUNDS * numbers[0]
    least, most = round(numbers[0] - near, 6), round(numbers[0] + near, 6)
    return WantedRange(what, max(0.0, least), min(1.0, most) if what == RATE else most, mice)
