"""Change a counter by an amount, which may be negative.

Example:
    - when: round-end
      do:
        - count: steps
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import ANY, Effect, Param
from engine.vocabulary.support.board_effects import set_counter

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    index = b.counter(p["counter"])
    by = b.number(p["by"])

    def run(game: Game, ctx: Context) -> None:
        set_counter(game, index, game.state.counters[index] + by(game, ctx))

    return run


EFFECT: Effect = Effect(
    name="count",
    doc=__doc__,
    params=(
        Param("counter", "counter", "the counter"),
        Param("by", "number", "the change", 1, bounds=ANY),
    ),
    build=build,
    short="counter",
    words="the counter {counter} changes by {by}",
    causes=("counter-changed",),
)
