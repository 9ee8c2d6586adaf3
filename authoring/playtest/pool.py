"""Who plays: this process, several on this machine, or a Dask cluster; and how to be rid of them."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from multiprocessing.synchronize import Event

from authoring.playtest.planning import AskedError
from engine.playtest.run import heed


def usual_workers() -> int:
    """As many as there are processors for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def workers(count: int) -> Iterator[Executor | None]:
    """A pool of processes; None for one worker, who is this process itself."""
    if count <= 1:
        yield None
        return
    stop = multiprocessing.Event()
    pool = ProcessPoolExecutor(count, initializer=_begin, initargs=(stop,))
    try:
        yield pool
    finally:
        # Workers are told, not killed: a queue to a killed process may never empty, and Python waits for it at the end.
        stop.set()
        pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """The workers of a Dask cluster, and how many they are. They need tailwright installed in the same version."""
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise AskedError("Dask is not installed; install it with: pip install 'tailwright[dask]'") from None
    try:
        client = distributed.Client(address, timeout="10s")
    except (OSError, ValueError) as error:
        raise AskedError(f'cannot reach a Dask scheduler at "{address}": {error}') from None
    with client:
        yield client.get_executor(pure=False), max(1, len(client.scheduler_info(n_workers=-1)["workers"]))


def _begin(stop: Event) -> None:
    """In a worker: leave Ctrl-C to the parent, and stop when it says so."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    heed(stop.is_set)
