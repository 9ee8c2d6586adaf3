"""What a worker process does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.playtest import Tally
from engine.playtest.crash import LOST
from engine.playtest.summary import CRASHED, UNPLAYED
from engine.playtest.worker import KEPT, WorkerHooks, _compiled_plans, compiled_plan, pack, play_batch, set_worker_hooks
from tests.engine.playtest.toy import toss


@pytest.fixture(autouse=True)
def no_hooks() -> Iterator[None]:
    yield
    set_worker_hooks(WorkerHooks())


def test_a_stopped_worker_returns_what_it_has_played() -> None:
    calls: list[int] = []

    def is_stopped() -> bool:
        calls.append(1)
        return len(calls) > 3

    set_worker_hooks(WorkerHooks(is_stopped))
    batch = play_batch(*pack(toss()), 0, 50)
    assert isinstance(batch, Tally)
    assert (batch.games, batch.outcomes[UNPLAYED], len(batch.course)) == (3, 47, 50)


def test_every_game_is_counted() -> None:
    started: list[int] = []
    ended: list[int] = []
    set_worker_hooks(WorkerHooks(game_starts=started.append, game_ends=lambda: ended.append(len(started))))
    play_batch(*pack(toss()), 3, 7)
    assert started == [3, 4, 5, 6, 7, 8, 9]
    assert ended == [1, 2, 3, 4, 5, 6, 7]


def test_a_lost_game_is_counted_with_its_seed_but_not_played() -> None:
    batch = play_batch(*pack(toss(seed=20)), 0, 7, (4,))
    whole = play_batch(*pack(toss(seed=20)), 0, 7)
    assert isinstance(batch, Tally)
    assert isinstance(whole, Tally)
    assert [(seed, error) for seed, _, error in batch.crashes] == [(24, LOST)]
    assert batch.outcomes[CRASHED] == 1
    assert [*batch.course[:4], *batch.course[5:]] == [*whole.course[:4], *whole.course[5:]]


def test_a_worker_without_the_plan_asks_for_it() -> None:
    key, blob = pack(toss(seed=97))
    assert play_batch(key, b"", 0, 5) is None
    assert play_batch(key, blob, 0, 5) is not None
    assert play_batch(key, b"", 0, 5) is not None


def test_the_oldest_plan_is_dropped() -> None:
    packed = [pack(toss(seed=200 + number)) for number in range(KEPT + 1)]
    for key, blob in packed:
        compiled_plan(key, blob)
    assert list(_compiled_plans) == [key for key, _ in packed[1:]]
