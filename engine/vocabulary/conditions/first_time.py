"""The face of a `tile-entered` rule is entered for the first time in this chapter.

Example:
    - when: tile-entered
      if: { explorer: owner, first-time: true }
      do:
        - cheese: { who: owner, amount: 2 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Condition, Param

if TYPE_CHECKING:
    from engine.records.functions import Test
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Test:
    wanted = p["is"]
    return lambda game, ctx: (ctx.amount == 1) == wanted


CONDITION: Condition = Condition(
    name="first-time",
    doc=__doc__,
    params=(Param("is", "bool", "`false`: it was entered before", True),),
    build=build,
    short="is",
    within=("tile-entered",),
    words="it is [is?|not ]the first time",
)
