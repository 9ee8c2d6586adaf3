"""How fast the engine plays games, compared with other programs and between its own versions."""

from __future__ import annotations

from collections.abc import Iterator

from tests.bench.rows import Row
from tests.bench.setting import CHAPTERS, FAST, ours, yardsticks
from tests.bench.slices import Ratio, compare

BOTS = ("random", "greedy", "planner")
PROCESSES = 2


def bench() -> Iterator[Row]:
    """Measure decisions and games per second, and their ratios."""
    engines = (False, True) if FAST.exists() else (False,)
    for yardstick in yardsticks():
        for fast in engines:
            ratio = compare(ours("flight", "greedy", fast=fast), yardstick)
            yield from _rows(ratio, both=True)
            pair = f"{ratio.name} against {ratio.against}"  # a name of its own for each: figures are kept by name
            yield f"{pair}, two options or more", ratio.choices_ratio, "x"
            if ratio.throws_ratio > ratio.ratio:
                yield f"{pair}, its throws of dice aside", ratio.throws_ratio, "x"
    if FAST.exists():
        for bot in BOTS:
            yield from _rows(compare(ours("flight", bot, fast=True), ours("flight", bot)))
    fastest = engines[-1]
    for chapter in CHAPTERS:
        for bot in BOTS:
            two = ours(chapter, bot, fast=fastest, processes=PROCESSES)
            yield from _rows(compare(two, ours(chapter, bot, fast=fastest), seconds=0.5), both=True)
    for extra in ("trace", "check"):
        yield from _rows(compare(ours("flight", "greedy", extra), ours("flight", "greedy")))


def _rows(ratio: Ratio, both: bool = False) -> Iterator[Row]:
    yield f"{ratio.name}: decisions", ratio.decisions, "/s"
    yield f"{ratio.name}: games", ratio.games, "/s"
    if both:
        yield f"{ratio.against}: decisions", ratio.against_decisions, "/s"
        yield f"{ratio.against}: games", ratio.against_games, "/s"
    yield f"{ratio.name} against {ratio.against}", ratio.ratio, "x"
