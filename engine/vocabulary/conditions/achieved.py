"""An achievement has been earned, here or earlier in the campaign.

Example:
    - when: round-end
      if: { achieved: brave }
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
    index = b.achievement(p["achievement"])
    return lambda game, ctx: game.state.achieved[index] > 0


CONDITION: Condition = Condition(
    name="achieved",
    doc=__doc__,
    params=(Param("achievement", "achievement", "the achievement"),),
    build=build,
    reads=("+achievements achievement",),
    short="achievement",
    words="{achievement} has been earned",
)
