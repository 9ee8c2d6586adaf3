"""What luck decides: which share of the outcome's variance each stream of chance has (pick and freeze).

Each row of games plays one game, another one, and for each source the first game once more with that source alone taken
from the second. The dice of a turn depend on their seed and on the number of the turn alone, so that a game with other
cards still rolls the same dice in the same turn. These are other games than those of a playtest: there one generator
serves all purposes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, Final

from engine.play import new_game, step
from engine.playtest.bot_names import make_bots
from engine.playtest.crash import LOST, crash_words
from engine.playtest.plan import CompiledPlan
from engine.playtest.start_at import start_at
from engine.playtest.statistics.intervals import Z95, Share, share, wilson
from engine.records.dice import DICE, STREAMS, advance, seeded
from engine.records.state import BETWEEN_TURNS, WON

if TYPE_CHECKING:
    from engine.playtest.plan import Plan

PLAYERS: Final = "players"
SOURCES: Final = (*STREAMS, PLAYERS)
"""What is drawn anew, one at a time: the streams of chance, and the choices by which bots break ties."""

STREAM: Final = 20
"""The first stream of the generator from which the seeds of the sources come."""
TURNS: Final = 1 << 12
"""More turns than a game has: the dice of every turn have a seed of their own."""

Seeds = tuple[int, ...]
"""A seed for each source."""


def play_with_seeds(compiled: CompiledPlan, index: int, seeds: Seeds) -> bool:
    """Play a game in which every source has a seed of its own; whether it is won."""
    plan = compiled.plan
    party = plan.party_of(index)
    heroes = [compiled.chapter.hero_ids.index(hero) for hero in party]
    generators = [seeded(seed, STREAM) for seed in seeds[: len(STREAMS)]]
    bots = make_bots(plan.bot, seeds[-1] & 0x7FFFFFFF, len(party))
    game = new_game(compiled.chapter, heroes, 0, bots, end_page=plan.end_page, streams=generators)
    if plan.start:
        start_at(game, plan.start)
    state = game.state
    while not state.outcome:
        if state.phase == BETWEEN_TURNS:
            state.rng = seeded(seeds[DICE] * TURNS + state.turn, STREAM + 1)
        step(game)
    return state.outcome == WON


@dataclass(frozen=True)
class Row:
    """The games of one row: whether the first was won, the second, and the first with each source of the second."""

    first: bool = False
    second: bool = False
    mixed: tuple[bool, ...] = ()
    error: str = ""


@dataclass
class LuckTally:
    """Rows of games. They are kept one by one: the intervals need them."""

    rows: list[Row] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def add(self, one: Row) -> None:
        """Count a row; one that crashed counts in no share."""
        if one.error:
            self.errors.append(one.error)
        else:
            self.rows.append(one)

    def skip(self, count: int) -> None:
        """Rows that were not played count in no share."""

    def merge(self, later: LuckTally) -> None:
        """Count the rows of a later tally."""
        self.rows += later.rows
        self.errors += later.errors


@dataclass(frozen=True)
class LuckPlan:
    """Rows of games of a plan; row number i has the seeds that come from `seed + i`."""

    plan: Plan

    def empty_tally(self) -> LuckTally:
        """Return a tally of no rows."""
        return LuckTally()

    def compile(self) -> CompiledLuck:
        """Compile the chapter."""
        return CompiledLuck(CompiledPlan(self.plan))


class CompiledLuck:
    """A plan of rows with its chapter compiled."""

    def __init__(self, compiled: CompiledPlan) -> None:
        self.compiled = compiled

    def play(self, index: int) -> Row:
        """Play the games of a row."""
        first, second = (self._seeds(index, which) for which in (0, 1))
        try:
            return Row(
                play_with_seeds(self.compiled, index, first),
                play_with_seeds(self.compiled, index, second),
                tuple(
                    play_with_seeds(self.compiled, index, (*first[:source], second[source], *first[source + 1 :]))
                    for source in range(len(SOURCES))
                ),
            )
        except (Exception, SystemExit) as error:  # reported; a bot may call exit()
            return Row(error=crash_words(error))

    def lost(self, index: int) -> Row:
        """Return the row of games that kill the process that plays them."""
        return Row(error=LOST)

    def _seeds(self, index: int, which: int) -> Seeds:
        x = seeded(self.compiled.plan.seed + index, STREAM + 2 + which)
        found = []
        for _ in SOURCES:
            x = advance(x)
            found.append(x)
        return tuple(found)


@dataclass(frozen=True)
class Estimate:
    """A share of the variance with its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class LuckShare:
    """What a source decides. The variance of the outcome is 1 as a whole.

    `alone` is the share that the source decides whatever all others do; `involved` is the share that it has a part in:
    so much of the outcome is open when everything else is fixed. `turned` are the games that ended otherwise when only
    this source was drawn anew.
    """

    source: str
    alone: Estimate
    involved: Estimate
    turned: Share


def win_rate(tally: LuckTally) -> Share:
    """The share of won games among the first and second games of all rows."""
    return share(_won(tally.rows), 2 * len(tally.rows))


def luck_shares(tally: LuckTally) -> list[LuckShare]:
    """The share of each source, with the estimators of Jansen (1999, involved) and Saltelli (2010,
    alone); none where all games ended alike."""
    rate = win_rate(tally).rate
    if not 0 < rate < 1:
        return []
    return [_share_of(tally.rows, source) for source in range(len(SOURCES))]


def _share_of(rows: list[Row], source: int) -> LuckShare:
    turned = [row.first != row.mixed[source] for row in rows]
    middle = _won(rows) / (2 * len(rows))
    common = [(row.second - middle) * (row.mixed[source] - row.first) for row in rows]
    involved = _relative(rows, [differs / 2 for differs in turned])
    if not any(turned):
        top = wilson(0, len(rows))[1] / (2 * _variance(_won(rows), 2 * len(rows)))
        involved = Estimate(0.0, 0.0, min(1.0, top))
    return LuckShare(SOURCES[source], _relative(rows, common), involved, share(sum(turned), len(rows)))


def _relative(rows: list[Row], values: list[float]) -> Estimate:
    """The mean of a value of each row, relative to the variance of the outcome; the interval by the jackknife."""
    count, won, total = len(rows), _won(rows), sum(values)
    whole = total / count / _variance(won, 2 * count)
    less: list[float] = []
    for row, value in zip(rows, values, strict=True):
        variance = _variance(won - row.first - row.second, 2 * (count - 1)) if count > 1 else 0.0
        less.append((total - value) / (count - 1) / variance if variance else whole)
    middle = sum(less) / count
    half = Z95 * sqrt((count - 1) / count * sum((one - middle) ** 2 for one in less))
    value, low, high = (min(1.0, max(0.0, number)) for number in (whole, whole - half, whole + half))
    return Estimate(value, low, high)


def _won(rows: list[Row]) -> int:
    return sum(row.first + row.second for row in rows)


def _variance(won: int, games: int) -> float:
    return won * (games - won) / games**2
