"""The figure asked about: a minion of a type or tag. A tag never means a boss.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { minion: roach } }
      do:
        - attack-dice: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.language.anchor import type_of
from engine.language.context import of_figure
from engine.language.declare import Condition, Param

if TYPE_CHECKING:
    from engine.language.build import Builder
    from engine.language.declare import Test


def build(b: Builder, p: dict[str, Any]) -> Test:
    types = b.minion_types(p["minion"])
    return of_figure(lambda game, ctx, figure: type_of(game, figure) >= 0 and types >> type_of(game, figure) & 1 == 1)


CONDITION: Condition = Condition(
    name="minion",
    doc=__doc__,
    params=(
        Param("minion", "minion", "the id or tag"),
    ),
    build=build,
    short="minion",
    figure=True,
    words="is a {minion}",
)
