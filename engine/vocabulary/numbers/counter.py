"""The value of a counter, or the sum of what some figures have on a counter of figures.

Example:
    - when: round-end
      do:
        - cheese: { who: all-mice, amount: { counter: steps } }
    - when: minion-defeated
      do:
        - wheel: { counter: gnawed, who: minion }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.records.bounds import bounded
from engine.vocabulary.declare import Param, Selector
from engine.vocabulary.support.board_effects import count_of_figure

if TYPE_CHECKING:
    from engine.records.functions import Number
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Number:
    if p["who"] is not None:
        own, who = b.figure_counter(p["counter"]), b.who(p["who"])
        return lambda game, ctx: bounded(sum(count_of_figure(game, one, own) for one in bits_of(who(game, ctx))))
    index = b.counter(p["counter"])
    return lambda game, ctx: game.state.counters[index]


SELECTOR: Selector = Selector(
    name="counter",
    doc=__doc__,
    kind="number",
    params=(
        Param("counter", "counter", "the counter"),
        Param("who", "who", "for a counter of figures: whose", None),
    ),
    build=build,
    reads=("counters counter",),
    short="counter",
    words="the counter {counter}[ of {who:the}]",
)
