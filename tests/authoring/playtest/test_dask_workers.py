"""The executor of a Dask cluster: whatever breaks, each of its futures comes to an end."""

from __future__ import annotations

import operator
import threading
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError
from typing import Any

import pytest
from distributed import Client, LocalCluster

from authoring.playtest.dask_workers import DaskExecutor, dask_cluster

BOUND = 60
"""Seconds after which a future counts as one that never ends."""

GO = threading.Event()
NOTED: list[int] = []

pytestmark = pytest.mark.filterwarnings("ignore")  # Dask's own, which are not ours to mend


def wait_to_go() -> bool:
    return GO.wait(BOUND)


def note() -> None:
    NOTED.append(1)


@pytest.fixture
def cluster() -> Iterator[LocalCluster]:
    """A scheduler and a worker in this process."""
    with LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None, processes=False) as made:
        yield made


@pytest.fixture
def executor(cluster: LocalCluster) -> Iterator[DaskExecutor]:
    with dask_cluster(cluster.scheduler_address) as (made, workers):
        assert workers == 1
        yield made


def test_results_and_errors_come_back(executor: DaskExecutor) -> None:
    assert executor.submit(operator.add, 2, 3).result(BOUND) == 5
    with pytest.raises(ZeroDivisionError):
        executor.submit(operator.truediv, 1, 0).result(BOUND)


def test_a_connection_that_breaks_while_a_result_is_fetched(
    executor: DaskExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: Any) -> None:
        raise OSError("the scheduler is gone")

    monkeypatch.setattr(Client, "_gather_remote", broken)
    with pytest.raises(OSError, match="the scheduler is gone"):
        executor.submit(operator.add, 2, 3).result(BOUND)


def test_a_call_that_nobody_waits_for_is_not_made(cluster: LocalCluster, executor: DaskExecutor) -> None:
    first, second = executor.submit(wait_to_go), executor.submit(note)
    wait_for_tasks(cluster, 2)
    assert second.cancel()
    wait_for_tasks(cluster, 1)
    GO.set()
    assert first.result(BOUND)
    assert executor.submit(operator.add, 2, 3).result(BOUND) == 5
    assert not NOTED


def wait_for_tasks(cluster: LocalCluster, count: int) -> None:
    """Wait until the worker has some tasks."""
    last = time.monotonic() + BOUND
    while len(cluster.workers[0].state.tasks) != count:
        assert time.monotonic() < last
        time.sleep(0.01)


def test_a_scheduler_that_ends(cluster: LocalCluster, executor: DaskExecutor) -> None:
    future = executor.submit(time.sleep, 1)
    cluster.close()
    with pytest.raises((OSError, CancelledError)):
        future.result(BOUND)
