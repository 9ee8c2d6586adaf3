"""What a chapter's endings ask of its counters: a reader of the chapter knows at which value it is won or lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.records.context import Context

if TYPE_CHECKING:
    from engine.records.chapter import Ending
    from engine.records.game import Game

HIGHEST: Final = 40
"""Higher values of a counter are all the same."""

NONE: Final = -1


def ends_of_counters(game: Game, endings: list[Ending]) -> list[int]:
    """Per counter the lowest value that alone would bring one of some endings about in a position; -1 without one."""
    ctx = Context()
    counters = game.state.counters
    found = [NONE] * len(counters)
    if any(ending.test(game, ctx) for ending in endings):
        return found
    for counter, now in enumerate(counters):
        for value in range(min(game.chapter.counter_max[counter], HIGHEST) + 1):
            counters[counter] = value
            if any(ending.test(game, ctx) for ending in endings):
                found[counter] = value
                break
        counters[counter] = now
    return found
