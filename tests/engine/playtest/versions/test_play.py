"""Playing versions, here or in workers."""

from __future__ import annotations

from concurrent.futures import Executor, Future
from typing import Any

import pytest

from engine.playtest.run import RunBrokenError
from engine.playtest.versions.plan import Versions
from engine.playtest.versions.play import PIECE, Order, Players
from engine.playtest.worker import WorkerDiedError
from tests.engine.playtest.toy import toss


class Here(Executor):
    """An executor that calls at once; it may lose the first answers, or fail."""

    def __init__(self, forgetful: int = 0, error: Exception | None = None) -> None:
        self.calls = 0
        self.forgetful, self.error = forgetful, error

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.calls += 1
        if self.error:
            future.set_exception(self.error)
        else:
            future.set_result(None if self.calls <= self.forgetful else fn(*args, **kwargs))
        return future


def players(executor: Executor | None = None, progress: Any = None) -> Players:
    versions = Versions((toss(), toss(need="cheese")))
    return Players(versions, versions.compile(), executor, progress)


ORDERS = [Order(0, 0, PIECE + 20), Order(1, 5, 30)]


def test_workers_play_the_same_games() -> None:
    here, there = players().play(ORDERS), players(Here()).play(ORDERS)
    assert [(order, bytes(ends.course)) for order, ends in here] == [(o, bytes(e.course)) for o, e in there]
    assert [order.count for order, _ in here] == [PIECE, 20, 30]


def test_a_worker_without_the_plan_is_sent_it() -> None:
    executor = Here(forgetful=1)
    assert [order.count for order, _ in players(executor).play([Order(0, 0, 10)])] == [10]
    assert executor.calls == 2


def test_a_worker_that_dies_ends_the_run() -> None:
    with pytest.raises(RunBrokenError, match="WorkerDiedError"):
        players(Here(error=WorkerDiedError())).play(ORDERS)


def test_progress_is_reported() -> None:
    done: list[int] = []
    players(progress=done.append).play(ORDERS)
    assert sum(done) == PIECE + 50
