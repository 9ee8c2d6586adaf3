"""The figure's card is lower on the initiative track than the card of another figure.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { lower-than: owner } }
      do:
        - attack-dice: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.vocabulary.declare import Condition, Param
from engine.vocabulary.support.scope import OFF_TRACK, rank_of

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import FigureTest
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> FigureTest:
    who = b.who(p["who"])

    def test(game: Game, ctx: Context, figure: int) -> bool:
        rank = rank_of(game, figure)
        if rank < OFF_TRACK:
            for slot in bits_of(who(game, ctx)):
                if rank_of(game, slot) < rank:
                    return True
        return False

    return test


CONDITION: Condition = Condition(
    name="lower-than",
    doc=__doc__,
    params=(Param("who", "who", "the other figure"),),
    build=build,
    short="who",
    figure=True,
    words="is lower on the initiative track than {who:any}",
)
