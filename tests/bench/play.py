"""How fast games are played, against yardsticks and against ourselves."""

from __future__ import annotations

from collections.abc import Iterator

from tests.bench.setting import CHAPTERS, FAST, ours, yardsticks
from tests.bench.slices import Ratio, compare

BOTS = ("random", "greedy", "planner")
Row = tuple[str, float, str]


def bench() -> Iterator[Row]:
    """Decisions per second and ratios."""
    for yardstick in yardsticks():
        yield from _rows(compare(ours("flight", "greedy"), yardstick))
        if FAST.exists():
            yield from _rows(compare(ours("flight", "greedy", fast=True), yardstick))
    if FAST.exists():
        for bot in BOTS:
            yield from _rows(compare(ours("flight", bot, fast=True), ours("flight", bot)))
    for chapter in CHAPTERS:
        for bot in BOTS:
            yield from _rows(compare(ours(chapter, bot), ours("flight", "random"), slices=5))
    yield from _rows(compare(ours("flight", "greedy", "trace"), ours("flight", "greedy")))
    yield from _rows(compare(ours("flight", "greedy", "check"), ours("flight", "greedy")))


def _rows(ratio: Ratio) -> Iterator[Row]:
    yield f"{ratio.name}: decisions", ratio.decisions, "/s"
    yield f"{ratio.name}: games", ratio.games, "/s"
    yield f"{ratio.name} against {ratio.against}", ratio.ratio, "x"
