"""A thousand games: a pure map over game numbers, through any `concurrent.futures.Executor` or none.

Games are dealt out in batches; each batch comes back as a sum, and sums are merged in the order of the game numbers. So
one process, two, or a cluster come to exactly the same result.
"""

from __future__ import annotations

import pickle
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Generic

from engine.playtest.playable import Playable, Sitting, Sum, T

AHEAD: Final = 8
"""Batches given out before the first comes back, unless said; with many more, stopping early would waste work."""

Progress = Callable[[int], None]
"""Told how many more games are done."""


@dataclass
class Result(Generic[T]):
    """What a run came to. `interrupted` when it was stopped by hand; then `tally` holds what was done until then."""

    tally: T
    asked: int
    interrupted: bool = False


def heed(told: Callable[[], bool]) -> None:
    """In a worker: ask this between games, and end a batch that nobody waits for any more."""
    global _told_to_stop
    _told_to_stop = told


def _told_to_stop() -> bool:
    return False


def play_batch(blob: bytes, first: int, count: int) -> Sum:
    """Play some games of a pickled plan: what a worker does."""
    plan, sitting = _seated(blob)
    tally: Sum = plan.empty()
    for index in range(first, first + count):
        if _told_to_stop():
            break
        tally.add(sitting.play(index))
    return tally


def run(
    plan: Playable[T],
    games: int,
    executor: Executor | None = None,
    progress: Progress | None = None,
    enough: Callable[[T], bool] | None = None,
    ahead: int = AHEAD,
) -> Result[T]:
    """Play games of a plan and sum them up; stop when there are `enough`, which is asked after every batch."""
    total = plan.empty()
    source = _alone(plan, games, progress) if executor is None else _shared(plan, games, executor, progress, ahead)
    try:
        for batch in source:
            total.merge(batch)
            if enough and enough(total):
                break
    except KeyboardInterrupt:
        return Result(total, games, interrupted=True)
    finally:
        source.close()
    return Result(total, games)


@lru_cache(maxsize=4)
def _seated(blob: bytes) -> tuple[Playable[Any], Sitting]:
    """A plan with everything ready, once per process and plan."""
    plan: Playable[Any] = pickle.loads(blob)
    return plan, plan.sit()


def _batches(games: int, size: int) -> Iterator[tuple[int, int]]:
    for start in range(0, games, size):
        yield start, min(size, games - start)


def _alone(plan: Playable[T], games: int, progress: Progress | None) -> Generator[T, None, None]:
    """In this process. Interrupted, the games of the last batch that are done still count."""
    sitting = plan.sit()
    for start, count in _batches(games, plan.batch):
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


def _shared(
    plan: Playable[T], games: int, executor: Executor, progress: Progress | None, ahead: int
) -> Generator[Any, None, None]:
    """Through an executor, with a few batches out at any time."""
    blob = pickle.dumps(plan)
    waiting: deque[tuple[int, Future[Sum]]] = deque()
    try:
        for start, count in _batches(games, plan.batch):
            waiting.append((count, executor.submit(play_batch, blob, start, count)))
            if len(waiting) >= ahead:
                yield _next(waiting, progress)
        while waiting:
            yield _next(waiting, progress)
    finally:
        for _, future in waiting:
            future.cancel()


def _next(waiting: deque[tuple[int, Future[Sum]]], progress: Progress | None) -> Sum:
    count, future = waiting.popleft()
    tally = future.result()
    if progress:
        progress(count)
    return tally
