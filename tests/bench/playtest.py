"""How long a playtest with all its reports takes, and how much memory many games need."""

from __future__ import annotations

import resource
import subprocess
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter

from engine.playtest import run
from tests.bench.rows import Row
from tests.bench.setting import BUILD, FAST, environment_of, python_of
from tests.engine.playtest.toy import toss

FEW, MANY = 10_000, 100_000
"""Memory must not grow with the number of games."""
STATM = Path("/proc/self/statm")
GAMES = 1000
TIMES = 9
FOLDER = BUILD / "author"
"""The folder in which the command runs, like that of an author."""


def bench() -> Iterator[Row]:
    """Measure the wall time with one worker and two, and the memory of many games."""
    for fast in (False, True) if FAST.exists() else (False,):
        yield from _with_reports(fast)
    yield from _memory()


def _with_reports(fast: bool) -> Iterator[Row]:
    engine = ", compiled engine" if fast else ""
    _wall(fast, 10, 1)  # writes the bytecode
    times = {count: [_wall(fast, GAMES, count) for _ in range(TIMES)] for count in (1, 2)}
    yield f"{GAMES:,} greedy games of flight, JSON and HTML, 1 worker{engine}", median(times[1]), "s"
    yield f"{GAMES:,} greedy games of flight, JSON and HTML, 2 workers{engine}", median(times[2]), "s"


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
    """Return the memory of this process in MiB, or its peak where the system does not say the current one."""
    if STATM.exists():
        return int(STATM.read_text().split()[1]) * resource.getpagesize() / 2**20
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
