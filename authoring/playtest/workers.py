"""Open the workers of a playtest: this process, several processes on this machine, or a Dask cluster."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from dataclasses import dataclass

from authoring.playtest.dask_workers import dask_cluster
from authoring.playtest.options import PlaytestOptions
from authoring.playtest.worker_pool import WorkerPool
from engine.playtest.run import AHEAD, WorkerControl

AHEAD_OF_EACH = 3
"""Batches submitted for each worker, so that none of them waits for the parent process."""


@dataclass(frozen=True)
class Workers:
    """What plays the games. Without an executor it is this process."""

    executor: Executor | None = None
    control: WorkerControl | None = None
    """How to stop the workers and count their games; None for a cluster."""
    ahead: int = AHEAD


def processes(options: PlaytestOptions) -> int:
    """Return in how many processes to play: as many as requested, else one for each processor."""
    processors = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(options.workers or processors, options.games)


@contextmanager
def open_workers(options: PlaytestOptions) -> Iterator[Workers]:
    """Open the workers that the options ask for, and close them in the end."""
    with dask_workers(options.dask) if options.dask else local_workers(processes(options)) as workers:
        yield workers


@contextmanager
def local_workers(count: int) -> Iterator[Workers]:
    """Start processes; for one worker start none and play in this process."""
    if count <= 1:
        yield Workers()
        return
    pool = WorkerPool(count)
    try:
        yield Workers(pool, WorkerControl(pool.board.stop, pool.board.played), AHEAD_OF_EACH * count)
    finally:
        pool.board.stop()
        pool.shutdown(cancel_futures=True)


@contextmanager
def dask_workers(address: str) -> Iterator[Workers]:
    """Connect to a Dask cluster."""
    with dask_cluster(address) as (executor, count):
        yield Workers(executor, ahead=AHEAD_OF_EACH * count)
