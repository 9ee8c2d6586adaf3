"""The mouse whose turn it is has no action left.

Example:
    - when: free-action
      if: { action-used: true }
      cost: 3
      limit: turn
      do:
        - extra-action
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Condition, Param

if TYPE_CHECKING:
    from engine.records.functions import Test
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Test:
    wanted = p["is"]
    return lambda game, ctx: (game.state.actions <= 0) == wanted


CONDITION: Condition = Condition(
    name="action-used",
    doc=__doc__,
    params=(Param("is", "bool", "`false`: it has an action left", True),),
    build=build,
    short="is",
    words="[is?no action is left|an action is left]",
)
