"""Playtests: what a large run costs in memory. It must not grow with the number of games."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from pathlib import Path

from engine.playtest import run
from tests.engine.playtest.toy import toss

FEW, MANY = 10_000, 100_000
STATM = Path("/proc/self/statm")


def bench() -> Iterator[tuple[str, float, str]]:
    """Memory after ten thousand games, and how much more it is after a hundred thousand."""
    seen: dict[int, float] = {}
    done = 0

    def watch(more: int) -> None:
        nonlocal done
        done += more
        if done in (FEW, MANY):
            seen[done] = memory()

    result = run(toss(), MANY, progress=watch)
    assert result.tally.games == MANY
    yield f"memory after {FEW:,} games of a toy chapter", seen[FEW], "MiB"
    yield f"more of it after {MANY:,} games", seen[MANY] - seen[FEW], "MiB"


def memory() -> float:
    """What this process holds now, in MiB; where that cannot be told, the most it ever held."""
    if STATM.exists():
        return int(STATM.read_text().split()[1]) * resource.getpagesize() / 2**20
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
