"""A surge is being resolved.

Example:
    - when: minions-placed
      if: { in-surge: true }
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
    return lambda game, ctx: game.in_surge == wanted


CONDITION: Condition = Condition(
    name="in-surge",
    doc=__doc__,
    params=(Param("is", "bool", "`false`: no surge is being resolved", True),),
    build=build,
    short="is",
    words="it happens [is?in a surge|outside a surge]",
)
