"""It is the turn of one of some figures.

Example:
    - when: round-end
      if: { turn-of: all-mice }
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.language.declare import Condition, Param
from engine.rulebook.figures import slots_of
from engine.rulebook.values import card_of

if TYPE_CHECKING:
    from engine.game import Game
    from engine.language.build import Builder
    from engine.language.context import Context
    from engine.language.declare import Test


def build(b: Builder, p: dict[str, Any]) -> Test:
    who = b.who(p["who"])

    def test(game: Game, ctx: Context) -> bool:
        current = game.state.current
        return any(current in (slot, card_of(game, slot)) for slot in slots_of(who(game, ctx)))

    return test


CONDITION = Condition(
    name="turn-of",
    doc=__doc__,
    params=(
        Param("who", "who", "the figures"),
    ),
    build=build,
    short="who",
)
