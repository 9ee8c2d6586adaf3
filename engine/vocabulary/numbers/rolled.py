"""The number of certain symbols or faces in the latest attack or defence roll.

Example:
    - when: attack-rolled
      if: { attacker: owner }
      do:
        - cheese: { who: owner, amount: { rolled: star } }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import IN_ATTACK, Param, Selector
from engine.vocabulary.support.symbols import SYMBOLS

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Number
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Number:
    count = SYMBOLS[p["symbol"]]
    defence = p["roll"] == "defence"

    def number(game: Game, ctx: Context) -> int:
        if ctx.attack is None:
            return 0
        return count(ctx.attack.defence_roll if defence else ctx.attack.roll)

    return number


SELECTOR: Selector = Selector(
    name="rolled",
    doc=__doc__,
    kind="number",
    params=(
        Param("symbol", "choice", "the symbol or face", choices=("cheese", "sword", "shield", "bow", "star")),
        Param("roll", "choice", "which roll", "attack", choices=("attack", "defence")),
    ),
    build=build,
    short="symbol",
    words="the number of {symbol} symbols in the {roll} roll",
    within=IN_ATTACK,
)
