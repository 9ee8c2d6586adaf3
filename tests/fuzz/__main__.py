"""`make fuzz`: run odd files through lint, and those it accepts through games, pictures and storybooks.

    python -m tests.fuzz [--seed N] [--first N] [--cases N] [--played N] [--resume] [--minutes N] [--workers N]

It prints figures and each new failure, and keeps a small file for each failure in `tests/fuzz/found/`. With `--resume`
it goes on where the last run with the same seed ended.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tests.fuzz.cases import case_text
from tests.fuzz.shrink import shrink
from tests.fuzz.workers import ROOT, WORKERS, Failure, Order, Outcome, Worker, run_orders

CASES = 20_000
PLAYED = 2_000
SEED = 1
FOUND = Path(__file__).parent / "found"
STATE = ROOT / "build" / "fuzz"


@dataclass
class Figures:
    """What a run counts."""

    cases: int = 0
    accepted: int = 0
    steps: int = 0
    slowest: float = 0.0
    growth: int = 0
    failures: Counter[str] = field(default_factory=Counter)
    first: dict[tuple[str, str], tuple[Order, Failure]] = field(default_factory=dict)

    def add(self, order: Order, outcome: Outcome) -> bool:
        """Count an outcome; return whether it is a failure that was not there before."""
        self.cases += 1
        self.accepted += outcome.accepted
        self.steps += outcome.steps
        self.slowest = max(self.slowest, outcome.slowest)
        self.growth = max(self.growth, outcome.growth)
        failure = outcome.failure
        if failure is None:
            return False
        kind = failure.what if failure.what in ("hang", "memory", "death") else "traceback"
        self.failures[kind] += 1
        new = failure.key not in self.first
        self.first.setdefault(failure.key, (order, failure))
        return new

    def __str__(self) -> str:
        counts = ", ".join(f"{self.failures[kind]} {kind}s" for kind in ("traceback", "hang")) + (
            f", {self.failures['memory']} over the limit of memory, {self.failures['death']} dead processes"
        )
        return (
            f"{self.cases:,} cases, {self.accepted:,} of them through games, pictures and book; {counts}; slowest step "
            f"{self.slowest:.2f} s of processor time, most growth {self.growth >> 20} MB"
        )


def orders(seed: int, first: int, cases: int, played: int, until: float, figures: Figures) -> Iterator[Order]:
    """The cases from number `first` on. What lint accepts is played while fewer were played than their share."""
    for number in range(first, first + cases):
        if time.monotonic() > until:
            return
        yield Order(number, seed, figures.accepted * cases < played * (number - first + 1))


def fuzz(seed: int, first: int, cases: int, played: int, minutes: float = 1e6, workers: int = WORKERS) -> Figures:
    """Run cases and return the figures; failures are printed as they come."""
    figures, until, told = Figures(), time.monotonic() + 60 * minutes, time.monotonic()
    for order, outcome in run_orders(orders(seed, first, cases, played, until, figures), workers):
        if figures.add(order, outcome) and outcome.failure:
            _say(f"case {order.number}, {outcome.failure.stage}: {outcome.failure.words}")
        if time.monotonic() - told > 30:
            told = time.monotonic()
            _say(str(figures))
    return figures


def keep(seed: int, order: Order, failure: Failure) -> Path:
    """Write a small file that fails like the case."""
    text = case_text(seed, order.number)
    worker = Worker()

    def fails(candidate: str) -> bool:
        worker.give(Order(order.number, seed, failure.stage not in ("load", "lint", "fix"), candidate))
        again = worker.answer().failure
        return again is not None and again.key == failure.key

    try:
        small = shrink(text, fails) if fails(text) else text
    finally:
        worker.end()
    name = re.sub(r"[^a-z0-9]+", "-", f"{failure.what}-{failure.place}".lower()).strip("-")
    path = FOUND / f"{name}.yaml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"# {failure.stage}, seed {seed}, case {order.number}\n{small}", encoding="utf-8")
    return path


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main() -> int:
    """Run, keep what fails, and return 1 if anything did."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--first", type=int)
    parser.add_argument("--cases", type=int, default=CASES)
    parser.add_argument("--played", type=int, default=PLAYED)
    parser.add_argument("--minutes", type=float, default=1e6)
    parser.add_argument("--workers", type=int, default=WORKERS)
    parser.add_argument("--resume", action="store_true")
    wanted = parser.parse_args()
    state = STATE / f"seed-{wanted.seed}.json"
    resumed = json.loads(state.read_text())["next"] if wanted.resume and state.exists() else 0
    first = resumed if wanted.first is None else wanted.first
    began = time.perf_counter()
    figures = fuzz(wanted.seed, first, wanted.cases, wanted.played, wanted.minutes, wanted.workers)
    state.parent.mkdir(parents=True, exist_ok=True)
    if wanted.first is None:
        state.write_text(json.dumps({"next": first + figures.cases}))
    took = time.perf_counter() - began
    _say(f"seed {wanted.seed}, cases {first} to {first + figures.cases}: {figures}; {took:.0f} s")
    for order, failure in figures.first.values():
        _say(f"{failure.what} in {failure.place}: {keep(wanted.seed, order, failure)}")
    return 1 if figures.first else 0


if __name__ == "__main__":
    sys.exit(main())
