"""The figure is a mouse that has earned an individual achievement.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { achiever: brave } }
      do:
        - attack-dice: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Condition, Param

if TYPE_CHECKING:
    from engine.records.functions import FigureTest
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> FigureTest:
    index = b.achievement(p["achievement"])
    return lambda game, ctx, figure: game.state.achieved[index] == 1 + figure


CONDITION: Condition = Condition(
    name="achiever",
    doc=__doc__,
    params=(Param("achievement", "achievement", "the achievement"),),
    build=build,
    reads=("+achievements achievement",),
    short="achievement",
    figure=True,
    words="has earned {achievement}",
)
