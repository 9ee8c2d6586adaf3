"""Open the workers of a playtest: this process, several processes on this machine, or a Dask cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from multiprocessing.sharedctypes import Synchronized
from multiprocessing.synchronize import Event
from typing import TypeAlias

from authoring.playtest.options import PlaytestOptions
from engine.playtest.run import AHEAD, WorkerControl
from engine.playtest.usage_error import UsageError
from engine.playtest.worker import set_worker_hooks

GameCount: TypeAlias = "Synchronized[int]"
"""How many games all workers have played."""
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
    stop = multiprocessing.Event()
    played: GameCount = multiprocessing.Value("l")
    executor = ProcessPoolExecutor(count, initializer=_start_worker, initargs=(stop, played))
    try:
        yield Workers(executor, WorkerControl(stop.set, lambda: played.value), AHEAD_OF_EACH * count)
    finally:
        stop.set()  # not kill: the queue to a killed process may never empty, and Python waits for it at exit
        executor.shutdown(cancel_futures=True)


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
    with client:
        count = max(1, len(client.scheduler_info(n_workers=-1)["workers"]))
        yield Workers(client.get_executor(pure=False), ahead=AHEAD_OF_EACH * count)


def _start_worker(stop: Event, played: GameCount) -> None:
    """Set up a worker: only the parent process handles Ctrl-C; the worker stops when `stop` is set."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def count_game() -> None:
        with played.get_lock():
            played.value += 1

    set_worker_hooks(stop.is_set, count_game)
