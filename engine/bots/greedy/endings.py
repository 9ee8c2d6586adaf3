"""At which values of its counters a chapter is won or lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.records.context import Context

if TYPE_CHECKING:
    from engine.records.chapter import Ending
    from engine.records.game import Game

HIGHEST_VALUE: Final = 40
"""Counter values above this one are treated alike."""

NO_VALUE: Final = -1


def ends_of_counters(game: Game, endings: list[Ending]) -> list[int]:
    """For each counter, the lowest value that alone would bring about one of some endings; -1 if there is none."""
    ctx = Context()
    counters = game.state.counters
    found = [NO_VALUE] * len(counters)
    if any(ending.test(game, ctx) for ending in endings):
        return found
    for counter, now in enumerate(counters):
        for value in range(min(game.chapter.counter_max[counter], HIGHEST_VALUE) + 1):
            counters[counter] = value
            if any(ending.test(game, ctx) for ending in endings):
                found[counter] = value
                break
        counters[counter] = now
    return found
