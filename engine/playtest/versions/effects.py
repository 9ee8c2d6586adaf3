"""Measure what versions of a chapter do, with the games spent where the answer is still open.

Version 0 is the chapter as it is. Every other version plays the same seeds; its effect is the difference, pair by pair.
After each round of games the versions whose effect is not yet clear get more. Because the intervals hold at every look,
stopping early for one version and playing on with another makes neither of them wrong.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from engine.playtest.run import RunBrokenError
from engine.playtest.statistics.intervals import Difference
from engine.playtest.statistics.sequential_pairs import length_change, rate_change
from engine.playtest.versions.ends import Ends
from engine.playtest.versions.play import Order, Player

FIRST: Final = 100
"""Games of every version in the first round."""
LITTLE: Final = 0.03
"""A difference of less than so much is no difference for an author."""
CLOSE: Final = 0.08
"""A difference that is known to this either way is known well enough, if its sign is clear."""
MOST_TIMES: Final = 4
"""A version gets at most so many times the games of its share."""

UNKNOWN_RATE: Final = Difference(0.0, -1.0, 1.0)
UNKNOWN_LENGTH: Final = Difference(0.0, float("-inf"), float("inf"))

MORE: Final = "more"
LESS: Final = "less"
NONE: Final = "none"
OPEN: Final = "open"


@dataclass
class Effect:
    """What a version does compared with version 0: to the share of games won, and to their rounds."""

    ends: Ends = field(default_factory=Ends)
    pairs: int = 0
    win_rate: Difference = UNKNOWN_RATE
    rounds: Difference = UNKNOWN_LENGTH

    @property
    def verdict(self) -> str:
        """Whether it is won more or less often, equally often for an author's purposes, or whether that is open."""
        if self.win_rate.low > 0:
            return MORE
        if self.win_rate.high < 0:
            return LESS
        return NONE if self.win_rate.low >= -LITTLE and self.win_rate.high <= LITTLE else OPEN

    @property
    def is_clear(self) -> bool:
        """Whether further games would tell an author nothing new."""
        if self.verdict in (MORE, LESS):
            return self.win_rate.high - self.win_rate.low <= 2 * CLOSE
        return self.verdict == NONE

    @property
    def width(self) -> float:
        """The width of the interval of the win rate."""
        return self.win_rate.high - self.win_rate.low


@dataclass
class Measurement:
    """The ends of version 0, and the effect of every other version, in order."""

    base: Ends
    effects: list[Effect]
    interrupted: bool = False
    """Whether Ctrl-C stopped it. The last round of games is lost then."""
    broken: str = ""
    """Why the workers could not go on, if they could not."""

    @property
    def spent(self) -> int:
        """All games that were played."""
        return len(self.base.course) + sum(len(one.ends.course) for one in self.effects)


def measure(play: Player, versions: int, games: int, adaptive: bool = True) -> Measurement:
    """Measure `versions` besides version 0, with so many games for each on average; if not `adaptive`, for each."""
    found = Measurement(Ends(), [Effect() for _ in range(versions)])
    budget = games * (versions + 1)
    more = min(FIRST, games) if adaptive else games
    wanted = dict.fromkeys(range(versions), more)
    try:
        while wanted:
            _play(play, found, wanted)
            wanted = _next(found, games, budget - found.spent)
    except KeyboardInterrupt:
        found.interrupted = True
    except RunBrokenError as error:
        found.broken = str(error)
    return found


def _play(play: Player, found: Measurement, wanted: dict[int, int]) -> None:
    """Play more games of some versions, and of version 0 as many as the longest of them has."""
    orders = []
    longest = max(len(found.effects[one].ends.course) + more for one, more in wanted.items())
    have = len(found.base.course)
    if longest > have:
        orders.append(Order(0, have, longest - have))
    for one, more in wanted.items():
        orders.append(Order(one + 1, len(found.effects[one].ends.course), more))
    for order, ends in play(orders):
        (found.effects[order.version - 1].ends if order.version else found.base).merge(ends)
    for one in wanted:
        effect = found.effects[one]
        pairs, effect.win_rate = rate_change(found.base, effect.ends)
        effect.pairs, effect.rounds = pairs.games, length_change(found.base, effect.ends)


def _next(found: Measurement, games: int, left: int) -> dict[int, int]:
    """How many more games each version gets: half as many again where the answer is open, the widest interval first."""
    wanted: dict[int, int] = {}
    most, longest = MOST_TIMES * games, len(found.base.course)
    for one, effect in sorted(enumerate(found.effects), key=lambda pair: (-pair[1].width, pair[0])):
        have = len(effect.ends.course)
        more = min(max(FIRST // 2, have // 2), most - have)
        cost = more + max(0, have + more - longest)
        if effect.is_clear or effect.ends.crashed == have or more <= 0 or cost > left:
            continue
        wanted[one] = more
        left -= cost
        longest = max(longest, have + more)
    return dict(sorted(wanted.items()))
