"""The figure is a minion of a type or tag. A tag never includes a boss.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { minion: roach } }
      do:
        - attack-dice: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Condition, Param
from engine.vocabulary.support.scope import type_of

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import FigureTest
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> FigureTest:
    types = b.minion_types(p["minion"])

    def test(game: Game, ctx: Context, figure: int) -> bool:
        kind = type_of(game, figure)
        return kind >= 0 and types >> kind & 1 == 1

    return test


CONDITION: Condition = Condition(
    name="minion",
    doc=__doc__,
    params=(Param("minion", "minion", "the id or tag"),),
    build=build,
    short="minion",
    figure=True,
    words="is a {minion}",
)
