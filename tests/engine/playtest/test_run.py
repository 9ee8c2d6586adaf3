"""Many games: whoever plays them, the result is the same."""

from __future__ import annotations

import multiprocessing
import pickle
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from threading import Timer
from typing import Any

import pytest

from engine.playtest import Tally, run
from engine.playtest.batches import batches
from engine.playtest.run import POLL, WorkerControl
from engine.playtest.summary import CRASHED, UNPLAYED
from engine.playtest.worker import _compiled_plans, play_batch
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
    result = run(toss(), 1000, stop_when=lambda tally: tally.games >= 100)
    assert result.tally.games == 100
    assert not result.interrupted
    with ThreadPoolExecutor(2) as executor:
        assert run(toss(), 1000, executor, stop_when=lambda tally: tally.games >= 100).tally == result.tally


def test_progress_tells_every_game() -> None:
    reported: list[int] = []
    run(toss(), 107, progress=reported.append)
    assert sum(reported) == 107


def test_checking_is_done_when_asked() -> None:
    assert run(replace(chase(), check=True), 3).tally.games == 3


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
    reported: list[str] = []
    control = WorkerControl(lambda: reported.append("stop"), lambda: 0)
    result = run(toss(), 200, Tired(2, KeyboardInterrupt()), ahead=5, control=control)
    whole = run(toss(), 200).tally
    assert (result.interrupted, result.broken, reported) == (True, "", ["stop"])
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
    reported: list[int] = []
    slow: Future[Any] = Future()

    class Slow(Remembering):
        def submit(self, work: Any, /, *given: Any, **named: Any) -> Future[Any]:
            future = super().submit(work, *given, **named)
            if len(self.sent) > 1:
                return future
            Timer(1.5 * POLL, slow.set_result, [future.result()]).start()
            return slow

    assert run(
        toss(), 1000, Slow(), reported.append, ahead=1, control=WorkerControl(lambda: None, lambda: next(seen, 1070))
    )
    assert reported[:3] == [15, 55, 30]
    assert sum(reported) == 1000


def test_workers_that_cannot_play_say_why() -> None:
    result = run(toss(), 200, Tired(0, ModuleNotFoundError("No module named 'engine'")), ahead=2)
    assert result.broken == "workers failed: ModuleNotFoundError: No module named 'engine'"


class TestBetweenBatches:
    """What the parent process does while workers play."""

    def test_it_is_called_while_batches_are_submitted(self) -> None:
        executor = Remembering()
        submitted: list[int] = []

        def note() -> None:
            submitted.append(len(executor.sent))

        assert run(toss(), 200, executor, ahead=4, between_batches=note).tally == run(toss(), 200).tally
        dealt = len(list(batches(200)))
        assert submitted == [min(number + 4, dealt) for number in range(dealt)]

    def test_one_process_does_not_call_it(self) -> None:
        assert run(toss(), 20, between_batches=lambda: pytest.fail("called")).whole

    def test_what_it_raises_ends_the_run(self) -> None:
        """It is no error of the workers, and all batches are cancelled."""
        waiting: list[Future[Any]] = []

        class Waiting(Remembering):
            def submit(self, work: Any, /, *given: Any, **named: Any) -> Future[Any]:
                waiting.append(Future())
                return waiting[-1]

        def fail() -> None:
            raise LookupError("not to be played")

        with pytest.raises(LookupError, match="not to be played"):
            run(toss(), 200, Waiting(), ahead=3, between_batches=fail)
        assert [future.cancelled() for future in waiting] == [True] * 3

    def test_interrupted_what_is_done_counts(self) -> None:
        def interrupt() -> None:
            raise KeyboardInterrupt

        result = run(toss(), 200, Remembering(), ahead=3, between_batches=interrupt)
        assert result.interrupted
        assert result.tally.games == 30


class TestCompiledPlan:
    """A plan that is compiled once is not compiled again."""

    def test_in_this_process(self) -> None:
        plan = toss(seed=93)
        compiled = plan.compile()
        games = [compiled.play(index) for index in range(30)]

        class Known:
            def play(self, index: int) -> Any:
                return games[index]

        assert run(plan, 30, compiled=Known()).tally == run(plan, 30).tally

    @pytest.mark.parametrize("kind", ["fork", "spawn", "forkserver"])
    def test_in_others_however_they_are_started(self, kind: str, alone: Tally) -> None:
        """Forked ones find it, the others are sent the plan."""
        plan = chase(seed=5)
        with ProcessPoolExecutor(2, multiprocessing.get_context(kind)) as executor:
            assert run(plan, 130, executor, compiled=plan.compile()).tally == alone

    def test_forked_workers_need_no_plan(self) -> None:
        plan = toss(seed=94)
        with ProcessPoolExecutor(1, multiprocessing.get_context("fork")) as executor:
            run(plan, 1, executor, compiled=plan.compile())
            key = next(reversed(_compiled_plans))
            assert executor.submit(play_batch, key, b"", 0, 5).result() is not None
