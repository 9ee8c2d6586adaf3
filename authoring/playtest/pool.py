"""Who plays: this process, several on this machine, or a Dask cluster; and how to be rid of them."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module

from authoring.playtest.planning import AskedError


def usual_workers() -> int:
    """As many as there are processors for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def workers(count: int) -> Iterator[Executor | None]:
    """A pool of processes; None for one worker, who is this process itself."""
    if count <= 1:
        yield None
        return
    pool = ProcessPoolExecutor(count, initializer=_leave_interrupts_to_parent)
    try:
        yield pool
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in multiprocessing.active_children():  # a batch that nobody waits for
            child.terminate()


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


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
