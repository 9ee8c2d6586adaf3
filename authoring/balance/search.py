"""Search for the smallest changes that reach a wish: successive halving over the same seeds.

Every candidate plays some games; the half that comes nearest to the wish plays twice as many, and so on. First come
single changes. What they showed predicts what two changes do together: their effects are added, those on win rates as
log odds. The most promising pairs go through the same halving. Among candidates that lie well within the wish, the one
that changes least counts as the nearest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import exp, log
from typing import Final

from authoring.balance.patch import Change
from authoring.balance.wanted import WantedRange
from engine.playtest import CompiledPlan
from engine.playtest.statistics.targets import RATE
from engine.playtest.versions.ends import Ends

FIRST: Final = 64
"""Games of every candidate in the first round."""
ROUNDS: Final = 4
"""Rounds of halving: the last candidates have FIRST * 2 ** (ROUNDS - 1) games."""
PAIRS: Final = 20
"""How many pairs are played."""
WELL: Final = 0.6
"""With this distance from the middle of a wish, or less, a candidate lies well within it."""
FINALISTS: Final = 4

Cases = list[Ends]
"""The games of a candidate: for each size of party."""


@dataclass
class Candidate:
    """Some changes, and the games that were played with them."""

    changes: tuple[Change, ...]
    cases: Cases = field(default_factory=list)
    plans: list[CompiledPlan] = field(default_factory=list)
    """The changed chapter, compiled for each size of party."""
    broken: str = ""
    """Why it cannot be played, if it cannot."""

    @property
    def effort(self) -> tuple[int, float]:
        """How much it changes: how many numbers, and by how much."""
        return len(self.changes), sum(change.effort for change in self.changes)


Play = Callable[[Sequence[Candidate], int], None]
"""Plays each candidate until it has so many games of each case."""


@dataclass(frozen=True)
class Wanted:
    """The wishes, each with the number of the case that shows it."""

    wishes: tuple[tuple[WantedRange, int], ...]

    def distance(self, cases: Cases) -> float:
        """How far games are from the wishes; up to 1 all are met, as far as these games can say."""
        return max(wish.distance(cases[case]) for wish, case in self.wishes)

    def is_met(self, cases: Cases) -> bool:
        """Whether all wishes are met with their whole intervals."""
        return all(wish.is_met(cases[case]) for wish, case in self.wishes)

    def seen(self, cases: Cases) -> list[float]:
        """The measured values, in the order of the wishes."""
        return [wish.seen(cases[case]) for wish, case in self.wishes]

    def predicted(self, base: list[float], singles: Iterable[list[float]]) -> float:
        """The distance from the wishes that changes are likely to have together."""
        worst = 0.0
        parts = list(singles)
        for number, (wish, _) in enumerate(self.wishes):
            scale, back = (_log_odds, _share) if wish.what == RATE else (_same, _same)
            start = scale(base[number])
            value = back(start + sum(scale(one[number]) - start for one in parts))
            half = max((wish.most - wish.least) / 2, 1e-9)
            worst = max(worst, abs(value - (wish.least + wish.most) / 2) / half)
        return worst

    def rank(self, candidate: Candidate) -> tuple[float, tuple[int, float]]:
        """A key that sorts candidates: how far they are, where well within is all one; then how much they change."""
        return self.lack(candidate.cases), candidate.effort

    def lack(self, cases: Cases) -> float:
        """What is lacking: 0 where games lie well within the wishes, or within them with their whole intervals."""
        distance = self.distance(cases)
        return 0.0 if distance <= WELL or self.is_met(cases) else distance


def search(base: Cases, singles: list[Candidate], wanted: Wanted, play: Play) -> list[Candidate]:
    """Return the best candidates, the best first: single changes, and pairs where no single change will do."""
    halve(singles, wanted, play)
    played = [one for one in singles if one.cases]
    best = _last(played, wanted)
    if not best or wanted.lack(best[0].cases):
        pairs = promising_pairs(base, played, wanted)
        halve(pairs, wanted, play)
        best = sorted([*best, *_last(pairs, wanted)], key=wanted.rank)  # either may have ended in an earlier round
    return best[:FINALISTS]


def halve(candidates: list[Candidate], wanted: Wanted, play: Play) -> None:
    """Play the candidates, and those that come nearest to the wish again and again, until the best meets it."""
    left, games = candidates, FIRST
    for _ in range(ROUNDS):
        play(left, games)
        left = sorted((one for one in left if one.cases), key=wanted.rank)
        if left and wanted.is_met(left[0].cases):
            return
        left = left[: max(FINALISTS, len(left) // 2)]
        games *= 2


def _last(candidates: list[Candidate], wanted: Wanted) -> list[Candidate]:
    """The candidates that came through to the last round, the best first."""
    most = max((len(one.cases[0].course) for one in candidates if one.cases), default=0)
    last = [one for one in candidates if one.cases and len(one.cases[0].course) == most]
    return sorted(last, key=wanted.rank)


def promising_pairs(base: Cases, singles: list[Candidate], wanted: Wanted) -> list[Candidate]:
    """The pairs of changes to different numbers that are likely to come nearest to the wish."""
    before = wanted.seen(base)
    seen = [wanted.seen(one.cases) for one in singles]
    found = []
    for one, other in combinations(range(len(singles)), 2):
        (first,), (second,) = singles[one].changes, singles[other].changes
        if first.knob is not second.knob:
            pair = Candidate((first, second))
            found.append((max(WELL, wanted.predicted(before, (seen[one], seen[other]))), pair.effort, one, other, pair))
    found.sort(key=lambda item: item[:-1])
    return [item[-1] for item in found[:PAIRS]]


def _log_odds(rate: float) -> float:
    rate = min(max(rate, 0.004), 0.996)
    return log(rate / (1 - rate))


def _share(log_odds: float) -> float:
    return 1 / (1 + exp(-log_odds))


def _same(value: float) -> float:
    return value
