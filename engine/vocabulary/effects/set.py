"""Set a counter to a value, or the counter of figures that each of some figures has.

Example:
    - when: round-end
      do:
        - set: { counter: steps, to: 0 }
    - when: round-end
      do:
        - set: { counter: gnawed, who: all-minions, to: 0 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.vocabulary.declare import COUNTER, Effect, Param
from engine.vocabulary.support.board_effects import set_counter, set_figure_counter

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    if p["who"] is not None:
        return _of_figures(b, p)
    index = b.counter(p["counter"])
    to = b.number(p["to"])

    def run(game: Game, ctx: Context) -> None:
        set_counter(game, index, to(game, ctx))

    return run


def _of_figures(b: Builder, p: dict[str, Any]) -> Run:
    index, who, to = b.figure_counter(p["counter"]), b.who(p["who"]), b.number(p["to"])

    def run(game: Game, ctx: Context) -> bool:
        value = to(game, ctx)
        found = bits_of(who(game, ctx))
        for figure in found:
            set_figure_counter(game, figure, index, value)
        return bool(found)

    return run


EFFECT: Effect = Effect(
    name="set",
    doc=__doc__,
    params=(
        Param("counter", "counter", "the counter"),
        Param("who", "who", "for a counter of figures: whose", None),
        Param("to", "number", "the new value", 1, bounds=COUNTER),
    ),
    build=build,
    changes=("counters counter to",),
    short="counter",
    words="the counter {counter}[ of {who}] becomes {to}",
    causes=("counter-changed",),
    runs_out=True,
)
