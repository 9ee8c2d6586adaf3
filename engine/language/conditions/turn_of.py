"""It is the turn of one of some figures.

Example:
    - when: wheel-changed
      if: { turn-of: all-mice }
      do:
        - cheese: { who: current-mouse, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.bits import bits_of
from engine.chapter import MICE
from engine.language.anchor import type_of
from engine.language.declare import Condition, Param

if TYPE_CHECKING:
    from engine.game import Game
    from engine.language.build import Builder
    from engine.language.context import Context
    from engine.language.declare import Test


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
    params=(
        Param("who", "who", "the figures"),
    ),
    build=build,
    short="who",
    words="it is the turn of {who:any}",
)
