"""Many games: whoever plays them, the result is the same."""

from __future__ import annotations

import multiprocessing
import os
import pickle
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from threading import Timer
from typing import Any

import pytest

from engine.playtest import Result, Tally, run
from engine.playtest.run import (
    LOOK,
    MOST_AT_ONCE,
    WAIT,
    WorkerControl,
    _compiled_plans,
    batches,
    begin,
    begin_at_table,
    play_batch,
    set_worker_hooks,
)
from engine.playtest.summary import CRASHED, UNPLAYED
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
    assert tally.crashes[0][1:] == (PARTY, "ValueError: the heat in here (toy.py:58)")
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
    run(toss(), 107, progress=told.append)
    assert sum(told) == 107


def test_checking_is_done_when_asked() -> None:
    assert run(replace(chase(), check=True), 3).tally.games == 3


def test_a_worker_that_is_told_to_stop_stops() -> None:
    blob = pickle.dumps(toss())
    asked: list[int] = []

    def told() -> bool:
        asked.append(1)
        return len(asked) > 3

    set_worker_hooks(told)
    try:
        batch = play_batch("told to stop", blob, 0, 50)
    finally:
        set_worker_hooks(lambda: False)
    assert isinstance(batch, Tally)
    assert (batch.games, batch.outcomes[UNPLAYED], len(batch.course)) == (3, 47, 50)


@pytest.mark.parametrize(("games", "size"), [(1, 1), (19, 1), (100, 5), (1000, 50), (4000, 200), (10**6, MOST_AT_ONCE)])
def test_batches_hold_every_game_once(games: int, size: int) -> None:
    dealt = list(batches(games))
    assert dealt[0] == (0, size)
    assert [game for start, count in dealt for game in range(start, start + count)] == list(range(games))


@pytest.mark.parametrize("games", [1, 19, 100, 1000, 4000])
def test_batches_get_smaller_towards_the_end(games: int) -> None:
    """So that no worker waits long for another, and sending them still costs nothing."""
    sizes = [count for _, count in batches(games)]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] <= max(1, games // 200)
    assert len(sizes) <= 50


class Remembering(Executor):
    """Plays when asked, and remembers how much it was sent."""

    def __init__(self) -> None:
        self.sent: list[int] = []

    def submit(self, work: Any, /, *given: Any, **_: Any) -> Future[Any]:
        self.sent.append(len(pickle.dumps(given)))
        future: Future[Any] = Future()
        future.set_result(work(*given))
        return future


def test_the_plan_travels_with_the_first_batches_only() -> None:
    executor = Remembering()
    assert run(toss(seed=91), 200, executor, ahead=3).tally == run(toss(seed=91), 200).tally
    assert min(executor.sent[:3]) > 1000
    assert max(executor.sent[3:]) < 300


def test_a_worker_that_comes_late_is_sent_the_plan() -> None:
    class Forgetful(Remembering):
        def submit(self, work: Any, /, *given: Any, **named: Any) -> Future[Any]:
            _compiled_plans.clear()  # every batch goes to a new worker
            return super().submit(work, *given, **named)

    executor = Forgetful()
    assert run(toss(seed=92), 100, executor, ahead=2).tally == run(toss(seed=92), 100).tally
    dealt = len(list(batches(100)))
    assert len(executor.sent) == dealt + dealt - 2


class Tired(Remembering):
    """Its n-th batch is the last one it finishes; what comes after it waits for ever, or fails."""

    def __init__(self, last: int, then: BaseException) -> None:
        super().__init__()
        self.last, self.then = last, then

    def submit(self, work: Any, /, *given: Any, **named: Any) -> Future[Any]:
        future = super().submit(work, *given, **named)
        if len(self.sent) <= self.last:
            return future
        if len(self.sent) == self.last + 1:
            return Failing(self.then, future.result())
        return future if len(self.sent) % 2 else Future()


class Failing(Future[Any]):
    """Whoever waits for it is interrupted, or told that it broke."""

    def __init__(self, error: BaseException, result: Any) -> None:
        super().__init__()
        self.error: BaseException | None = error
        self.set_result(result)

    def result(self, timeout: float | None = None) -> Any:
        if self.error:
            error, self.error = self.error, None
            raise error
        return super().result(timeout)


def test_workers_hand_back_what_they_have_when_a_run_is_interrupted() -> None:
    """Two batches are merged, the third is interrupted but done, the fourth is not, the fifth and seventh are."""
    told: list[str] = []
    reins = WorkerControl(lambda: told.append("stop"), lambda: 0)
    result = run(toss(), 200, Tired(2, KeyboardInterrupt()), ahead=5, reins=reins)
    whole = run(toss(), 200).tally
    assert (result.interrupted, result.broken, told) == (True, "", ["stop"])
    assert result.tally.games == 50
    played = [index for index, outcome in enumerate(result.tally.course) if outcome != UNPLAYED]
    assert played == [*range(30), *range(40, 50), *range(60, 70)]
    assert all(result.tally.course[index] == whole.course[index] for index in played)


def test_workers_that_die_do_not_take_the_others_games_with_them() -> None:
    result = run(toss(), 200, Tired(2, BrokenExecutor()), ahead=5)
    assert not result.interrupted
    assert result.broken == "a worker process died (killed, or out of memory) within games 21 to 70"
    assert result.tally.games == 50


def test_progress_is_that_of_the_workers_where_they_can_be_seen() -> None:
    """They have played 15 of a batch of 50 games before it comes back, and are 20 games ahead of it in the end."""
    seen = iter([1000, 1015, 1070])
    told: list[int] = []
    slow: Future[Any] = Future()

    class Slow(Remembering):
        def submit(self, work: Any, /, *given: Any, **named: Any) -> Future[Any]:
            future = super().submit(work, *given, **named)
            if len(self.sent) > 1:
                return future
            Timer(1.5 * LOOK, slow.set_result, [future.result()]).start()
            return slow

    assert run(toss(), 1000, Slow(), told.append, ahead=1, reins=WorkerControl(lambda: None, lambda: next(seen, 1070)))
    assert told[:3] == [15, 55, 30]
    assert sum(told) == 1000


def test_workers_that_cannot_play_say_why() -> None:
    result = run(toss(), 200, Tired(0, ModuleNotFoundError("No module named 'engine'")), ahead=2)
    assert result.broken == "workers failed: ModuleNotFoundError: No module named 'engine'"


class TestMeanwhile:
    """What this process does beside the games of others."""

    def test_it_is_done_while_the_first_batches_are_out(self) -> None:
        executor = Remembering()
        out: list[int] = []

        def steps(_: Result[Tally]) -> Iterator[None]:
            for _ in range(3):
                out.append(len(executor.sent))
                yield

        assert run(toss(), 200, executor, ahead=4, meanwhile=steps).tally == run(toss(), 200).tally
        dealt = len(list(batches(200)))
        assert out == [4, dealt, dealt], "what is here is taken between two steps, and more is given out"

    def test_it_can_wait_for_games(self) -> None:
        """It sees what they have come to; what comes in meanwhile is not taken before it asks."""
        seen: list[int] = []

        def steps(so_far: Result[Tally]) -> Iterator[object]:
            assert so_far.asked == 200
            while so_far.tally.games < 150:
                seen.append(so_far.tally.games)
                yield WAIT
            seen.append(so_far.tally.games)

        with ThreadPoolExecutor(2) as executor:
            result = run(toss(), 200, executor, ahead=4, meanwhile=steps)
        assert result.tally == run(toss(), 200).tally
        assert seen[0] == 0
        assert seen == sorted(set(seen)), "every wait brings something"
        assert 150 <= seen[-1] < 200

    def test_it_waits_for_nothing_once_all_are_in(self) -> None:
        def steps(_: Result[Tally]) -> Iterator[object]:
            while True:
                yield WAIT

        assert run(toss(), 200, Remembering(), ahead=4, meanwhile=steps).tally == run(toss(), 200).tally

    def test_without_others_nothing_is_beside(self) -> None:
        def steps(_: Result[Tally]) -> Iterator[None]:
            raise AssertionError
            yield

        assert run(toss(), 20, meanwhile=steps).whole

    def test_what_it_raises_ends_the_run(self) -> None:
        """It is not about the workers, and no batch is left for them."""
        waiting: list[Future[Any]] = []

        class Waiting(Remembering):
            def submit(self, work: Any, /, *given: Any, **named: Any) -> Future[Any]:
                waiting.append(Future())
                return waiting[-1]

        def steps(_: Result[Tally]) -> Iterator[None]:
            yield
            raise LookupError("not to be played")

        with pytest.raises(LookupError, match="not to be played"):
            run(toss(), 200, Waiting(), ahead=3, meanwhile=steps)
        assert [future.cancelled() for future in waiting] == [True] * 3

    def test_interrupted_what_is_done_counts(self) -> None:
        def steps(_: Result[Tally]) -> Iterator[None]:
            raise KeyboardInterrupt
            yield

        result = run(toss(), 200, Remembering(), ahead=3, meanwhile=steps)
        assert result.interrupted
        assert result.tally.games == 30


class TestSitting:
    """A plan that is made ready once is not made ready again."""

    def test_in_this_process(self) -> None:
        plan = toss(seed=93)
        compiled = plan.compile()
        games = [compiled.play(index) for index in range(30)]

        class Known:
            def play(self, index: int) -> Any:
                return games[index]

        assert run(plan, 30, sitting=Known()).tally == run(plan, 30).tally

    @pytest.mark.parametrize("kind", ["fork", "spawn", "forkserver"])
    def test_in_others_however_they_are_started(self, kind: str, alone: Tally) -> None:
        """Forked ones find it, the others are sent the plan."""
        plan = chase(seed=5)
        with ProcessPoolExecutor(2, multiprocessing.get_context(kind)) as executor:
            assert run(plan, 130, executor, sitting=plan.compile()).tally == alone

    def test_forked_workers_need_no_plan(self) -> None:
        plan = toss(seed=94)
        with ProcessPoolExecutor(1, multiprocessing.get_context("fork")) as executor:
            run(plan, 1, executor, sitting=plan.compile())
            key = next(reversed(_compiled_plans))
            assert executor.submit(play_batch, key, b"", 0, 5).result() is not None


def seed_and_process(compiled: Any, index: int) -> tuple[int, int]:
    """Something to do at a table, and who did it."""
    return compiled.play(index).seed, os.getpid()


class TestBegin:
    """Something done by a worker, or here; the same comes of it."""

    @pytest.mark.parametrize("kind", ["fork", "spawn"])
    def test_at_a_table(self, kind: str) -> None:
        plan, stranger = toss(seed=40), toss(seed=41)
        compiled = plan.compile()
        with ProcessPoolExecutor(1, multiprocessing.get_context(kind)) as executor:
            run(plan, 1, executor, sitting=compiled)
            there, here = (
                [begin_at_table(one, seed_and_process, plan, compiled, index) for index in (2, 0)]
                for one in (executor, None)
            )
            executor.submit(str).result()  # by then it is done: what is wanted sooner may be done here
            seeds, processes = zip(*(finish() for finish in there), strict=True)
            assert seeds == (42, 40)
            assert os.getpid() not in processes
            assert [finish() for finish in here] == [(42, os.getpid()), (40, os.getpid())]
            unknown = begin_at_table(executor, seed_and_process, stranger, stranger.compile(), 2)
            assert unknown() == (43, os.getpid()), "nobody has played it, so it is done here"
            _compiled_plans.clear()
            _compiled_plans["forgotten"] = plan, compiled
            unknown = begin_at_table(executor, seed_and_process, plan, compiled, 2)
            executor.submit(str).result()
            assert unknown() == (42, os.getpid()), "who knows nothing of it leaves it to those who do"

    def test_where_no_worker_can(self) -> None:
        with ProcessPoolExecutor(1) as executor:
            lost = begin(executor, lambda: "here", os._exit, 1)
            assert lost() == "here"
            assert begin(executor, lambda: "here", str, "there")() == "here", "nor can the next one"

    def test_what_nobody_has_begun_is_done_here(self) -> None:
        class Waiting(Remembering):
            def submit(self, work: Any, /, *given: Any, **named: Any) -> Future[Any]:
                return Future()

        assert begin(Waiting(), lambda: "here", str, "there")() == "here"
        with ThreadPoolExecutor(1) as executor:
            executor.submit(str, "there").result()
            finish = begin(executor, lambda: "here", str, "there")
            executor.submit(str, "afterwards").result()
            assert finish() == "there"
