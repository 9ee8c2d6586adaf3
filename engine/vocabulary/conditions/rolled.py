"""The latest attack or defence roll shows a number of certain symbols.

Example:
    - when: attack-rolled
      if: { attacker: owner, rolled: { symbol: cheese, at-least: 3 } }
      do:
        - end-marker: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import ANY, IN_ATTACK, Condition, Param
from engine.vocabulary.support.compare import compared
from engine.vocabulary.support.symbols import SYMBOLS

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Test
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Test:
    count = SYMBOLS[p["symbol"]]
    defence = p["roll"] == "defence"

    def number(game: Game, ctx: Context) -> int:
        if ctx.attack is None:
            return 0
        return count(ctx.attack.defence_roll if defence else ctx.attack.roll)

    return compared(b, p, number, 1)


CONDITION: Condition = Condition(
    name="rolled",
    doc=__doc__,
    params=(
        Param("symbol", "choice", "the symbol or face", choices=("cheese", "sword", "shield", "bow", "star")),
        Param("roll", "choice", "which roll", "attack", choices=("attack", "defence")),
        Param("at-least", "number", "at least", None, bounds=ANY),
        Param("at-most", "number", "at most", None, bounds=ANY),
        Param("is", "number", "exactly", None, bounds=ANY),
    ),
    build=build,
    short="symbol",
    within=IN_ATTACK,
    words="the number of {symbol} symbols in the {roll} roll "
    "[is exactly {is}][is at least {at-least}[ and at most {at-most}]|[is at most {at-most}]]",
)
