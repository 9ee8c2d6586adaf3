"""Versions of a chapter ready to be played: compiled here once, so that workers that are forked have them, too."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from authoring.playtest.open_chapter import LoadedChapter
from authoring.playtest.options import PlaytestOptions
from authoring.playtest.runner import ProgressBar, no_progress_bar
from authoring.playtest.workers import local_workers, processes
from engine.playtest import CompiledPlan
from engine.playtest.parties import Party
from engine.playtest.portable_content import compile_portable
from engine.playtest.versions.plan import CompiledVersions, Versions
from engine.playtest.versions.play import Players


def compile_version(base: CompiledPlan, loaded: LoadedChapter, parties: tuple[Party, ...] = ()) -> CompiledPlan:
    """Compile a changed chapter with the bots, seeds and options of a plan, and its parties unless others are given."""
    content, chapter = compile_portable(loaded.content(), base.plan.options)
    return CompiledPlan(replace(base.plan, content=content, parties=parties or base.plan.parties), chapter)


@contextmanager
def open_players(
    versions: list[CompiledPlan],
    options: PlaytestOptions,
    games: int,
    label: str,
    progress: ProgressBar = no_progress_bar,
) -> Iterator[Players]:
    """Open what plays the games of some versions; `games` and `label` are for the progress bar."""
    plan = Versions(tuple(one.plan for one in versions))
    compiled = CompiledVersions(plan.plans, dict(enumerate(versions)))
    with local_workers(processes(options)) as workers, progress(games, label) as advance:
        yield Players(plan, compiled, workers.executor, advance)
