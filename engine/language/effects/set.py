"""Set a counter.

Example:
    - when: round-end
      do:
        - set: { counter: steps, to: 0 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.language.declare import Effect, Param
from engine.language.table import set_counter

if TYPE_CHECKING:
    from engine.game import Game
    from engine.language.build import Builder
    from engine.language.context import Context
    from engine.language.declare import Run


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
        Param("to", "number", "its new value", 1),
    ),
    build=build,
    short="counter",
    words="the counter {counter} becomes {to}",
    causes=("counter-changed",),
    runs_out=True,
)
