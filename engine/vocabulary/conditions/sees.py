"""The figure sees one of some figures.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { sees: all-mice } }
      do:
        - attack-dice: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.rulebook.values import sees
from engine.vocabulary.declare import Condition, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import FigureTest
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> FigureTest:
    who = b.who(p["who"])

    def test(game: Game, ctx: Context, figure: int) -> bool:
        here = game.state.pos[figure]
        spaces = [game.state.pos[slot] for slot in bits_of(who(game, ctx) & ~(1 << figure))]
        return here >= 0 and any(pos >= 0 and sees(game, here, pos) for pos in spaces)

    return test


CONDITION: Condition = Condition(
    name="sees",
    doc=__doc__,
    params=(Param("who", "who", "the figures"),),
    build=build,
    short="who",
    figure=True,
    words="sees {who:any}",
)
