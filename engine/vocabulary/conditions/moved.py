"""The mouse whose turn it is has made its move.

Example:
    - when: free-action
      if: { moved: true }
      cost: 2
      limit: turn
      do:
        - extra-move
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Condition, Param

if TYPE_CHECKING:
    from engine.records.functions import Test
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Test:
    wanted = p["is"]
    return lambda game, ctx: (game.state.moved and not game.state.can_move) == wanted


CONDITION: Condition = Condition(
    name="moved",
    doc=__doc__,
    params=(Param("is", "bool", "`false`: it can still move", True),),
    build=build,
    short="is",
    words="the mouse whose turn it is [is?has made its move|can still move]",
)
