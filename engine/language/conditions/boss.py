"""The figure asked about: a boss.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { boss: true } }
      do:
        - attack-dice: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.language.anchor import type_of
from engine.language.declare import Condition, Param

if TYPE_CHECKING:
    from engine.language.build import Builder
    from engine.language.declare import FigureTest


def build(b: Builder, p: dict[str, Any]) -> FigureTest:
    wanted = bool(p["is"])
    boss = b.chapter.minion_boss
    return lambda game, ctx, figure: (type_of(game, figure) >= 0 and boss[type_of(game, figure)]) is wanted


CONDITION: Condition = Condition(
    name="boss",
    doc=__doc__,
    params=(
        Param("is", "bool", "whether it is", True),
    ),
    build=build,
    short="is",
    figure=True,
    words="is [is?a|no] boss",
)
