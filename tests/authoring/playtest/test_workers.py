"""Opening and closing workers."""

from __future__ import annotations

import multiprocessing

import pytest

from authoring.playtest.options import PlaytestOptions
from authoring.playtest.workers import Workers, local_workers, open_workers, processes
from engine.playtest.worker import pack, play_batch
from tests.engine.playtest.toy import chase


def test_one_worker_is_this_process() -> None:
    with open_workers(PlaytestOptions(workers=1)) as workers:
        assert workers == Workers()


def test_there_are_no_more_processes_than_games() -> None:
    assert processes(PlaytestOptions(games=3, workers=8)) == 3
    assert processes(PlaytestOptions(games=100, workers=2)) == 2
    assert processes(PlaytestOptions(games=1)) == 1


def test_closing_ends_batches_that_nobody_waits_for() -> None:
    """The batches are far too large to be played out; afterwards no process is left."""
    before = set(multiprocessing.active_children())
    with local_workers(2) as workers:
        assert workers.executor is not None
        waiting = [workers.executor.submit(play_batch, *pack(chase()), 0, 10**6) for _ in range(6)]
    assert not set(multiprocessing.active_children()) - before
    assert all(future.done() for future in waiting)


def test_the_parent_counts_the_games_of_its_workers() -> None:
    with local_workers(2) as workers:
        assert workers.executor is not None
        assert workers.control is not None
        workers.executor.submit(play_batch, *pack(chase()), 0, 7).result()
        assert workers.control.played() == 7


def test_workers_are_closed_when_something_fails() -> None:
    before = set(multiprocessing.active_children())

    def fail() -> None:
        with local_workers(2) as workers:
            assert workers.executor is not None
            workers.executor.submit(int, "7").result()
            raise LookupError

    with pytest.raises(LookupError):
        fail()
    assert not set(multiprocessing.active_children()) - before
