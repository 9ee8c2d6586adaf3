"""`make soak`: ten thousand games under watch, over all bundled chapters, parties and bots, in two processes.

    python -m tests.soak [--games N] [--first N]

Prints the games per chapter, bot and outcome, and every violation with what it takes to see it again. The planner takes
a second or more for a game: it plays one in fifty.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from engine.bots import BOTS
from tests.engine.scene import bundled
from tests.engine.soundness import watched

GAMES = 10_000
WORKERS = 2
BATCH = 25
PLANNED = 50
"""One game in so many is the planner's."""
RUN = 7
"""The other bots take turns after so many laps, a number that keeps them from always meeting the same parties."""

QUICK = [bot for bot in BOTS if bot != "planner"]
CHAPTERS = sorted(bundled().entries("chapter"))


def game_of(number: int) -> tuple[str, str, int]:
    """Chapter, bot and seed of a game: chapters take turns, bots too, and each chapter's parties with the seed."""
    ident = CHAPTERS[number % len(CHAPTERS)]
    lap = number // len(CHAPTERS)
    bot = "planner" if lap % PLANNED == PLANNED - 1 else QUICK[lap // RUN % len(QUICK)]
    return ident, bot, lap


def play(numbers: range) -> tuple[Counter[tuple[str, str, str]], list[str]]:
    """Play some games; count their ends, collect what went wrong."""
    ends: Counter[tuple[str, str, str]] = Counter()
    wrong = []
    for number in numbers:
        ident, bot, seed = game_of(number)
        try:
            played = watched(ident, bot, seed)
            ends[ident, bot, f"{played.outcome}: {played.reason}"] += 1
        except Exception as error:  # a crash of the engine is a finding like any other
            ends[ident, bot, "violated"] += 1
            wrong.append(f"{ident}, {bot}, seed {seed}: {type(error).__name__}: {error}")
    return ends, wrong


def soak(games: int, first: int = 0) -> tuple[Counter[tuple[str, str, str]], list[str]]:
    """Play `games` games from number `first` on."""
    ends: Counter[tuple[str, str, str]] = Counter()
    wrong: list[str] = []
    batches = [range(start, min(start + BATCH, first + games)) for start in range(first, first + games, BATCH)]
    with ProcessPoolExecutor(WORKERS) as pool:
        for some_ends, some_wrong in pool.map(play, batches):
            ends += some_ends
            wrong += some_wrong
    return ends, wrong


def report(ends: Counter[tuple[str, str, str]], wrong: list[str]) -> str:
    """Games per outcome, and the violations."""
    lines = [f"{count:6} {ident:24} {bot:8} {end}" for (ident, bot, end), count in sorted(ends.items())]
    by_outcome = Counter()
    for (_, _, end), count in ends.items():
        by_outcome[end.split(":")[0]] += count
    lines += [f"{count:6} {outcome}" for outcome, count in sorted(by_outcome.items())]
    return "\n".join([*lines, *wrong, f"{sum(ends.values())} games, {len(wrong)} violations"])


def main() -> int:
    """Run, print, and fail where anything was violated."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--first", type=int, default=0)
    wanted = parser.parse_args()
    began = time.perf_counter()
    ends, wrong = soak(wanted.games, wanted.first)
    sys.stdout.write(f"{report(ends, wrong)} in {time.perf_counter() - began:.0f} s\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
