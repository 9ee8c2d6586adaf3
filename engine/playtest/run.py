"""A thousand games: a pure map over game numbers, through any `concurrent.futures.Executor` or none.

Games are dealt out in batches of `BATCH`; each batch comes back as a tally, and tallies are merged in the order of the
game numbers. So one process, two, or a cluster come to exactly the same result.
"""

from __future__ import annotations

import pickle
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.playtest.plan import Plan, Table
from engine.playtest.summary import Summary, play_to_summary
from engine.playtest.tally import Tally
from engine.trace import Trace

BATCH: Final = 50
"""Games a worker is given at once: enough that sending them costs nothing, few enough that progress is seen."""
AHEAD: Final = 8
"""Batches given out before the first comes back, unless said; with many more, stopping early would waste work."""

Progress = Callable[[int], None]
"""Told how many more games are done."""
Enough = Callable[[Tally], bool]
"""Asked after every batch whether the games so far are enough."""
Batches = Generator[Tally, None, None]


@dataclass
class Result:
    """What a run came to. `interrupted` when it was stopped by hand; then `tally` holds what was done until then."""

    tally: Tally
    asked: int
    interrupted: bool = False


def play_one(table: Table, index: int) -> Summary:
    """Play one game of a plan. An error is part of the summary, never raised: the other games must not suffer."""
    plan = table.plan
    one = Summary(index, plan.seed + index, plan.party_of(index))
    trace = Trace() if plan.observer else None
    try:
        one = play_to_summary(table.game(index, trace), table.lines, index, one.seed, one.party)
    except Exception as error:  # whatever goes wrong in one game is reported with its seed
        one.error = f"{type(error).__name__}: {error}"
    if plan.observer and trace is not None:
        plan.observer(one, trace)
    return one


def play_batch(blob: bytes, first: int, count: int) -> Tally:
    """Play some games of a pickled plan: what a worker does."""
    table = _table(blob)
    tally = Tally()
    for index in range(first, first + count):
        tally.add(play_one(table, index))
    return tally


def run(
    plan: Plan,
    games: int,
    executor: Executor | None = None,
    progress: Progress | None = None,
    enough: Enough | None = None,
    ahead: int = AHEAD,
) -> Result:
    """Play games of a plan and sum them up."""
    total = Tally()
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
def _table(blob: bytes) -> Table:
    """The table of a plan, set up once per process and plan."""
    plan: Plan = pickle.loads(blob)
    return Table(plan)


def _batches(games: int) -> Iterator[tuple[int, int]]:
    for start in range(0, games, BATCH):
        yield start, min(BATCH, games - start)


def _alone(plan: Plan, games: int, progress: Progress | None) -> Batches:
    """In this process. Interrupted, the games of the last batch that are done still count."""
    table = Table(plan)
    for start, count in _batches(games):
        tally = Tally()
        try:
            for index in range(start, start + count):
                tally.add(play_one(table, index))
                if progress:
                    progress(1)
        except KeyboardInterrupt:
            yield tally
            raise
        yield tally


def _shared(plan: Plan, games: int, executor: Executor, progress: Progress | None, ahead: int) -> Batches:
    blob = pickle.dumps(plan)
    waiting: deque[tuple[int, Future[Tally]]] = deque()
    try:
        for start, count in _batches(games):
            waiting.append((count, executor.submit(play_batch, blob, start, count)))
            if len(waiting) >= ahead:
                yield _next(waiting, progress)
        while waiting:
            yield _next(waiting, progress)
    finally:
        for _, future in waiting:
            future.cancel()


def _next(waiting: deque[tuple[int, Future[Tally]]], progress: Progress | None) -> Tally:
    count, future = waiting.popleft()
    tally = future.result()
    if progress:
        progress(count)
    return tally
