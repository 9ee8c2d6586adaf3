"""Measure which share of a chapter's outcome each stream of chance decides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.runner import ProgressBar, Runner, no_progress_bar
from authoring.playtest.workers import open_workers
from engine.playtest.luck import CompiledLuck, LuckPlan, LuckTally
from engine.playtest.usage_error import UsageError

if TYPE_CHECKING:
    from authoring.playtest.open_chapter import LoadedChapter
    from authoring.playtest.options import PlaytestOptions
    from engine.playtest import CompiledPlan

ROWS: Final = 400
"""How many rows of games are played, unless said. A row is seven games."""


@dataclass(frozen=True)
class Luck:
    """What was measured."""

    compiled: CompiledPlan
    tally: LuckTally
    interrupted: bool = False
    """Whether Ctrl-C ended the games."""


def measure_luck(loaded: LoadedChapter, options: PlaytestOptions, progress: ProgressBar = no_progress_bar) -> Luck:
    """Play `options.games` rows of games; raise UsageError if none could be played."""
    compiled = compile_plan(loaded.content(), options)
    with open_workers(options) as workers:
        runner = Runner(options.games, workers, progress)
        result = runner.run(LuckPlan(compiled.plan), CompiledLuck(compiled), "rows of games")
    if not result.tally.rows:
        errors = result.tally.errors
        raise UsageError(result.broken or (f"every game crashed: {errors[0]}" if errors else "no game was played"))
    return Luck(compiled, result.tally, result.interrupted)
