"""Many games: whoever plays them, the result is the same."""

from __future__ import annotations

import pickle
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace

import pytest

from engine.playtest import Tally, run
from engine.playtest.plan import BATCH
from engine.playtest.run import heed, play_batch
from engine.playtest.summary import CRASHED
from tests.engine.playtest.toy import PARTY, chase, toss

OTHERS = ("ash", "birch", "cedar", "elder")


@pytest.fixture(scope="module")
def alone() -> Tally:
    return run(chase(seed=5), 130).tally


@pytest.mark.parametrize("kind", [ThreadPoolExecutor, ProcessPoolExecutor])
def test_any_executor_comes_to_the_same(kind: type[Executor], alone: Tally) -> None:
    with kind(2) as executor:  # type: ignore[call-arg]
        assert run(chase(seed=5), 130, executor).tally == alone


def test_games_go_on_where_others_stop(alone: Tally) -> None:
    """Game number i has seed `seed + i`."""
    later = run(chase(seed=5 + 100), 30).tally
    assert list(alone.lengths)[100:] == list(later.lengths)
    assert alone.course[100:] == later.course


def test_parties_take_turns() -> None:
    tally = run(replace(toss(), parties=(PARTY, OTHERS)), 11).tally
    assert {party: row.games for party, row in tally.parties.items()} == {PARTY: 6, OTHERS: 5}
    assert tally.heroes["elder"].first == 1


@pytest.mark.parametrize("executor", [None, ThreadPoolExecutor])
def test_a_crash_is_reported_with_its_seed_and_spares_the_rest(executor: type[Executor] | None) -> None:
    plan = chase(seed=3, bot="tests.engine.playtest.toy:FaintingBot")
    tally = run(plan, 60, executor() if executor else None).tally
    assert [seed for seed, _, _ in tally.crashes] == [10, 20, 30, 40, 50, 60]
    assert tally.crashes[0][1:] == (PARTY, "ValueError: the heat in here")
    assert (tally.games, tally.outcomes[CRASHED]) == (54, 6)


def test_an_interrupted_run_keeps_what_is_done() -> None:
    """Also the games of a batch that is not full."""
    result = run(chase(bot="tests.engine.playtest.toy:StoppingBot"), 200)
    assert result.interrupted
    assert result.tally.games == 70
    assert not result.tally.crashes


def test_it_stops_when_there_are_enough() -> None:
    result = run(toss(), 1000, enough=lambda tally: tally.games >= 100)
    assert result.tally.games == 100
    assert not result.interrupted
    with ThreadPoolExecutor(2) as executor:
        assert run(toss(), 1000, executor, enough=lambda tally: tally.games >= 100).tally == result.tally


def test_progress_tells_every_game() -> None:
    told: list[int] = []
    run(toss(), BATCH + 7, progress=told.append)
    assert sum(told) == BATCH + 7


def test_checking_is_done_when_asked() -> None:
    assert run(replace(chase(), check=True), 3).tally.games == 3


def test_a_worker_that_is_told_to_stop_stops() -> None:
    blob = pickle.dumps(toss())
    asked: list[int] = []

    def told() -> bool:
        asked.append(1)
        return len(asked) > 3

    heed(told)
    try:
        batch = play_batch(blob, 0, 50)
    finally:
        heed(lambda: False)
    assert isinstance(batch, Tally)
    assert batch.games == 3
