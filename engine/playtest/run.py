"""Play many games of a plan, in this process or through any `concurrent.futures.Executor`, and sum them up.

Games are divided into batches. Each batch comes back as a tally, and tallies are merged in the order of the game
numbers, so one process, several, or a cluster give exactly the same result. The plan is sent with the first batches
only: a worker keeps it compiled, and a worker that starts later asks for it. Workers forked from this process have it.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, wait
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final, Generic

from engine.playtest.batches import batches
from engine.playtest.playable import AnyCompiledPlan, AnyPlan, MergeableTally, T
from engine.playtest.worker import NO_GAME, WorkerDiedError, keep_compiled, pack, play_batch

AHEAD: Final = 8
"""Batches submitted before the first comes back, unless said; many more would waste work when a run stops early."""
POLL: Final = 0.25
"""Seconds between two looks at the progress of the workers."""
TRIES: Final = 3
"""How often a game is played if its worker dies each time; then the game is lost."""
MOST_LOST: Final = 9
"""With more lost games than this a run ends: something is wrong with all of them."""

Progress = Callable[[int], None]
"""Called with the number of games finished since the last call."""


@dataclass
class Result(Generic[T]):
    """The tally of a run. It holds the games that were played even if the run was interrupted or workers died."""

    tally: T
    requested: int
    """How many games the run was to play."""
    interrupted: bool = False
    """Whether Ctrl-C stopped the run."""
    broken: str = ""
    """Why the workers could not go on, if they could not."""

    @property
    def whole(self) -> bool:
        """Whether the run came to its own end."""
        return not (self.interrupted or self.broken)


@dataclass(frozen=True)
class WorkerControl:
    """How the parent process controls workers on the same machine."""

    stop: Callable[[], None]
    """Makes workers finish the current game and return the batch as it is."""
    played: Callable[[], int]
    """Returns how many games all workers have played so far."""


@dataclass(frozen=True)
class Checkpoint(Generic[T]):
    """The part of a run that was played before."""

    tally: T
    games: int
    """How many games that is: some batches of the same run."""
    keep: Callable[[T], None]
    """Called with the tally of all games after every batch, and after parts of batches when the run is cut."""


class RunBrokenError(Exception):
    """Workers cannot go on. The message says why."""


def run(
    plan: AnyPlan[T],
    games: int,
    executor: Executor | None = None,
    progress: Progress | None = None,
    stop_when: Callable[[T], bool] | None = None,
    ahead: int = AHEAD,
    control: WorkerControl | None = None,
    compiled: AnyCompiledPlan | None = None,
    between_batches: Callable[[], object] | None = None,
    checkpoint: Checkpoint[T] | None = None,
) -> Result[T]:
    """Play games of a plan and sum them up.

    `stop_when` is called after every batch; the run ends when it returns true. `compiled` is the compiled plan, if the
    caller has it. `between_batches` is called in this process while workers play; what it raises ends the run.
    `checkpoint` holds what an earlier run has played, and is called with the tally after every batch.
    """
    played = checkpoint.games if checkpoint else 0
    result = Result(checkpoint.tally if checkpoint else plan.empty_tally(), games)
    if played and stop_when and stop_when(result.tally):
        return result
    if played and progress:
        progress(played)
    tallies = (
        _play_here(plan, compiled or plan.compile(), games, played, progress)
        if executor is None
        else _SharedRun(plan, compiled, games, played, executor, progress, ahead, control, between_batches).tallies()
    )
    try:
        for tally in tallies:
            result.tally.merge(tally)
            if checkpoint:
                checkpoint.keep(result.tally)
            if stop_when and stop_when(result.tally):
                break
    except KeyboardInterrupt:
        result.interrupted = True
    except RunBrokenError as error:
        result.broken = str(error)
    finally:
        tallies.close()
    return result


def _play_here(
    plan: AnyPlan[T], compiled: AnyCompiledPlan, games: int, played: int, progress: Progress | None
) -> Generator[T, None, None]:
    """Play in this process. After Ctrl-C the finished games of the last batch still count."""
    for start, count in _batches_after(played, games):
        tally = plan.empty_tally()
        try:
            for index in range(start, start + count):
                tally.add(compiled.play(index))
                if progress:
                    progress(1)
        except KeyboardInterrupt:
            yield tally
            raise
        yield tally


def _batches_after(played: int, games: int) -> Iterator[tuple[int, int]]:
    """The batches of a run without the first games."""
    return (batch for batch in batches(games) if batch[0] >= played)


@dataclass
class _Batch:
    """A batch that was submitted."""

    start: int
    count: int
    future: Future[MergeableTally | None] = field(default_factory=Future)
    lost: tuple[int, ...] = ()
    """Games that kill every worker."""
    failures: int = 0
    """How often its worker died before the first game."""


class _SharedRun:
    """A run through an executor, with a few batches submitted at any time."""

    def __init__(
        self, plan: AnyPlan[T], compiled: AnyCompiledPlan | None, games: int, played: int, executor: Executor,
        progress: Progress | None, ahead: int, control: WorkerControl | None,
        between_batches: Callable[[], object] | None,
    ) -> None:  # fmt: skip
        self.plan, self.games, self.ahead = plan, games, ahead
        self.executor, self.progress, self.control = executor, progress, control
        self.between_batches = between_batches
        self.key, self.blob = pack(plan)
        if compiled:
            keep_compiled(self.key, plan, compiled)  # forked workers will have it, too
        self.to_submit = enumerate(_batches_after(played, games))
        self.submitted: deque[_Batch] = deque()
        self.deaths: Counter[int] = Counter()
        self.lost: list[int] = []
        self.reported = played
        self.played_before = control.played() - played if control else 0

    def tallies(self) -> Generator[Any, None, None]:
        """Yield the tallies of the batches in order."""
        try:
            self._submit_batches()
            while self.submitted:
                if self.between_batches:
                    self.between_batches()
                yield self._next_tally()
                self._submit_batches()
        except (KeyboardInterrupt, RunBrokenError):
            yield from self._finished_tallies()
            raise
        finally:
            for batch in self.submitted:
                batch.future.cancel()

    def _submit_batches(self) -> None:
        """Submit batches until `ahead` of them are waiting or being played."""
        while len(self.submitted) < self.ahead and (following := next(self.to_submit, None)):
            number, (start, count) = following
            self.submitted.append(_Batch(start, count))
            self._submit(self.submitted[-1], with_plan=number < self.ahead)

    def _submit(self, batch: _Batch, with_plan: bool) -> None:
        blob = self.blob if with_plan else b""
        with self._worker_errors():
            batch.future = self.executor.submit(play_batch, self.key, blob, batch.start, batch.count, batch.lost)

    def _next_tally(self) -> MergeableTally:
        """Wait for the first submitted batch and remove it from the queue."""
        batch = self.submitted[0]
        while (tally := self._answer(batch)) is None:
            self._submit(batch, with_plan=True)
        self.submitted.popleft()
        self._report_progress(batch.start + batch.count)
        return tally

    def _answer(self, batch: _Batch) -> MergeableTally | None:
        """Wait for the tally of a batch; None if it has to be played again: the worker has no plan, or died."""
        while not wait([batch.future], POLL if self.control else None).done:
            self._report_progress(0)
        with self._worker_errors():
            try:
                return batch.future.result()
            except WorkerDiedError as death:
                self._count_death(batch, death)
                return None

    def _count_death(self, batch: _Batch, death: WorkerDiedError) -> None:
        """Give up a game that kills its worker again and again; too many of them end the run."""
        if death.game == NO_GAME:
            batch.failures += 1
            if batch.failures >= TRIES:
                raise death
            return
        self.deaths[death.game] += 1
        if self.deaths[death.game] >= TRIES:
            batch.lost += (death.game,)
            self.lost.append(death.game + 1)
        if len(self.lost) > MOST_LOST:
            raise death

    @contextmanager
    def _worker_errors(self) -> Iterator[None]:
        """Turn any error of the executor into a RunBrokenError; games themselves never raise."""
        try:
            yield
        except Exception as error:
            raise RunBrokenError(self._describe(error)) from error

    def _describe(self, error: Exception) -> str:
        if len(self.lost) > MOST_LOST:
            return f"worker processes died (killed, or out of memory) in the games {', '.join(map(str, self.lost))}"
        if isinstance(error, CancelledError):  # as Dask says it
            return "the workers are gone: their scheduler has ended, or the connection to it"
        if not isinstance(error, BrokenExecutor | WorkerDiedError):
            return f"workers failed: {type(error).__name__}: {error}"
        first, last = self.submitted[0].start, self.submitted[-1].start + self.submitted[-1].count
        return f"a worker process died (killed, or out of memory) within games {first + 1} to {last}"

    def _report_progress(self, finished: int) -> None:
        """Report finished games; with `control`, also those of batches that are still being played."""
        if self.control:
            finished = min(self.games, max(finished, self.control.played() - self.played_before))
        if self.progress and finished > self.reported:
            self.progress(finished - self.reported)
            self.reported = finished

    def _finished_tallies(self) -> Iterator[MergeableTally]:
        """Yield the rest of a run that ends early: full batches, parts of batches, and gaps for unplayed games."""
        if self.control:
            self.control.stop()
        for batch in self.submitted:
            batch.future.cancel()
        while self.submitted:
            batch = self.submitted.popleft()
            yield self._finished(batch) or self._unplayed(batch.count)

    def _finished(self, batch: _Batch) -> MergeableTally | None:
        """The tally of a batch. Do not block on executors without a stop signal."""
        if batch.future.cancelled() or not (self.control or batch.future.done()):
            return None
        try:
            return batch.future.result()
        except Exception:  # the error that ended the run, already reported
            return None

    def _unplayed(self, count: int) -> MergeableTally:
        tally: MergeableTally = self.plan.empty_tally()
        tally.skip(count)
        return tally
