"""`make soak`: check invariants in ten thousand games of all bundled chapters, parties and bots, in two processes.

    python -m tests.soak [--games N] [--first N]

It prints the games per chapter, bot and outcome, and each violation with the chapter, bot and seed that repeat it. The
planner needs a second or more for a game, so it plays one game in fifty.
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
PLANNER_SHARE = 50
"""The planner plays one game in so many."""
RUN = 7
"""The other bots take turns after so many laps; the number is prime, so that each bot meets all parties."""

QUICK = [bot for bot in BOTS if bot != "planner"]
CHAPTERS = sorted(bundled().entries("chapter"))


def game_of(number: int) -> tuple[str, str, int]:
    """Return chapter, bot and seed of a game. Chapters and bots take turns; the seed chooses the party."""
    ident = CHAPTERS[number % len(CHAPTERS)]
    lap = number // len(CHAPTERS)
    bot = "planner" if lap % PLANNER_SHARE == PLANNER_SHARE - 1 else QUICK[lap // RUN % len(QUICK)]
    return ident, bot, lap


def play(numbers: range) -> tuple[Counter[tuple[str, str, str]], list[str]]:
    """Play some games and return how often each end came, and the violations."""
    ends: Counter[tuple[str, str, str]] = Counter()
    violations = []
    for number in numbers:
        ident, bot, seed = game_of(number)
        try:
            played = watched(ident, bot, seed)
            ends[ident, bot, f"{played.outcome}: {played.reason}"] += 1
        except Exception as error:  # a crash of the engine is a finding like any other
            ends[ident, bot, "violated"] += 1
            violations.append(f"{ident}, {bot}, seed {seed}: {type(error).__name__}: {error}")
    return ends, violations


def soak(games: int, first: int = 0) -> tuple[Counter[tuple[str, str, str]], list[str]]:
    """Play `games` games from number `first` on, in several processes."""
    ends: Counter[tuple[str, str, str]] = Counter()
    wrong: list[str] = []
    batches = [range(start, min(start + BATCH, first + games)) for start in range(first, first + games, BATCH)]
    with ProcessPoolExecutor(WORKERS) as pool:
        for some_ends, some_wrong in pool.map(play, batches):
            ends += some_ends
            wrong += some_wrong
    return ends, wrong


def report(ends: Counter[tuple[str, str, str]], wrong: list[str]) -> str:
    """Return the games per outcome and the violations as text."""
    lines = [f"{count:6} {ident:24} {bot:8} {end}" for (ident, bot, end), count in sorted(ends.items())]
    by_outcome = Counter()
    for (_, _, end), count in ends.items():
        by_outcome[end.split(":")[0]] += count
    lines += [f"{count:6} {outcome}" for outcome, count in sorted(by_outcome.items())]
    return "\n".join([*lines, *wrong, f"{sum(ends.values())} games, {len(wrong)} violations"])


def main() -> int:
    """Play, print the report, and return 1 if there are violations."""
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
