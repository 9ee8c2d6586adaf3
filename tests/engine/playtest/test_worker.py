"""What a worker process does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.playtest import Tally
from engine.playtest.summary import UNPLAYED
from engine.playtest.worker import KEPT, _compiled_plans, compiled_plan, pack, play_batch, set_worker_hooks
from tests.engine.playtest.toy import toss


@pytest.fixture(autouse=True)
def no_hooks() -> Iterator[None]:
    yield
    set_worker_hooks(lambda: False)


def test_a_stopped_worker_returns_what_it_has_played() -> None:
    calls: list[int] = []

    def is_stopped() -> bool:
        calls.append(1)
        return len(calls) > 3

    set_worker_hooks(is_stopped)
    batch = play_batch(*pack(toss()), 0, 50)
    assert isinstance(batch, Tally)
    assert (batch.games, batch.outcomes[UNPLAYED], len(batch.course)) == (3, 47, 50)


def test_every_game_is_counted() -> None:
    counted: list[int] = []
    set_worker_hooks(lambda: False, lambda: counted.append(1))
    play_batch(*pack(toss()), 0, 7)
    assert len(counted) == 7


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
