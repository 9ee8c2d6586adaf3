"""The workers of a Dask cluster as an executor whose futures always come to an end, also when the scheduler dies."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager, suppress
from importlib import import_module
from typing import Any

from engine.playtest.usage_error import UsageError

CONNECTING = 10
"""Seconds to look for a scheduler."""
CLOSING = 5
"""Seconds to say goodbye to the scheduler. Nothing is lost without."""


class DaskExecutor(Executor):
    """Submits to a Dask client.

    The client's own executor never answers if the connection breaks while it fetches a result. It also cancels by
    asking the client to, and waits for that.
    """

    def __init__(self, client: Any) -> None:
        self._client = client

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Submit a call. Raises whatever the client raises once it has lost its scheduler."""
        there = self._client.submit(fn, *args, pure=False, **kwargs)
        here: Future[Any] = Future()
        here.add_done_callback(lambda _: there.release())  # the cluster forgets what was fetched or is not wanted
        self._client.loop.add_callback(_hand_on, there, here)
        return here


async def _hand_on(there: Any, here: Future[Any]) -> None:
    """Wait for the end of a call in the thread of the client, and hand on its result or error."""
    result, error = None, None
    try:
        result = await there
    except (Exception, asyncio.CancelledError) as failure:
        error = failure
    if not here.set_running_or_notify_cancel():
        return
    if error:
        here.set_exception(error)
    else:
        here.set_result(result)


@contextmanager
def dask_cluster(address: str) -> Iterator[tuple[DaskExecutor, int]]:
    """Connect to a Dask cluster: an executor, and the number of its workers. They need the same tailwright as this."""
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise UsageError("Dask is not installed; install it with: pip install 'tailwright[dask]'") from None
    with _no_logging():
        try:
            client = distributed.Client(address, timeout=CONNECTING, set_as_default=False)
        except (OSError, ValueError) as error:
            raise UsageError(f'cannot reach a Dask scheduler at "{address}": {error}') from None
        try:
            yield DaskExecutor(client), max(1, len(client.scheduler_info(n_workers=-1)["workers"]))
        finally:
            with suppress(Exception):  # a client that cannot say goodbye: the run has all that it can get
                client.close(timeout=CLOSING)


@contextmanager
def _no_logging() -> Iterator[None]:
    """Log nothing: when a scheduler dies, Dask logs tracebacks; the run reports the end of the workers itself."""
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        logging.disable(before)
