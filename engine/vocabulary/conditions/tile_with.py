"""The figure stands on the same face as one of some other figures.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { tile-with: owner } }
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
        state = game.state
        others = who(game, ctx) & ~(1 << figure)
        pos = state.pos[figure]
        if pos < 0:
            return False
        face = game.chapter.board.space_face[pos]
        return others & (state.mice_on[face] | state.minions_on[face]) != 0

    return test


CONDITION: Condition = Condition(
    name="tile-with",
    doc=__doc__,
    params=(Param("who", "who", "the figures"),),
    build=build,
    short="who",
    figure=True,
    words="is on the same tile as {who:any}",
)
