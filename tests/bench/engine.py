"""What single parts of the engine cost: compiling a chapter, copying a state."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from time import perf_counter

from authoring.library import open_library
from engine.bots import make_bot
from engine.compile import compile_chapter
from engine.play import new_game, step

Row = tuple[str, float, str]


def bench() -> Iterator[Row]:
    """Compile time and copy time."""
    content = open_library().content_for("flight")
    times = []
    for _ in range(7):
        start = perf_counter()
        chapter = compile_chapter(content)
        times.append(perf_counter() - start)
    yield "compile flight", 1000 * median(times), "ms"
    party = [hero for hero in range(len(chapter.hero_ids)) if hero not in chapter.barred][: chapter.mice_from]
    game = new_game(chapter, party, 1, [make_bot("greedy", 1)])
    for _ in range(20):
        step(game)
    times = []
    for _ in range(11):
        start = perf_counter()
        for _ in range(1000):
            game.state.copy()
        times.append(perf_counter() - start)
    yield "copy a state", 1000 * median(times), "us"
