"""The figure's card is the highest on the initiative track.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { first-on-track: true } }
      do:
        - attack-dice: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Condition, Param
from engine.vocabulary.support.scope import rank_of

if TYPE_CHECKING:
    from engine.records.functions import FigureTest
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> FigureTest:
    wanted = p["is"]
    return lambda game, ctx, figure: (rank_of(game, figure) == 0) is wanted


CONDITION: Condition = Condition(
    name="first-on-track",
    doc=__doc__,
    params=(Param("is", "bool", "`false`: it is not", True),),
    build=build,
    short="is",
    figure=True,
    words="is [is?|not ]first on the initiative track",
)
