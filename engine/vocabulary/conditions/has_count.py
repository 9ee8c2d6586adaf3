"""The figure has a value on a counter of figures; without a bound, at least 1. A figure just defeated still has it.

Example:
    - when: minion-defeated
      if: { minion: { has-count: { counter: gnawed, at-least: 2 } } }
      do:
        - wheel: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bounds import GREATEST
from engine.vocabulary.declare import ANY, Condition, Param
from engine.vocabulary.support.board_effects import count_of_figure

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import FigureTest
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> FigureTest:
    index = b.figure_counter(p["counter"])
    unbounded = all(p[bound] is None for bound in ("is", "at-least", "at-most"))
    least, most = (p["at-least"], p["at-most"]) if p["is"] is None else (p["is"], p["is"])
    low = b.number(least if least is not None else 1 if unbounded else 0)
    high = b.number(most if most is not None else GREATEST)

    def test(game: Game, ctx: Context, figure: int) -> bool:
        return low(game, ctx) <= count_of_figure(game, figure, index) <= high(game, ctx)

    return test


CONDITION: Condition = Condition(
    name="has-count",
    doc=__doc__,
    params=(
        Param("counter", "counter", "the counter of figures"),
        Param("at-least", "number", "at least", None, bounds=ANY),
        Param("at-most", "number", "at most", None, bounds=ANY),
        Param("is", "number", "exactly", None, bounds=ANY),
    ),
    build=build,
    reads=("counters counter",),
    short="counter",
    figure=True,
    words="has "
    "[exactly {is}][at least {at-least}[ and at most {at-most}]|[at most {at-most}]] on its counter {counter}",
)
