"""The value of a counter.

Example:
    - when: round-end
      do:
        - cheese: { who: all-mice, amount: { counter: steps } }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Param, Selector

if TYPE_CHECKING:
    from engine.records.functions import Number
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Number:
    index = b.counter(p["counter"])
    return lambda game, ctx: game.state.counters[index]


SELECTOR: Selector = Selector(
    name="counter",
    doc=__doc__,
    kind="number",
    params=(Param("counter", "counter", "the counter"),),
    build=build,
    reads=("counters counter",),
    short="counter",
    words="the counter {counter}",
)
