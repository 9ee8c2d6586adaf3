"""Set a counter to a value.

Example:
    - when: round-end
      do:
        - set: { counter: steps, to: 0 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import COUNTER, Effect, Param
from engine.vocabulary.support.board_effects import set_counter

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    index = b.counter(p["counter"])
    to = b.number(p["to"])

    def run(game: Game, ctx: Context) -> None:
        set_counter(game, index, to(game, ctx))

    return run


EFFECT: Effect = Effect(
    name="set",
    doc=__doc__,
    params=(
        Param("counter", "counter", "the counter"),
        Param("to", "number", "the new value", 1, bounds=COUNTER),
    ),
    build=build,
    short="counter",
    words="the counter {counter} becomes {to}",
    causes=("counter-changed",),
    runs_out=True,
)
