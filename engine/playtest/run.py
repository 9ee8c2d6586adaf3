"""A thousand games: a pure map over game numbers, through any `concurrent.futures.Executor` or none.

Games are dealt out in batches; each batch comes back as a sum, and sums are merged in the order of the game numbers. So
one process, two, or a cluster come to exactly the same result. The plan travels with the first batches only: a worker
keeps it, compiled, and one that comes late asks for it. Workers that are forked from this process have it already.
"""

from __future__ import annotations

import pickle
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, wait
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from typing import Any, Final, Generic, TypeVar

from engine.playtest.playable import Playable, Sitting, Sum, T

AHEAD: Final = 8
"""Batches given out before the first comes back, unless said; with many more, stopping early would waste work."""
BATCHES: Final = 20
MOST_AT_ONCE: Final = 500
"""A run is dealt out in about so many batches, of no more than so many games: enough that sending them costs nothing,
few enough that a bar moves. The number of workers must not count: a run that may stop early asks after every batch, and
has to stop at the same game everywhere."""
OF_THE_REST: Final = 8
LEAST: Final = 10
"""Towards the end a batch is this part of the games that are left, and no less than this part of a usual one: no worker
waits long for the last one."""
KEPT: Final = 4
"""Plans a worker keeps."""

A = TypeVar("A")

Progress = Callable[[int], None]
"""Told how many more games are done."""
LOOK: Final = 0.25
"""Seconds between looks at how far workers have come."""
WAIT: Final = object()
"""What a step beside the games gives that can do nothing before more of them are in."""


@dataclass
class Result(Generic[T]):
    """What a run came to. `interrupted` when it was stopped by hand, `broken` (in words) when workers died; `tally`
    holds what was done until then."""

    tally: T
    asked: int
    interrupted: bool = False
    broken: str = ""

    @property
    def whole(self) -> bool:
        """Whether the run came to its own end."""
        return not (self.interrupted or self.broken)


@dataclass(frozen=True)
class Reins:
    """How workers are led, where they can be: `stop` makes them finish the game they are in and hand back what they
    have, `played` says how many games they have played up to now, `dismiss` lets them go for good, and does not wait
    until they are gone."""

    stop: Callable[[], None]
    played: Callable[[], int]
    dismiss: Callable[[], None] = lambda: None


class WorkersDied(Exception):
    """Workers were killed or ran out of memory; says which games they had."""


def heed(told: Callable[[], bool], played: Callable[[], None] | None = None) -> None:
    """In a worker: ask `told` between games, and end a batch that nobody waits for any more; tell of every game."""
    global _told_to_stop, _count
    _told_to_stop, _count = told, played


_count: Callable[[], None] | None = None


def _told_to_stop() -> bool:
    return False


def play_batch(key: str, blob: bytes, first: int, count: int) -> Sum | None:
    """Play some games of a pickled plan: what a worker does. None: it does not know the plan, and was not sent it.

    Told to stop, it hands back what is done, and the rest as not played.
    """
    if not blob and key not in _seated:
        return None
    plan, sitting = _seated.get(key) or _sit(key, blob)
    tally: Sum = plan.empty()
    for index in range(first, first + count):
        if _told_to_stop():
            tally.skip(first + count - index)
            break
        tally.add(sitting.play(index))
        if _count:
            _count()
    return tally


def run(
    plan: Playable[T],
    games: int,
    executor: Executor | None = None,
    progress: Progress | None = None,
    enough: Callable[[T], bool] | None = None,
    ahead: int = AHEAD,
    reins: Reins | None = None,
    sitting: Sitting | None = None,
    meanwhile: Callable[[Result[T]], Iterable[object]] = lambda so_far: (),
) -> Result[T]:
    """Play games of a plan and sum them up; stop when there are `enough`, which is asked after every batch.

    `sitting` is the plan made ready, where somebody has done that already. `meanwhile` is what this process does beside
    the games of others, step by step, with the result as it grows; what it raises ends the run. A run that ends early
    leaves steps undone, and one without others does none.
    """
    result = Result(plan.empty(), games)
    source = (
        _alone(plan, sitting or plan.sit(), games, progress)
        if executor is None
        else _Shared(plan, sitting, games, executor, progress, ahead, reins)(meanwhile(result))
    )
    try:
        for batch in source:
            result.tally.merge(batch)
            if enough and enough(result.tally):
                break
    except KeyboardInterrupt:
        result.interrupted = True
    except WorkersDied as error:
        result.broken = str(error)
    finally:
        source.close()
    return result


def begin(executor: Executor | None, here: Callable[[], A], there: Callable[..., A], *given: Any) -> Callable[[], A]:
    """Let a worker do something, and give what waits for it. `here` does the same in this process: where there are no
    workers, where they cannot, and where none has come to it when it is wanted. What comes of it is the same.
    """
    if executor is None:
        return here
    try:
        future = executor.submit(there, *given)
    except Exception:  # whatever keeps them from working
        return here

    def finish() -> A:
        if future.cancel():
            return here()
        try:
            return future.result()
        except Exception:
            return here()

    return finish


def begin_at_table(
    executor: Executor | None, work: Callable[[Any, int], A], plan: Playable[Any], sitting: Sitting, index: int
) -> Callable[[], A]:
    """The same for something that is done with a game of a plan, by workers who have played it: nobody is sent it."""
    key = next((key for key, (known, _) in _seated.items() if known is plan), "")
    return begin(executor if key else None, partial(work, sitting, index), _at_table, work, index, key)


def _at_table(work: Callable[[Any, int], A], index: int, key: str) -> A:
    _, sitting = _seated[key]  # who does not know it fails, and it is done where it was asked for
    return work(sitting, index)


def _packed(plan: Playable[Any]) -> tuple[str, bytes]:
    """A plan as it travels, with the key that workers know it by."""
    blob = pickle.dumps(plan)
    return sha256(blob).hexdigest(), blob


_seated: Final[dict[str, tuple[Playable[Any], Sitting]]] = {}


def _sit(key: str, blob: bytes) -> tuple[Playable[Any], Sitting]:
    """Get a plan ready, once per process."""
    plan: Playable[Any] = pickle.loads(blob)
    return _keep(key, plan, plan.sit())


def _keep(key: str, plan: Playable[Any], sitting: Sitting) -> tuple[Playable[Any], Sitting]:
    """Keep a plan that is ready; the oldest one goes when there are too many."""
    if len(_seated) >= KEPT:
        del _seated[next(iter(_seated))]
    _seated[key] = plan, sitting
    return _seated[key]


def batches(games: int) -> Iterator[tuple[int, int]]:
    """The first game of each batch, and how many it has."""
    usual = max(1, min(MOST_AT_ONCE, games // BATCHES))
    least = max(1, usual // LEAST)
    start = 0
    while start < games:
        left = games - start
        count = min(left, usual, max(least, left // OF_THE_REST))
        yield start, count
        start += count


def _alone(plan: Playable[T], sitting: Sitting, games: int, progress: Progress | None) -> Generator[T, None, None]:
    """In this process. Interrupted, the games of the last batch that are done still count."""
    for start, count in batches(games):
        tally = plan.empty()
        try:
            for index in range(start, start + count):
                tally.add(sitting.play(index))
                if progress:
                    progress(1)
        except KeyboardInterrupt:
            yield tally
            raise
        yield tally


@dataclass
class _Out:
    """A batch that was given out."""

    start: int
    count: int
    future: Future[Sum | None]


class _Shared:
    """Through an executor, with a few batches out at any time."""

    def __init__(
        self, plan: Playable[Any], sitting: Sitting | None, games: int, executor: Executor, progress: Progress | None,
        ahead: int, reins: Reins | None,
    ) -> None:  # fmt: skip
        self.plan, self.games, self.ahead = plan, games, ahead
        self.executor, self.progress, self.reins = executor, progress, reins
        self.key, self.blob = _packed(plan)
        if sitting and self.key not in _seated:
            _keep(self.key, plan, sitting)  # for workers that are yet to be forked
        self.to_come = enumerate(batches(games))
        self.out: deque[_Out] = deque()
        self.told = 0
        self.before = reins.played() if reins else 0

    def __call__(self, meanwhile: Iterable[object]) -> Generator[Any, None, None]:
        """The sums of the batches, in order."""
        try:
            self._give_out()
            for step in meanwhile:
                if step is WAIT and not self.out:  # for nothing
                    break
                yield from self._sums(least=int(step is WAIT))
            yield from self._sums(least=self.games)
        except (KeyboardInterrupt, WorkersDied):
            yield from self._what_is_done()
            raise
        finally:
            for one in self.out:
                one.future.cancel()

    def _sums(self, least: int) -> Iterator[Sum]:
        """The batches that come next: those that are here, and so many at least."""
        while self.out and (least > 0 or self.out[0].future.done()):
            yield self._next()
            self._give_out()
            least -= 1

    def _give_out(self) -> None:
        """Have as many batches out as there should be."""
        while len(self.out) < self.ahead and (following := next(self.to_come, None)):
            number, (start, count) = following
            self.out.append(_Out(start, count, self._submit(start, count, number < self.ahead)))

    def _submit(self, start: int, count: int, with_plan: bool) -> Future[Sum | None]:
        with self._blaming():
            return self.executor.submit(play_batch, self.key, self.blob if with_plan else b"", start, count)

    def _next(self) -> Sum:
        """Wait for the batch that comes next. It stays among those out until it is here."""
        one = self.out[0]
        while not wait([one.future], LOOK if self.reins else None).done:
            self._tell(0)
        with self._blaming():
            tally = one.future.result()
        if tally is None:
            one.future = self._submit(one.start, one.count, True)
            return self._next()
        self.out.popleft()
        self._tell(one.start + one.count)
        return tally

    @contextmanager
    def _blaming(self) -> Iterator[None]:
        """A game never raises: whatever comes from workers is about them."""
        try:
            yield
        except Exception as error:
            raise WorkersDied(self._blame(error)) from error

    def _blame(self, error: Exception) -> str:
        if not isinstance(error, BrokenExecutor):
            return f"workers failed: {type(error).__name__}: {error}"
        first, last = self.out[0].start, self.out[-1].start + self.out[-1].count
        return f"a worker process died (killed, or out of memory) within games {first + 1} to {last}"

    def _tell(self, done: int) -> None:
        """Tell of the games that are known to be done; workers may have played more than those that are here."""
        if self.reins:
            done = min(self.games, max(done, self.reins.played() - self.before))
        if self.progress and done > self.told:
            self.progress(done - self.told)
            self.told = done

    def _what_is_done(self) -> Iterator[Sum]:
        """The rest of a run that ends early: full batches, parts of batches, and gaps where nothing was played."""
        if self.reins:
            self.reins.stop()
        for one in self.out:
            one.future.cancel()
        while self.out:
            one = self.out.popleft()
            yield self._done(one) or self._nothing(one.count)

    def _done(self, one: _Out) -> Sum | None:
        """What a batch has come to; nobody is waited for who cannot be told to stop."""
        if one.future.cancelled() or not (self.reins or one.future.done()):
            return None
        try:
            return one.future.result()
        except Exception:  # told already: it is what ended the run
            return None

    def _nothing(self, count: int) -> Sum:
        tally: Sum = self.plan.empty()
        tally.skip(count)
        return tally
