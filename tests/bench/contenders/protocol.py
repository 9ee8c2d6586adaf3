"""What a contender speaks: a number of seconds on a line in, what it did in that time as JSON on a line out.

Only the standard library: contenders run in environments of their own.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from time import perf_counter

Play = Callable[[int], tuple[int, int, int]]
"""Plays game number n: how often a player had to act, forced or not; how often of these there were two options or more;
and how often it was nothing but a throw of dice, where the program counts that."""


def serve(play: Play) -> None:
    """Answer slices until the input ends."""
    number = 0
    for line in sys.stdin:
        wanted = float(line)
        games = decisions = choices = throws = 0
        start = perf_counter()
        while (spent := perf_counter() - start) < wanted:
            asked, chosen, thrown = play(number)
            decisions += asked
            choices += chosen
            throws += thrown
            number += 1
            games += 1
        answer = {"games": games, "decisions": decisions, "choices": choices, "throws": throws, "seconds": spent}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()
