"""The figure has a number of cheese.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { cheese: 2 } }
      do:
        - attack-dice: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.chapter import MICE
from engine.vocabulary.declare import ANY, Condition, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import FigureTest
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> FigureTest:
    low, high = b.number(p["at-least"]), b.number(p["at-most"])

    def test(game: Game, ctx: Context, figure: int) -> bool:
        return figure < MICE and low(game, ctx) <= game.state.cheese[figure] <= high(game, ctx)

    return test


CONDITION: Condition = Condition(
    name="cheese",
    doc=__doc__,
    params=(
        Param("at-least", "number", "at least", 1, bounds=ANY),
        Param("at-most", "number", "at most", 999, bounds=ANY),
    ),
    build=build,
    short="at-least",
    figure=True,
    words="has at least {at-least} cheese[at-most! and at most {at-most}]",
)
