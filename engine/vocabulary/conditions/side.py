"""The figure is a mouse, or is a minion.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { side: minion } }
      do:
        - attack-dice: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.chapter import MICE
from engine.vocabulary.declare import Condition, Param

if TYPE_CHECKING:
    from engine.records.functions import FigureTest
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> FigureTest:
    mouse = p["side"] == "mouse"
    return lambda game, ctx, figure: (figure < MICE) is mouse


CONDITION: Condition = Condition(
    name="side",
    doc=__doc__,
    params=(Param("side", "choice", "which side", choices=("mouse", "minion")),),
    build=build,
    short="side",
    figure=True,
    words="is a {side}",
)
