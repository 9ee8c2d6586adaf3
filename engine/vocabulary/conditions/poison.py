"""The wounds of a `wounding` or `wounded` rule are poison wounds.

Example:
    - when: wounded
      if: { victim: mouse, poison: true }
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Condition, Param

if TYPE_CHECKING:
    from engine.records.functions import Test
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Test:
    wanted = p["is"]
    return lambda game, ctx: ctx.poison == wanted


CONDITION: Condition = Condition(
    name="poison",
    doc=__doc__,
    params=(Param("is", "bool", "`false`: they are ordinary wounds", True),),
    build=build,
    short="is",
    within=("wounding", "wounded"),
    words="the wounds are [is?poison|ordinary] wounds",
)
