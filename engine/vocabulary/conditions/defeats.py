"""The figure is a mouse that has defeated at least so many minions of a type or tag since the encounter began.

Up to 15 minions of a type are counted.

Example:
    - when: minion-defeated
      if: { attacker: { defeats: { minion: roach, at-least: 4 } } }
      do:
        - cheese: { who: attacker, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.chapter import MICE
from engine.rulebook.wounds import felled
from engine.vocabulary.declare import ANY, Condition, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import FigureTest
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> FigureTest:
    types, least = b.minion_types(p["minion"]), b.number(p["at-least"])
    kinds = [kind for kind in range(len(b.chapter.minion_ids)) if types >> kind & 1]

    def test(game: Game, ctx: Context, figure: int) -> bool:
        return figure < MICE and sum(felled(game, figure, kind) for kind in kinds) >= least(game, ctx)

    return test


CONDITION: Condition = Condition(
    name="defeats",
    doc=__doc__,
    params=(
        Param("minion", "minion", "the type or tag"),
        Param("at-least", "number", "the smallest number", 1, bounds=ANY),
    ),
    build=build,
    short="minion",
    figure=True,
    words="has defeated at least {at-least} × {minion} in this encounter",
)
