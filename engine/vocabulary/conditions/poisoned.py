"""The figure has a poison wound.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { poisoned: true } }
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
    wanted = p["is"]
    return lambda game, ctx, figure: (game.state.poison[figure] > 0) is wanted


CONDITION: Condition = Condition(
    name="poisoned",
    doc=__doc__,
    params=(Param("is", "bool", "`false`: it has none", True),),
    build=build,
    short="is",
    figure=True,
    words="has [is?|no ]poison wounds",
)
