"""The figure is a boss.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { boss: true } }
      do:
        - attack-dice: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Condition, Param
from engine.vocabulary.support.scope import type_of

if TYPE_CHECKING:
    from engine.records.functions import FigureTest
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> FigureTest:
    wanted = bool(p["is"])
    boss = b.chapter.minion_boss
    return lambda game, ctx, figure: (type_of(game, figure) >= 0 and boss[type_of(game, figure)]) is wanted


CONDITION: Condition = Condition(
    name="boss",
    doc=__doc__,
    params=(Param("is", "bool", "`false`: it is not a boss", True),),
    build=build,
    short="is",
    figure=True,
    words="is [is?a|no] boss",
)
