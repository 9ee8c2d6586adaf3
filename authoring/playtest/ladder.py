"""The ladder of players: the same games played by ever stronger bots, to see whether skill matters in a chapter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.runner import ProgressBar, Runner, no_progress_bar
from authoring.playtest.workers import open_workers
from engine.playtest.statistics.intervals import share
from engine.playtest.statistics.paired import pairs, rate_difference
from engine.playtest.usage_error import UsageError

if TYPE_CHECKING:
    from authoring.playtest.open_chapter import LoadedChapter
    from authoring.playtest.options import PlaytestOptions
    from engine.playtest import Plan, Result, Tally
    from engine.playtest.statistics.intervals import Difference, Share

BOTS: Final = ("random", "greedy", "planner", "expert")
"""The rungs, from the weakest player to the strongest."""
GAMES: Final = 100


@dataclass(frozen=True)
class Rung:
    """A player of the ladder."""

    bot: str
    result: Result[Tally]
    gap: Difference | None
    """How much more it wins than the player below, over the same seeds; None for the lowest."""

    @property
    def won(self) -> Share:
        """The share of games that it won."""
        return share(self.result.tally.won, self.result.tally.games)

    @property
    def falls(self) -> bool:
        """Whether it surely wins less than the player below."""
        return self.gap is not None and self.gap.high < 0


@dataclass(frozen=True)
class Ladder:
    """The players of a chapter, the weakest first."""

    plan: Plan
    chapter: str
    rungs: tuple[Rung, ...]
    whole: Difference | None
    """How much more the strongest player wins than the weakest."""

    @property
    def holds(self) -> bool:
        """Whether no player surely wins less than a weaker one."""
        return not any(rung.falls for rung in self.rungs)

    @property
    def interrupted(self) -> bool:
        """Whether Ctrl-C ended the games."""
        return any(rung.result.interrupted for rung in self.rungs)


def climb(
    loaded: LoadedChapter,
    options: PlaytestOptions,
    bots: Sequence[str] = BOTS,
    progress: ProgressBar = no_progress_bar,
) -> Ladder:
    """Let each bot play the same games; raise UsageError if an option does not fit the chapter, or none was played."""
    if len(bots) < 2:
        raise UsageError("a ladder has at least two players; name them as random,greedy")
    results: list[Result[Tally]] = []
    with open_workers(options) as workers:
        runner = Runner(options.games, workers, progress)
        for bot in bots:
            compiled = compile_plan(loaded.content(), replace(options, bot=bot))
            results.append(runner.run(compiled.plan, compiled, f"games of {bot}"))
            if not results[-1].whole:
                break
    if not results[0].tally.games:
        raise UsageError(results[0].broken or "no game was played")
    tallies = [result.tally for result in results]
    gaps = [None, *(rate_difference(pairs(one, other)) for one, other in pairwise(tallies))]
    rungs = tuple(Rung(*each) for each in zip(bots, results, gaps, strict=False))
    whole = rate_difference(pairs(tallies[0], tallies[-1])) if len(tallies) > 1 else None
    return Ladder(compiled.plan, compiled.chapter.ident, rungs, whole)
