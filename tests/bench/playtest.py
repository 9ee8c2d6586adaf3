"""Playtests as an author runs them: how long a thousand games with all reports take, and what they cost in memory."""

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
HARDLY_ANY = 2
"""So many games take no time: what is left is the start and the reports, which one process does alone."""
TIMES = 7
FOLDER = BUILD / "author"
"""Where the command is run: an author's folder, not one with the environments of yardsticks in it."""


def bench() -> Iterator[Row]:
    """Wall time with one worker and two, in turns; memory of ten thousand games and of a hundred thousand."""
    for fast in (False, True) if FAST.exists() else (False,):
        yield from _with_reports(fast)
    yield from _memory()


def _with_reports(fast: bool) -> Iterator[Row]:
    words = ", compiled engine" if fast else ""
    _wall(fast, 1)  # writes the bytecode
    pairs = [(_wall(fast, 1), _wall(fast, 2)) for _ in range(TIMES)]
    around = [median(_wall(fast, workers, HARDLY_ANY) for _ in range(TIMES)) for workers in (1, 2)]
    yield f"{GAMES:,} greedy games of flight, JSON and HTML, 1 worker{words}", median(one for one, _ in pairs), "s"
    yield f"{GAMES:,} greedy games of flight, JSON and HTML, 2 workers{words}", median(two for _, two in pairs), "s"
    yield f"1 worker against 2, start and reports included{words}", median(one / two for one, two in pairs), "x"
    games = [(one - around[0]) / (two - around[1]) for one, two in pairs]
    yield f"1 worker against 2, without what a run of {HARDLY_ANY} games takes{words}", median(games), "x"


def _wall(fast: bool, workers: int, games: int = GAMES) -> float:
    FOLDER.mkdir(parents=True, exist_ok=True)
    command = [python_of(fast), "-m", "authoring.cli", "playtest", "flight", "--games", str(games)]
    files = ["--json", "flight.json", "--report", "flight.html"]
    start = perf_counter()
    subprocess.run(
        [*command, *files, "--workers", str(workers)], cwd=FOLDER, env=environment_of(fast), check=True,
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
