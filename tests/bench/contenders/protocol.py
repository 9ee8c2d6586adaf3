"""What a contender speaks: a number of seconds on a line in, what it did in that time as JSON on a line out.

Only the standard library: contenders run in environments of their own.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from time import perf_counter

Play = Callable[[int], int]
"""Plays game number n and says how many decisions it took."""


def serve(play: Play) -> None:
    """Answer slices until the input ends."""
    number = 0
    for line in sys.stdin:
        wanted = float(line)
        games = decisions = 0
        start = perf_counter()
        while (spent := perf_counter() - start) < wanted:
            decisions += play(number)
            number += 1
            games += 1
        sys.stdout.write(json.dumps({"games": games, "decisions": decisions, "seconds": spent}) + "\n")
        sys.stdout.flush()
