"""The figure is on the same space as one of some other figures.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { with: owner } }
      do:
        - attack-dice: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Condition, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import FigureTest
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> FigureTest:
    who = b.who(p["who"])

    def test(game: Game, ctx: Context, figure: int) -> bool:
        pos = game.state.pos[figure]
        if pos < 0:
            return False
        here = game.state.mice_at[pos] | game.state.minions_at[pos]
        return here & who(game, ctx) & ~(1 << figure) != 0

    return test


CONDITION: Condition = Condition(
    name="with",
    doc=__doc__,
    params=(Param("who", "who", "the figures"),),
    build=build,
    short="who",
    figure=True,
    words="is on the same space as {who:any}",
)
