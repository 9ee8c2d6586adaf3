"""`make soak`: check invariants in ten thousand games of all bundled chapters, parties, bots and editions.

    python -m tests.soak [--games N] [--first N]

It plays in two processes. It prints the games per chapter, bot and outcome, the games per set of rules, and each
violation with the chapter, bot, rules and seed that repeat it. The planner needs a second or more for a game, so it
plays one game in fifty.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from engine.bots import BOTS
from tests.engine.scene import bundled
from tests.engine.soundness import RULES, watched

GAMES = 10_000
WORKERS = 2
BATCH = 25
PLANNER_SHARE = 50
"""The planner plays one game in so many."""
RUN = 7
"""The other bots take turns after so many laps; the number is prime, so that each bot meets all parties."""

SLOW = ("expert", "planner")
QUICK = [bot for bot in BOTS if bot not in SLOW]
CHAPTERS = sorted(bundled().entries("chapter"))


Game = tuple[str, str, str, str]
"""Chapter, bot, rules, and how the game ended."""


def game_of(number: int) -> tuple[str, str, str, int]:
    """Return chapter, bot, rules and seed of a game. They take turns; the seed chooses the party."""
    ident = CHAPTERS[number % len(CHAPTERS)]
    lap = number // len(CHAPTERS)
    bot = SLOW[lap // PLANNER_SHARE % 2] if lap % PLANNER_SHARE == PLANNER_SHARE - 1 else QUICK[lap // RUN % len(QUICK)]
    rules = list(RULES)[(lap + lap // PLANNER_SHARE) % len(RULES)]
    return ident, bot, rules, lap


def play(numbers: range) -> tuple[Counter[Game], list[str]]:
    """Play some games and return how often each end came, and the violations."""
    ends: Counter[Game] = Counter()
    violations = []
    for number in numbers:
        ident, bot, rules, seed = game_of(number)
        try:
            played = watched(ident, bot, seed, rules)
            ends[ident, bot, rules, f"{played.outcome}: {played.reason}"] += 1
        except Exception as error:  # a crash of the engine is a finding like any other
            ends[ident, bot, rules, "violated"] += 1
            violations.append(f"{ident}, {bot}, {rules}, seed {seed}: {type(error).__name__}: {error}")
    return ends, violations


def soak(games: int, first: int = 0) -> tuple[Counter[Game], list[str]]:
    """Play `games` games from number `first` on, in several processes."""
    ends: Counter[Game] = Counter()
    wrong: list[str] = []
    batches = [range(start, min(start + BATCH, first + games)) for start in range(first, first + games, BATCH)]
    with ProcessPoolExecutor(WORKERS) as pool:
        for some_ends, some_wrong in pool.map(play, batches):
            ends += some_ends
            wrong += some_wrong
    return ends, wrong


def report(ends: Counter[Game], wrong: list[str]) -> str:
    """Return the games per outcome and the violations as text."""
    by_end: Counter[tuple[str, str, str]] = Counter()
    by_rules: Counter[str] = Counter()
    by_outcome: Counter[str] = Counter()
    for (ident, bot, rules, end), count in ends.items():
        by_end[ident, bot, end] += count
        by_rules[rules] += count
        by_outcome[end.split(":")[0]] += count
    lines = [f"{count:6} {ident:24} {bot:8} {end}" for (ident, bot, end), count in sorted(by_end.items())]
    lines += [f"{count:6} rules {rules}" for rules, count in sorted(by_rules.items())]
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
