"""Who plays: this process, several on this machine, or a Dask cluster; and how to be rid of them."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from multiprocessing.sharedctypes import Synchronized
from multiprocessing.synchronize import Event
from threading import Thread
from typing import TypeAlias

from engine.playtest.run import Reins, heed
from engine.playtest.usage_error import AskedError

Games: TypeAlias = "Synchronized[int]"
"""How many games all workers have played."""


def usual_workers() -> int:
    """As many as there are processors for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def workers(count: int) -> Iterator[tuple[Executor | None, Reins | None]]:
    """A pool of processes and how to lead them; None for one worker, who is this process itself."""
    if count <= 1:
        yield None, None
        return
    stop = multiprocessing.Event()
    games: Games = multiprocessing.Value("l")
    pool = ProcessPoolExecutor(count, initializer=_begin, initargs=(stop, games))
    closing = Thread(target=pool.shutdown, kwargs={"cancel_futures": True})

    def dismiss() -> None:
        # Workers are told, not killed: a queue to a killed process may never empty, and Python waits for it at the end.
        stop.set()
        closing.start()

    try:
        yield pool, Reins(stop.set, lambda: games.value, dismiss)
    finally:
        if not closing.ident:
            dismiss()
        closing.join()  # a pool that is still closing when Python ends complains of a file that is gone


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


def _begin(stop: Event, games: Games) -> None:
    """In a worker: leave Ctrl-C to the parent, stop when it says so, and let it see how far one has come."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def played() -> None:
        with games.get_lock():
            games.value += 1

    heed(stop.is_set, played)
