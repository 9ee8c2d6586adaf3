"""One of some figures is taking its turn.

Example:
    - when: wheel-changed
      if: { turn-of: all-mice }
      do:
        - cheese: { who: current-mouse, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.vocabulary.declare import Condition, Param
from engine.vocabulary.support.scope import type_of

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Test
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Test:
    who = b.who(p["who"])

    def test(game: Game, ctx: Context) -> bool:
        current = game.state.current
        if current < MICE:
            return current >= 0 and who(game, ctx) >> current & 1 == 1
        acting = game.chapter.card_minion[current - MICE]
        return any(type_of(game, slot) == acting for slot in bits_of(who(game, ctx)))

    return test


CONDITION: Condition = Condition(
    name="turn-of",
    doc=__doc__,
    params=(Param("who", "who", "the figures"),),
    build=build,
    short="who",
    words="it is the turn of {who:any}",
)
