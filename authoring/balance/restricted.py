"""What bots lose that go without something, such as searching: over the same seeds as the same bots unrestricted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from authoring.balance.versions import open_players
from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.open_chapter import LoadedChapter
from authoring.playtest.options import PlaytestOptions
from authoring.playtest.runner import ProgressBar, no_progress_bar
from engine.playtest import CompiledPlan
from engine.playtest.versions.effects import Effect, Measurement, measure

TOGETHER = "+"
"""Joins what bots go without at the same time, as in `search+flip`."""


@dataclass(frozen=True)
class Restricted:
    """What bots lose without each thing, or each group of things."""

    loaded: LoadedChapter
    base: CompiledPlan
    measured: Measurement
    effects: tuple[tuple[str, Effect], ...]

    def __repr__(self) -> str:
        words = ", ".join(words for words, _ in self.effects)
        return f"<Restricted play of {self.loaded.entry.id} without {words}: {self.measured.spent} games>"


def play_without(
    loaded: LoadedChapter,
    options: PlaytestOptions,
    without: Sequence[str],
    progress: ProgressBar = no_progress_bar,
) -> Restricted:
    """Play `options.games` games as bots play them, and as many without each of some things.

    Raises UsageError if an option does not fit, or nothing of that name can be left out.
    """
    base = compile_plan(loaded.content(), options)
    versions = [base]
    for words in without:
        plan = replace(base.plan, without=tuple(words.split(TOGETHER)))
        versions.append(CompiledPlan(plan, base.chapter))
    budget = options.games * len(versions)
    with open_players(versions, replace(options, games=budget), budget, "games", progress) as players:
        measured = measure(players.play, len(without), options.games, adaptive=False)
    return Restricted(loaded, base, measured, tuple(zip(without, measured.effects, strict=True)))
