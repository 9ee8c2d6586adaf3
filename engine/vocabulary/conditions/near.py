"""The figure stands on the same space as one of some figures, or on an adjacent space.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { near: owner } }
      do:
        - attack-dice: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Condition, Param
from engine.vocabulary.support.scope import near_mask

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import FigureTest
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> FigureTest:
    who = b.who(p["who"])

    def test(game: Game, ctx: Context, figure: int) -> bool:
        pos = game.state.pos[figure]
        near = near_mask(game, pos, game.state.mice_at) | near_mask(game, pos, game.state.minions_at)
        return near & who(game, ctx) & ~(1 << figure) != 0

    return test


CONDITION: Condition = Condition(
    name="near",
    doc=__doc__,
    params=(Param("who", "who", "the figures"),),
    build=build,
    short="who",
    figure=True,
    words="is on the same or an adjacent space as {who:any}",
)
