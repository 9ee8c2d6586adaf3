"""The figure is a minion that an encounter has made greedy.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { greedy: true } }
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
    wanted = bool(p["is"])

    def test(game: Game, ctx: Context, figure: int) -> bool:
        kind = type_of(game, figure)
        return (kind >= 0 and game.state.greedy >> kind & 1 == 1) is wanted

    return test


CONDITION: Condition = Condition(
    name="greedy",
    doc=__doc__,
    params=(Param("is", "bool", "`false`: it is not greedy", True),),
    build=build,
    short="is",
    figure=True,
    words="is [is?|not ]greedy",
)
