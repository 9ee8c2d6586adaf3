"""A selector of figures finds at least one figure, or at least so many.

Example:
    - when: round-end
      if: { some: { those: { from: all-mice, if: { wounded: true } } } }
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import ANY, Condition, Param

if TYPE_CHECKING:
    from engine.records.functions import Test
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Test:
    who = b.who(p["who"])
    if p["at-least"] == 1:
        return lambda game, ctx: who(game, ctx) != 0
    least = b.number(p["at-least"])
    return lambda game, ctx: who(game, ctx).bit_count() >= least(game, ctx)


CONDITION: Condition = Condition(
    name="some",
    doc=__doc__,
    params=(
        Param("who", "who", "the figures"),
        Param("at-least", "number", "the smallest number", 1, bounds=ANY),
    ),
    build=build,
    short="who",
    words="there is {who:any}[at-least! ({at-least} or more)]",
)
