"""Workers that are killed, and workers whose parent is killed."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest

from authoring.playtest.workers import local_workers
from engine.playtest import Plan, Result, Tally, run
from engine.playtest.crash import LOST
from engine.playtest.run import MOST_LOST
from tests.engine.playtest.toy import PARTY, chase
from tests.playable import chapter

GAMES = 200
ROOT = Path(__file__).parents[3]
START = """\
import multiprocessing, signal, sys
import authoring.playtest.worker_process as worker_process

if __name__ == "__main__":
    signal.signal(signal.SIGHUP, signal.SIG_DFL)  # nohup, under which the tests may run, ignores it
    method, system = sys.argv[1:3]
    multiprocessing.set_start_method(method)
    if system == "other":  # neither Linux's signal for children, nor a signal from anybody else
        worker_process._set_death_signal = lambda: None
    del sys.argv[1:3]
    from authoring.cli import start
    start()
"""


def shared_run(plan: Plan, progress: Callable[[int], None] | None = None) -> Result[Tally]:
    with local_workers(2) as workers:
        return run(plan, GAMES, workers.executor, progress, ahead=workers.ahead, control=workers.control)


def own_workers() -> list[multiprocessing.process.BaseProcess]:
    return [child for child in multiprocessing.active_children() if child.name.startswith("playtest")]


@pytest.mark.parametrize("number", range(20))
def test_a_killed_worker_costs_no_game(number: int) -> None:
    """It is killed after another number of games each time. The result is that of an undisturbed run."""
    plan = chase(seed=number * GAMES)
    played: list[int] = []
    killed: list[int | None] = []

    def kill_one(games: int) -> None:
        played.append(games)
        if sum(played) > number * 8 and not killed:
            victim = own_workers()[number % 2]
            assert victim.pid
            os.kill(victim.pid, signal.SIGKILL)
            killed.append(victim.pid)

    result = shared_run(plan, kill_one)
    assert killed
    assert result.whole
    assert result.tally == run(plan, GAMES).tally


def test_all_workers_killed_at_once_cost_no_game() -> None:
    plan = chase(seed=31)
    killed: list[int | None] = []

    def kill_all(games: int) -> None:
        if not killed:
            for worker in own_workers():
                assert worker.pid
                os.kill(worker.pid, signal.SIGKILL)
                killed.append(worker.pid)

    result = shared_run(plan, kill_all)
    assert len(killed) == 2
    assert result.whole
    assert result.tally == run(plan, GAMES).tally


def test_a_game_that_kills_its_worker_is_named_and_the_others_are_played() -> None:
    result = shared_run(chase(bot="tests.engine.playtest.toy:DyingBot"))
    whole = run(chase(bot="random"), GAMES).tally
    assert result.whole
    assert result.tally.crashes == [(150, PARTY, LOST)]
    assert result.tally.games == GAMES - 1
    assert result.tally.course[:150] + result.tally.course[151:] == whole.course[:150] + whole.course[151:]


def test_when_every_game_kills_its_worker_the_run_ends() -> None:
    result = shared_run(chase(bot="tests.engine.playtest.toy:DeadlyBot"))
    assert result.broken == f"worker processes died (killed, or out of memory) in the games {NAMED}"
    assert result.tally.games == 0


NAMED = ", ".join(str(number + 1) for number in range(MOST_LOST + 1))


def started(tmp_path: Path, method: str, system: str = "this") -> subprocess.Popen[bytes]:
    """A long playtest in a process of its own, once its workers play."""
    script = tmp_path / "start.py"
    script.write_text(START, encoding="utf-8")
    words = ("playtest", "flight", "--games", "100000", "--workers", "3", "--bot", "greedy")
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    process = subprocess.Popen(
        [sys.executable, script, method, system, *words], env=environment,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
    )  # fmt: skip
    try:
        wait_until(lambda: len(workers_of(process.pid)) == 3, 60)
    except BaseException:
        process.kill()
        process.wait()
        raise
    return process


def workers_of(pid: int) -> list[psutil.Process]:
    """The processes below another that use the processor. (Helpers of Python only wait.)"""
    below = psutil.Process(pid).children(recursive=True)
    return [child for child in below if child.cpu_times().user > 0.3]


def wait_until(done: Callable[[], bool], seconds: float) -> None:
    last = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < last, "it took too long"
        time.sleep(0.05)


@pytest.mark.parametrize("method", ["fork", "spawn", "forkserver"])
@pytest.mark.parametrize("system", ["this", "other"])
def test_workers_end_when_their_parent_is_killed(method: str, system: str, tmp_path: Path) -> None:
    process = started(tmp_path, method, system)
    below = psutil.Process(process.pid).children(recursive=True)
    process.kill()
    process.wait(60)
    wait_until(lambda: not any(child.is_running() and child.status() != "zombie" for child in below), 5)


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_workers_end_when_their_parent_is_ended_by_a_signal(name: str, tmp_path: Path) -> None:
    process = started(tmp_path, "fork")
    below = psutil.Process(process.pid).children(recursive=True)
    process.send_signal(signal.Signals[name])
    process.wait(60)
    wait_until(lambda: not any(child.is_running() and child.status() != "zombie" for child in below), 5)


def test_however_workers_start_the_report_is_the_same_and_nothing_is_printed_beside_it(tmp_path: Path) -> None:
    script = tmp_path / "start.py"
    script.write_text(START, encoding="utf-8")
    words = ("playtest", str(chapter(tmp_path)), "--games", "60", "--workers", "2", "--bot", "random", "--json", "-")
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    reports = []
    for method in ("fork", "spawn", "forkserver"):
        done = subprocess.run(
            [sys.executable, "-W", "always", script, method, "this", *words], env=environment, capture_output=True,
            check=False,
        )  # fmt: skip
        assert (done.returncode, done.stderr) == (0, b"")
        reports.append(done.stdout)
    assert reports[0]
    assert reports == [reports[0]] * 3
