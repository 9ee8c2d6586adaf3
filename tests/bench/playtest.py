"""Playtests as an author runs them: how long a thousand games with all reports take, and what they cost in memory."""

from __future__ import annotations

import resource
import subprocess
import sys
from collections.abc import Iterator
from operator import truediv
from pathlib import Path
from statistics import median
from time import perf_counter

from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.open_chapter import open_playable
from authoring.playtest.options import PlaytestOptions
from authoring.playtest.workers import local_workers
from engine.playtest import CompiledPlan, run
from tests.bench.rows import Row
from tests.bench.setting import BUILD, FAST, environment_of, python_of
from tests.engine.playtest.toy import toss

FEW, MANY = 10_000, 100_000
"""Memory must not grow with the number of games."""
STATM = Path("/proc/self/statm")
GAMES = 1000
TIMES = 15
"""A single pair of runs is off by a twentieth as often as not."""
LONG, LONG_TIMES = 3000, 5
"""As many games as two workers play in about ten seconds: what a second worker brings beside start and reports."""
COUNT = "for _ in range(30_000_000): pass"
"""About a second."""
FOLDER = BUILD / "author"
"""Where the command is run: an author's folder, not one with the environments of yardsticks in it."""


def bench() -> Iterator[Row]:
    """Wall time with one worker and two, in turns; memory of ten thousand games and of a hundred thousand."""
    yield from _with_reports(False, GAMES, TIMES)
    yield from _with_reports(False, LONG, LONG_TIMES)
    if FAST.exists():
        yield from _with_reports(True, GAMES, TIMES)
    yield from _games_alone()
    yield from _memory()


def _with_reports(fast: bool, games: int, times: int) -> Iterator[Row]:
    words = ", compiled engine" if fast else ""
    _wall(fast, 10, 1)  # writes the bytecode
    runs = [(_wall(fast, games, 1), _wall(fast, games, 2), _count(1), _count(2)) for _ in range(times)]
    one, two, alone, both = zip(*runs, strict=True)
    yield f"{games:,} greedy games of flight, JSON and HTML, 1 worker{words}", median(one), "s"
    yield f"{games:,} greedy games of flight, JSON and HTML, 2 workers{words}", median(two), "s"
    yield f"1 worker against 2, {games:,} games, start and reports{words}", median(map(truediv, one, two)), "x"
    limit = 2 * median(map(truediv, alone, both))
    yield f"1 process that only counts against 2, beside {games:,} games{words}", limit, "x"


def _games_alone() -> Iterator[Row]:
    table = compile_plan(open_playable("flight").content(), PlaytestOptions())
    _play(table, 2)
    pairs = [(_play(table, 1), _play(table, 2)) for _ in range(TIMES)]
    yield f"1 worker against 2, {GAMES:,} games alone", median(one / two for one, two in pairs), "x"


def _play(table: CompiledPlan, count: int) -> float:
    start = perf_counter()
    with local_workers(count) as workers:
        result = run(table.plan, GAMES, workers.executor, ahead=workers.ahead, control=workers.control, compiled=table)
    assert result.tally.games == GAMES
    return perf_counter() - start


def _count(processes: int) -> float:
    """As long as a program takes that shares nothing and hardly uses memory: what a second core is worth just now."""
    start = perf_counter()
    begun = [subprocess.Popen([sys.executable, "-c", COUNT]) for _ in range(processes)]
    for one in begun:
        assert one.wait() == 0
    return perf_counter() - start


def _wall(fast: bool, games: int, count: int) -> float:
    FOLDER.mkdir(parents=True, exist_ok=True)
    command = [python_of(fast), "-m", "tailwright", "playtest", "flight", "--games", str(games)]
    files = ["--json", "flight.json", "--report", "flight.html"]
    start = perf_counter()
    subprocess.run(
        [*command, *files, "--workers", str(count)], cwd=FOLDER, env=environment_of(fast), check=True,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    return perf_counter() - start


def _memory() -> Iterator[Row]:
    seen: dict[int, float] = {}
    before, done = memory(), 0

    def watch(more: int) -> None:
        nonlocal done
        done += more
        if done in (FEW, MANY):
            seen[done] = memory()

    result = run(toss(), MANY, progress=watch)
    assert result.tally.games == MANY
    yield f"memory that {FEW:,} games of a toy chapter take", seen[FEW] - before, "MiB"
    yield f"more of it after {MANY:,} games, for every 1,000", 1000 * (seen[MANY] - seen[FEW]) / (MANY - FEW), "MiB"


def memory() -> float:
    """What this process holds now, in MiB; where that cannot be told, the most it ever held."""
    if STATM.exists():
        return int(STATM.read_text().split()[1]) * resource.getpagesize() / 2**20
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
