"""Find the smallest changes of a chapter's numbers that reach a wish, and confirm them with fresh games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from authoring.balance.knobs import Knob, find_knobs
from authoring.balance.patch import Change, changed_texts, patch_of
from authoring.balance.search import Candidate, Cases, Wanted, search
from authoring.balance.variants import with_texts
from authoring.balance.versions import compile_version, open_players
from authoring.balance.wanted import WantedRange, read_wanted
from authoring.content.edits import EditError
from authoring.content.findings import Severity
from authoring.content.library import File
from authoring.playtest.compile_plan import DEFAULT_BOT, compile_plan
from authoring.playtest.open_chapter import LoadedChapter
from authoring.playtest.options import PlaytestOptions
from authoring.playtest.runner import ProgressBar, no_progress_bar
from engine.playtest import CompiledPlan
from engine.playtest.run import RunBrokenError
from engine.playtest.usage_error import UsageError
from engine.playtest.versions.ends import Ends
from engine.playtest.versions.play import Order
from engine.records.errors import ContentError

BEFORE: Final = 512
"""Games of the chapter as it is."""
FRESH: Final = 10_000_000
"""How far the seeds of the last games are from those of the search."""
GIVE_UP: Final = 500
"""After so many of the last games, a candidate is dropped whose wish is out of their reach."""


@dataclass
class Tuning:
    """What was found. `before` are the games of the chapter as it is, `after` the fresh ones with the changes."""

    loaded: LoadedChapter
    bot: str
    seed: int
    wanted: Wanted
    knobs: list[Knob]
    before: Cases
    changes: tuple[Change, ...] = ()
    after: Cases = field(default_factory=list)
    confirmed: bool = False
    """Whether the fresh games meet the wishes with their whole intervals."""
    was_met: bool = False
    """Whether the chapter as it is met them."""
    spent: int = 0
    """All games that were played."""
    interrupted: bool = False
    broken: str = ""
    """Why the workers could not go on, if they could not."""

    @property
    def texts(self) -> dict[File, str]:
        """The texts of the files with the changes."""
        return changed_texts(self.changes)

    @property
    def patch(self) -> str:
        """The changes as a unified diff."""
        return patch_of(self.texts)

    def __repr__(self) -> str:
        if self.was_met:
            return f"<Tuning of {self.loaded.entry.id}: nothing to change>"
        words = ", ".join(map(str, self.changes)) or "no change"
        return f"<Tuning of {self.loaded.entry.id}: {words}, {'confirmed' if self.confirmed else 'not confirmed'}>"


def tune(
    loaded: LoadedChapter,
    options: PlaytestOptions,
    want: Sequence[str] = (),
    mice: Sequence[int] = (),
    knobs: Sequence[str] = (),
    progress: ProgressBar = no_progress_bar,
) -> Tuning:
    """Find changes that reach some wishes, or the chapter's targets; `options.games` fresh games confirm them.

    Raises UsageError if an option does not fit.
    """
    wishes = read_wanted(want, mice, loaded.entry.data, options.bot or DEFAULT_BOT)
    turned = find_knobs(loaded, knobs)
    if not turned:
        raise UsageError("the chapter has no number to turn; name one with --knobs")
    return _Tuner(loaded, options, wishes, turned, progress).run()


class _Tuner:
    """The search for one chapter: its cases are the sizes of party that the wishes name."""

    def __init__(
        self,
        loaded: LoadedChapter,
        options: PlaytestOptions,
        wishes: list[WantedRange],
        knobs: list[Knob],
        progress: ProgressBar,
    ) -> None:
        sizes = list(dict.fromkeys(wish.mice for wish in wishes))
        if options.party and sizes != [0]:
            raise UsageError("--party names a party of one size; leave it out to tune for several")
        self.loaded, self.options, self.progress = loaded, options, progress
        content = loaded.content()
        self.bases = [compile_plan(content, replace(options, mice=size)) for size in sizes]
        self.wanted = Wanted(tuple((wish, sizes.index(wish.mice)) for wish in wishes))
        first = self.bases[0].plan
        self.found = Tuning(loaded, first.bot, first.seed, self.wanted, knobs, [Ends() for _ in sizes])

    def run(self) -> Tuning:
        """Search, then confirm the best candidates with fresh games until one is confirmed."""
        found = self.found
        try:
            self._search()
        except KeyboardInterrupt:
            found.interrupted = True
        except RunBrokenError as error:
            found.broken = str(error)
        return found

    def _search(self) -> None:
        found = self.found
        unchanged = Candidate((), found.before)
        self._play([unchanged], BEFORE)
        if self.wanted.is_met(found.before):
            found.was_met = True
            return
        singles = [Candidate((Change(knob, value),)) for knob in found.knobs for value in knob.values()]
        for candidate in search(found.before, singles, self.wanted, self._play):
            if self._is_sound(candidate):
                fresh = self._confirm(candidate)
                met = self.wanted.is_met(fresh)
                if not found.changes or met:
                    found.changes, found.after, found.confirmed = candidate.changes, fresh, met
                if met:
                    return

    def _play(self, candidates: Sequence[Candidate], games: int) -> None:
        """Play candidates until each has so many games of each case."""
        playable = [(one, plans) for one in candidates if (plans := self._plans(one))]
        self._play_plans([(one.cases, plans) for one, plans in playable], games, "games")

    def _play_plans(self, played: list[tuple[Cases, list[CompiledPlan]]], games: int, label: str) -> None:
        versions = [plan for _, plans in played for plan in plans]
        targets = [ends for cases, _ in played for ends in cases]
        orders = [
            Order(number, len(ends.course), games - len(ends.course))
            for number, ends in enumerate(targets)
            if len(ends.course) < games
        ]
        count = sum(order.count for order in orders)
        if not count:
            return
        with open_players(versions, replace(self.options, games=count), count, label, self.progress) as players:
            for order, ends in players.play(orders):
                targets[order.version].merge(ends)
        self.found.spent += count

    def _plans(self, candidate: Candidate) -> list[CompiledPlan]:
        """Compile a candidate for each case; nothing if it is no chapter that can be played."""
        if not candidate.changes:
            return self.bases
        if candidate.plans or candidate.broken:
            return candidate.plans
        try:
            variant = with_texts(self.loaded, changed_texts(candidate.changes))
            if variant.is_malformed:
                raise EditError("the chapter is malformed")
            candidate.plans = [compile_version(base, variant.loaded) for base in self.bases]
            candidate.cases = [Ends() for _ in self.bases]
        except (ContentError, EditError) as error:
            candidate.broken = str(error)
        return candidate.plans

    def _is_sound(self, candidate: Candidate) -> bool:
        """Whether lint finds no more errors and warnings in the changed chapter than in the chapter as it is."""
        variant = with_texts(self.loaded, changed_texts(candidate.changes))
        return not variant.new_findings(self.loaded, Severity.WARNING)

    def _confirm(self, candidate: Candidate) -> Cases:
        """Play fresh games; stop early if they are clearly out of reach of a wish."""
        fresh: Cases = [Ends() for _ in self.bases]
        plans = [_with_seed(plan, self.found.seed + FRESH) for plan in self._plans(candidate)]
        for games in dict.fromkeys((min(GIVE_UP, self.options.games), self.options.games)):
            self._play_plans([(fresh, plans)], games, "fresh games")
            if any(_is_out_of_reach(wish, fresh[case]) for wish, case in self.wanted.wishes):
                break
        return fresh


def _with_seed(compiled: CompiledPlan, seed: int) -> CompiledPlan:
    return CompiledPlan(replace(compiled.plan, seed=seed), compiled.chapter)


def _is_out_of_reach(wish: WantedRange, ends: Ends) -> bool:
    low, high = wish.interval(ends)
    return high < wish.least or low > wish.most
