"""A counter of the chapter has a value.

Example:
    - when: round-end
      if: { counter: { name: steps, at-least: 3 } }
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import ANY, Condition, Param
from engine.vocabulary.support.compare import compared

if TYPE_CHECKING:
    from engine.records.functions import Test
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Test:
    index = b.counter(p["name"])
    return compared(b, p, lambda game, ctx: game.state.counters[index], 1)


CONDITION: Condition = Condition(
    name="counter",
    doc=__doc__,
    params=(
        Param("name", "counter", "the counter"),
        Param("at-least", "number", "at least", None, bounds=ANY),
        Param("at-most", "number", "at most", None, bounds=ANY),
        Param("is", "number", "exactly", None, bounds=ANY),
    ),
    build=build,
    reads=("counters name",),
    short="name",
    words="the counter {name} [is exactly {is}][is at least {at-least}[ and at most {at-most}]|[is at most {at-most}]]",
)
