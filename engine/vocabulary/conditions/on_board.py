"""At least a number of minions of a type or tag are on the board.

Example:
    - when: round-end
      if: { on-board: roach }
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.vocabulary.declare import ANY, Condition, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Test
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Test:
    types, least = b.minion_types(p["minion"]), b.number(p["at-least"])

    def test(game: Game, ctx: Context) -> bool:
        kind = game.state.kind
        return sum(types >> kind[slot] & 1 for slot in bits_of(game.state.minions)) >= least(game, ctx)

    return test


CONDITION: Condition = Condition(
    name="on-board",
    doc=__doc__,
    params=(
        Param("minion", "minion", "the type or tag"),
        Param("at-least", "number", "the smallest number", 1, bounds=ANY),
    ),
    build=build,
    short="minion",
    words="at least {at-least} × {minion} on the board",
)
