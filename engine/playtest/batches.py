"""How the games of a run are divided into batches. Each batch goes to one worker and comes back as one tally."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

BATCHES: Final = 20
"""About how many batches a run has: enough for a progress bar to move, few enough that sending them costs little."""
MOST_AT_ONCE: Final = 500
"""The largest batch."""
OF_THE_REST: Final = 8
LEAST: Final = 10
"""Towards the end a batch holds 1/OF_THE_REST of the games that are left, but at least 1/LEAST of a usual batch, so
that no worker waits long for the last one."""


def batches(games: int) -> Iterator[tuple[int, int]]:
    """Yield the first game and the size of each batch.

    The division depends on the number of games only, never on the number of workers: a run that may stop early is
    judged after every batch, and must stop after the same game everywhere.
    """
    usual = max(1, min(MOST_AT_ONCE, games // BATCHES))
    least = max(1, usual // LEAST)
    start = 0
    while start < games:
        left = games - start
        count = min(left, usual, max(least, left // OF_THE_REST))
        yield start, count
        start += count
