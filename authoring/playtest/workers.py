"""Open the workers of a playtest: this process, several processes on this machine, or a Dask cluster."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module

from authoring.playtest.options import PlaytestOptions
from authoring.playtest.worker_pool import WorkerPool
from engine.playtest.run import AHEAD, WorkerControl
from engine.playtest.usage_error import UsageError

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
    """Connect to a Dask cluster. Its workers need tailwright installed in the same version."""
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise UsageError("Dask is not installed; install it with: pip install 'tailwright[dask]'") from None
    try:
        client = distributed.Client(address, timeout="10s")
    except (OSError, ValueError) as error:
        raise UsageError(f'cannot reach a Dask scheduler at "{address}": {error}') from None
    with _no_logging(), client:
        count = max(1, len(client.scheduler_info(n_workers=-1)["workers"]))
        yield Workers(client.get_executor(pure=False), ahead=AHEAD_OF_EACH * count)


@contextmanager
def _no_logging() -> Iterator[None]:
    """Log nothing: when a scheduler dies, Dask logs tracebacks; the run reports the end of the workers itself."""
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        logging.disable(before)
