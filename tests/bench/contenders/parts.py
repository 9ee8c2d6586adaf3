"""`python parts.py CHAPTER`: what it costs to compile a chapter and to copy a state, with the engine on the path."""

from __future__ import annotations

import json
import pickle
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter

from engine.bots import make_bot
from engine.compile import compile_chapter
from engine.play import new_game, step
from engine.records.content import Content

TIMES = 11
COPIES = 1000
STEPS = 40


def timed(work: Callable[[], object]) -> float:
    """The median time of some work, in seconds."""
    times = []
    for _ in range(TIMES):
        start = perf_counter()
        work()
        times.append(perf_counter() - start)
    return median(times)


def main(content_file: str) -> None:
    """Measure and print."""
    content = Content(**pickle.loads(Path(content_file).read_bytes()))
    chapter = compile_chapter(content)
    allowed = [hero for hero in range(len(chapter.hero_ids)) if hero not in chapter.barred]
    party = [*chapter.required, *(hero for hero in allowed if hero not in chapter.required)][: chapter.mice_from]
    game = new_game(chapter, party, 1, [make_bot("greedy", 1)])
    for _ in range(STEPS):
        step(game)

    def copies() -> None:
        for _ in range(COPIES):
            game.state.copy()

    compiling = timed(lambda: compile_chapter(content))
    print(json.dumps({"compile": 1e3 * compiling, "copy": 1e6 * timed(copies) / COPIES}))  # noqa: T201


main(*sys.argv[1:])
