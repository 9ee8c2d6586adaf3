"""Take the parts of a chapter out of it in turn, and measure over the same seeds what each is worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from authoring.balance.parts import KINDS, find_parts
from authoring.balance.parts.heroes import substituted
from authoring.balance.parts.part import CannotChangeError, Part
from authoring.balance.variants import with_data
from authoring.balance.versions import compile_version, open_players
from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.open_chapter import LoadedChapter
from authoring.playtest.options import PlaytestOptions
from authoring.playtest.runner import ProgressBar, no_progress_bar
from engine.playtest import CompiledPlan
from engine.playtest.parties import Party
from engine.playtest.usage_error import UsageError
from engine.playtest.versions.effects import Effect, Measurement, measure
from engine.records.errors import ContentError


@dataclass(frozen=True)
class Knockout:
    """What the parts of a chapter are worth. `effects` holds the measured parts, `refused` the others with reasons."""

    loaded: LoadedChapter
    base: CompiledPlan
    options: PlaytestOptions
    double: bool
    measured: Measurement
    effects: tuple[tuple[Part, Effect], ...]
    refused: tuple[tuple[Part, str], ...]
    substitutes: dict[str, str]
    """Who went in the place of each hero."""

    def ranked(self) -> list[tuple[Part, Effect]]:
        """The parts with the surest effect on the win rate first; then by the size of what was seen."""

        def key(pair: tuple[Part, Effect]) -> tuple[float, float]:
            seen = pair[1].win_rate
            return -max(seen.low, -seen.high, 0.0), -abs(seen.value)

        return sorted(self.effects, key=key)

    def __repr__(self) -> str:
        what = "doubled" if self.double else "taken out"
        return f"<Knockout of {self.loaded.entry.id}: {len(self.effects)} parts {what}, {self.measured.spent} games>"


def knockout(
    loaded: LoadedChapter,
    options: PlaytestOptions,
    kinds: Sequence[str] = (),
    double: bool = False,
    progress: ProgressBar = no_progress_bar,
) -> Knockout:
    """Measure every part of a chapter, with `options.games` games for each on average.

    Raises UsageError if an option does not fit.
    """
    unknown = [kind for kind in kinds if kind not in KINDS]
    if unknown:
        raise UsageError(f'unknown kind of part "{unknown[0]}"', unknown[0], KINDS)
    base = compile_plan(loaded.content(), options)
    parts = find_parts(loaded, base.plan.parties, tuple(kinds))
    kept, versions, refused = [], [base], []
    for part in parts:
        try:
            versions.append(_version(loaded, base, part, double))
            kept.append(part)
        except CannotChangeError as error:
            refused.append((part, str(error)))
    budget = options.games * len(versions)
    with open_players(versions, replace(options, games=budget), budget, "games", progress) as players:
        measured = measure(players.play, len(kept), options.games)
    effects = tuple(zip(kept, measured.effects, strict=True))
    substitutes = {part.hero: _who_came(base, versions[at + 1]) for at, part in enumerate(kept) if part.hero}
    return Knockout(loaded, base, options, double, measured, effects, tuple(refused), substitutes)


def _version(loaded: LoadedChapter, base: CompiledPlan, part: Part, double: bool) -> CompiledPlan:
    """Compile the chapter without a part, or with it twice; raise CannotChangeError if that is no sound chapter."""
    variant, parties = with_data(loaded, part.double() if double else part.out()), _parties(base, part)
    wrong = variant.new_findings(loaded)
    if wrong:
        raise CannotChangeError(f"{wrong[0].message} ({wrong[0].code} {wrong[0].name})")
    try:
        return compile_version(base, variant.loaded, parties)
    except ContentError as error:
        raise CannotChangeError(error.message) from error


def _parties(base: CompiledPlan, part: Part) -> tuple[Party, ...]:
    if not part.hero:
        return base.plan.parties
    chapter = base.chapter
    allowed = [hero for number, hero in enumerate(chapter.hero_ids) if number not in chapter.barred]
    return substituted(base.plan.parties, part.hero, allowed)


def _who_came(base: CompiledPlan, version: CompiledPlan) -> str:
    """The heroes of the first party that are not in that of the base."""
    for before, after in zip(base.plan.parties, version.plan.parties, strict=True):
        if before != after:
            return next(hero for hero in after if hero not in before)
    return ""
