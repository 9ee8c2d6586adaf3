"""Pools of workers."""

from __future__ import annotations

import multiprocessing
import pickle
from time import sleep

import pytest
from authoring.playtest.pool import workers

from engine.playtest.run import play_batch
from tests.engine.playtest.toy import chase


def test_one_worker_is_this_process() -> None:
    with workers(1) as executor:
        assert executor == (None, None)


def test_who_is_dismissed_goes_while_others_work() -> None:
    before = set(multiprocessing.active_children())
    with workers(2) as (executor, reins):
        assert executor is not None
        assert reins is not None
        assert executor.submit(int, "7").result() == 7
        reins.dismiss()
        for _ in range(1000):
            if not set(multiprocessing.active_children()) - before:
                break
            sleep(0.01)
        else:
            pytest.fail("they are still there")
        with pytest.raises(RuntimeError, match="after shutdown"):
            executor.submit(int, "8")


def test_work_that_nobody_waits_for_ends() -> None:
    """Batches far too large to be played out: leaving the pool ends them, and every process with them."""
    before = set(multiprocessing.active_children())
    with workers(2) as (executor, _):
        assert executor is not None
        waiting = [executor.submit(play_batch, "chase", pickle.dumps(chase()), 0, 10**6) for _ in range(6)]
        assert executor.submit(int, "7") is not None
    assert not set(multiprocessing.active_children()) - before
    assert all(future.done() for future in waiting)
