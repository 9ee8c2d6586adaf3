"""No minion is on a face or, with `true`, on the whole board.

Example:
    - when: round-end
      if: { no-minions: true }
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
    if p["on"] is True:
        return lambda game, ctx: game.state.minions == 0
    face = b.face_number(p["on"])
    return lambda game, ctx: game.state.minions_on[face] == 0


CONDITION: Condition = Condition(
    name="no-minions",
    doc=__doc__,
    params=(Param("on", "face", "the face, or `true` for the whole board", True),),
    build=build,
    short="on",
    words="no minion is on {on}",
)
