"""Sums over many games. Tallies can be merged, so it does not matter which worker played which games.

Everything is an int or a table of ints: the sum of the parts is exactly the whole, whatever the order of additions.
"""

from __future__ import annotations

from array import array
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from engine.playtest.facts import facts_of
from engine.playtest.summary import CRASHED, SAMPLE, UNPLAYED
from engine.records.state import LOST, WON

if TYPE_CHECKING:
    from engine.playtest.summary import Summary

MOST_CRASHES: Final = 20
"""Crashes that are kept with their messages; further ones are only counted."""


MOST_MARKED: Final = 2000
"""So many games of a run keep their marks."""


@dataclass(frozen=True, order=True)
class Pick:
    """A game worth watching, with its key: the smallest key wins."""

    key: tuple[int, ...]
    index: int


@dataclass(slots=True)
class Row:
    """How often something was met, in how many games, how many of them were won, and in which game first."""

    times: int = 0
    games: int = 0
    won: int = 0
    first: int = -1

    def __reduce__(self) -> tuple[type[Row], tuple[int, ...]]:
        """Pickle without field names: workers send rows by the hundred, and this takes a third of the time."""
        return Row, (self.times, self.games, self.won, self.first)

    def add(self, times: int, won: bool, index: int) -> None:
        """Count one game in which it happened."""
        self.times += times
        self.games += 1
        self.won += won
        if self.first < 0 or index < self.first:
            self.first = index

    def merge(self, other: Row) -> None:
        """Count the games of another row."""
        self.times += other.times
        self.games += other.games
        self.won += other.won
        if other.first >= 0 and (self.first < 0 or other.first < self.first):
            self.first = other.first


@dataclass
class Moment:
    """The games that reached a round: how many, how many of them were won, and the sums of their samples."""

    games: int = 0
    won: int = 0
    sums: list[int] = field(default_factory=lambda: [0] * len(SAMPLE))

    def add(self, sample: tuple[int, ...], won: bool) -> None:
        """Count one game."""
        self.games += 1
        self.won += won
        for i, value in enumerate(sample):
            self.sums[i] += value

    def merge(self, other: Moment) -> None:
        """Count the games of another moment."""
        self.games += other.games
        self.won += other.won
        self.sums = [mine + theirs for mine, theirs in zip(self.sums, other.sums, strict=True)]


@dataclass(repr=False)
class Tally:
    """Sums over games. Keys of the counters are ints and ids; numbers of faces, lines and minions are the chapter's."""

    outcomes: Counter[int] = field(default_factory=Counter)
    course: bytearray = field(default_factory=bytearray)
    """The outcome of each game, in order."""
    lengths: array[int] = field(default_factory=lambda: array("H"))
    """The rounds of each game, in order."""
    reasons: Counter[tuple[int, str]] = field(default_factory=Counter)
    ends: Counter[tuple[int, str, int]] = field(default_factory=Counter)
    rounds: Counter[tuple[int, int]] = field(default_factory=Counter)
    pages: Counter[tuple[int, int]] = field(default_factory=Counter)
    half_minutes: Counter[int] = field(default_factory=Counter)
    slack: Counter[tuple[int, int]] = field(default_factory=Counter)
    capture_rounds: Counter[int] = field(default_factory=Counter)
    captures: dict[int, Row] = field(default_factory=dict)
    """Captures per space."""
    captors: dict[int, Row] = field(default_factory=dict)
    """Captures per kind of minion; -1: something else."""
    totals: Counter[str] = field(default_factory=Counter)
    lines: dict[int, Row] = field(default_factory=dict)
    before: Counter[tuple[int, int]] = field(default_factory=Counter)
    """Per face, card or ability, and a face: the games in which that face was entered first."""
    minions: dict[int, Row] = field(default_factory=dict)
    kills: Counter[int] = field(default_factory=Counter)
    heroes: dict[str, Row] = field(default_factory=dict)
    hero_kills: Counter[str] = field(default_factory=Counter)
    hero_captures: Counter[str] = field(default_factory=Counter)
    parties: dict[tuple[str, ...], Row] = field(default_factory=dict)
    visits: Counter[int] = field(default_factory=Counter)
    hurts: Counter[int] = field(default_factory=Counter)
    """Wounds of mice per space."""
    waits: dict[int, Row] = field(default_factory=dict)
    """Turns per space in which a mouse stayed there and did nothing."""
    facts: list[int] = field(default_factory=list)
    """What each game met, in order, as the bits of a number (`engine.playtest.facts`)."""
    waited: array[int] = field(default_factory=lambda: array("H"))
    """The turns of each game in which a mouse stayed where it was and did nothing, in order."""
    marks: list[array[int]] = field(default_factory=list)
    """The marks of each game (`engine.playtest.summary.mark`), in order; later games of a long run have none."""
    end_faces: array[int] = field(default_factory=lambda: array("h"))
    """The face on which each game ended, in order."""
    offered: dict[int, Row] = field(default_factory=dict)
    taken: dict[int, Row] = field(default_factory=dict)
    """How often each offer (`engine.playtest.offers`) was made and taken."""
    nothings: dict[int, Row] = field(default_factory=dict)
    """Per effect (`Chapter.effects`): how often it found nobody or nothing, and in which game first."""
    moments: dict[int, Moment] = field(default_factory=dict)
    shown: dict[tuple[int, int], int] = field(default_factory=dict)
    """The first game with an outcome and a number of rounds, to find a typical one."""
    closest: Pick | None = None
    worst: Pick | None = None
    crashes: list[tuple[int, tuple[str, ...], str]] = field(default_factory=list)

    def __repr__(self) -> str:
        return f"<Tally: {self.games} games, {self.won} won, {self.outcomes[CRASHED]} crashed>"

    @property
    def games(self) -> int:
        """Games that came to an end."""
        return len(self.course) - self.outcomes[CRASHED] - self.outcomes[UNPLAYED]

    @property
    def won(self) -> int:
        """Games that were won."""
        return self.outcomes[WON]

    def add(self, one: Summary) -> None:
        """Count one game. Games are added in the order of their numbers."""
        self.outcomes[one.outcome] += 1
        self.course.append(one.outcome)
        self.lengths.append(one.rounds)
        self.facts.append(facts_of(one))
        self.waited.append(sum(one.waits.values()))
        self.marks.append(array("L", one.marks if one.index < MOST_MARKED else ()))
        self.end_faces.append(one.face)
        if one.outcome == CRASHED:
            if len(self.crashes) < MOST_CRASHES:
                self.crashes.append((one.seed, one.party, one.error))
            return
        self._add_end(one)
        self._add_rows(one)
        self._add_moments(one)
        self._add_picks(one)

    def _add_end(self, one: Summary) -> None:
        self.reasons[one.outcome, one.reason] += 1
        self.ends[one.outcome, one.reason, one.face] += 1
        self.rounds[one.outcome, one.rounds] += 1
        self.pages[one.outcome, one.page] += 1
        self.half_minutes[one.half_minutes] += 1
        self.slack[one.outcome, one.slack] += 1
        for word in ("decisions", "surges", "searches", "mouse_turns", "minion_turns", "idle_turns"):
            self.totals[word] += getattr(one, word)
        self.totals["captures"] += len(one.captures)
        for when, _, _, _ in one.captures:
            self.capture_rounds[when] += 1

    def _add_rows(self, one: Summary) -> None:
        won = one.outcome == WON
        captured = Counter(space for _, space, _, _ in one.captures)
        captors = Counter(kind for _, _, _, kind in one.captures)
        counted = (
            (self.offered, one.offered), (self.taken, one.taken), (self.lines, one.hits),
            (self.nothings, one.nothings), (self.waits, one.waits), (self.captures, captured),
            (self.captors, captors),
        )  # fmt: skip
        for rows, counts in counted:
            for key, times in counts.items():
                rows.setdefault(key, Row()).add(times, won, one.index)
        self.before.update(one.before)
        for kind, kills in enumerate(one.kills):
            if one.met >> kind & 1 or kills:
                self.minions.setdefault(kind, Row()).add(1, won, one.index)
            if kills:
                self.kills[kind] += kills
        for hero, kills, captures in zip(one.heroes, one.mouse_kills, one.mouse_captures, strict=True):
            self.heroes.setdefault(hero, Row()).add(1, won, one.index)
            self.hero_kills[hero] += kills
            self.hero_captures[hero] += captures
        self.parties.setdefault(one.party, Row()).add(1, won, one.index)
        for spaces, numbers in ((self.visits, one.visits), (self.hurts, one.hurts)):
            for space, number in enumerate(numbers):
                if number:
                    spaces[space] += number

    def _add_moments(self, one: Summary) -> None:
        for number, sample in enumerate(one.samples, start=1):
            self.moments.setdefault(number, Moment()).add(sample, one.outcome == WON)

    def _add_picks(self, one: Summary) -> None:
        self.shown.setdefault((one.outcome, one.rounds), one.index)
        if one.outcome == WON:
            # a narrow escape: the fewest pages left, then the most captures
            self.closest = _least(self.closest, Pick((one.slack, -len(one.captures)), one.index))
        if one.outcome == LOST:
            self.worst = _least(self.worst, Pick((one.rounds, -len(one.captures)), one.index))

    def skip(self, count: int) -> None:
        """Record that games were not played, so that later games keep their numbers."""
        self.outcomes[UNPLAYED] += count
        self.course.extend([UNPLAYED] * count)
        self.lengths.extend([0] * count)
        self.facts.extend([0] * count)
        self.waited.extend([0] * count)
        self.marks.extend(array("L") for _ in range(count))
        self.end_faces.extend([-1] * count)

    def merge(self, later: Tally) -> None:
        """Count the games of another tally, which come after those of this one."""
        self.course += later.course
        self.lengths += later.lengths
        self.facts += later.facts
        self.waited += later.waited
        self.marks += later.marks
        self.end_faces += later.end_faces
        for name in COUNTERS:
            getattr(self, name).update(getattr(later, name))
        for name in TABLES:
            mine = getattr(self, name)
            for key, row in getattr(later, name).items():
                mine.setdefault(key, type(row)()).merge(row)
        for key, index in later.shown.items():
            self.shown.setdefault(key, index)
        self.closest = _least(self.closest, later.closest)
        self.worst = _least(self.worst, later.worst)
        self.crashes = (self.crashes + later.crashes)[:MOST_CRASHES]


COUNTERS: Final = (
    "outcomes", "reasons", "ends", "rounds", "pages", "half_minutes", "slack", "capture_rounds", "totals",
    "kills", "hero_kills", "hero_captures", "visits", "hurts", "before",
)  # fmt: skip
TABLES: Final = (
    "lines", "minions", "heroes", "parties", "moments", "nothings", "offered", "taken", "waits", "captures",
    "captors",
)  # fmt: skip


def _least(one: Pick | None, other: Pick | None) -> Pick | None:
    if one is None or other is None:
        return one or other
    return min(one, other)
