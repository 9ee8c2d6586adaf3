"""Runs of games in the same workers, each with its own progress bar."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from typing import Protocol

from authoring.playtest.workers import Workers
from engine.playtest import Tally
from engine.playtest.playable import AnyCompiledPlan, AnyPlan, T
from engine.playtest.run import Checkpoint, Result, run


class ShownProgress(Protocol):
    """A progress bar while it is open."""

    def __call__(self, games: int) -> None:
        """Advance by some finished games."""
        ...

    def won(self, won: int, games: int) -> None:
        """Show how many of the finished games were won."""
        ...


ProgressBar = Callable[[int, str], AbstractContextManager[ShownProgress | None]]
"""Opens a progress bar for a number of games, with a label."""


@contextmanager
def no_progress_bar(games: int, label: str) -> Iterator[None]:
    """Show nothing."""
    yield None


@dataclass(frozen=True)
class Runner:
    """Plays runs of games."""

    games: int
    workers: Workers
    progress: ProgressBar = no_progress_bar

    def run(
        self,
        plan: AnyPlan[T],
        compiled: AnyCompiledPlan,
        label: str,
        stop_when: Callable[[T], bool] | None = None,
        between_batches: Callable[[], object] | None = None,
        checkpoint: Checkpoint[T] | None = None,
    ) -> Result[T]:
        """Play the games of a plan; see `engine.playtest.run`."""
        workers = self.workers
        with self.progress(self.games, label) as bar:

            def judge(tally: T) -> bool:
                if bar and isinstance(tally, Tally):
                    bar.won(tally.won, tally.games)
                return bool(stop_when and stop_when(tally))

            return run(
                plan, self.games, workers.executor, bar, judge, workers.ahead, workers.control, compiled,
                between_batches, checkpoint,
            )  # fmt: skip
