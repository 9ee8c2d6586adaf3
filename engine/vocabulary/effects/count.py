"""Change a counter by an amount, which may be negative. A counter of figures changes for each of some figures.

Example:
    - when: round-end
      do:
        - count: steps
    - when: wounded
      if: { victim: minion }
      do:
        - count: { counter: gnawed, who: victim }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.vocabulary.declare import ANY, Effect, Param
from engine.vocabulary.support.board_effects import count_of_figure, set_counter, set_figure_counter

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    if p["who"] is not None:
        return _of_figures(b, p)
    index = b.counter(p["counter"])
    by = b.number(p["by"])

    def run(game: Game, ctx: Context) -> None:
        set_counter(game, index, game.state.counters[index] + by(game, ctx))

    return run


def _of_figures(b: Builder, p: dict[str, Any]) -> Run:
    index, who, by = b.figure_counter(p["counter"]), b.who(p["who"]), b.number(p["by"])

    def run(game: Game, ctx: Context) -> bool:
        change = by(game, ctx)
        found = bits_of(who(game, ctx))
        for figure in found:
            set_figure_counter(game, figure, index, count_of_figure(game, figure, index) + change)
        return bool(found)

    return run


EFFECT: Effect = Effect(
    name="count",
    doc=__doc__,
    params=(
        Param("counter", "counter", "the counter"),
        Param("who", "who", "for a counter of figures: whose", None),
        Param("by", "number", "the change", 1, bounds=ANY),
    ),
    build=build,
    changes=("counters counter by",),
    short="counter",
    words="the counter {counter}[ of {who}] {by:~goes up by|goes down by}",
    causes=("counter-changed",),
)
