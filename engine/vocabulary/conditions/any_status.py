"""The figure is under at least one status.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { any-status: true } }
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
    return lambda game, ctx, figure: (game.state.status[figure] != 0) is wanted


CONDITION: Condition = Condition(
    name="any-status",
    doc=__doc__,
    params=(Param("is", "bool", "`false`: it is under none", True),),
    build=build,
    short="is",
    figure=True,
    words="is under [is?a|no] status",
)
