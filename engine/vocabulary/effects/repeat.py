"""Carry out effects a number of times.

Example:
    - when: round-end
      do:
        - repeat: { times: { count: all-mice }, do: [{ wheel: 1 }] }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bounds import MAX_PASSES
from engine.runtime.loops import count_work
from engine.vocabulary.declare import TIMES, Effect, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    times, do = b.number(p["times"]), b.effects(p["do"])

    def run(game: Game, ctx: Context) -> None:
        for _ in range(min(times(game, ctx), MAX_PASSES)):
            if game.state.outcome:
                return
            count_work(game)
            do(game, ctx)

    return run


EFFECT: Effect = Effect(
    name="repeat",
    doc=__doc__,
    params=(
        Param("times", "number", "how often, at most 20", bounds=TIMES),
        Param("do", "effects", "the effects"),
    ),
    build=build,
    words="{times} times: {do}",
)
