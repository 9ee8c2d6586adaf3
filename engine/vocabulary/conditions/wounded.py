"""The figure has a wound, poison wounds included. With `plain: true` only ordinary wounds count.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { wounded: true } }
      do:
        - attack-dice: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.chapter import MICE
from engine.rulebook.wounds import card_wounds
from engine.vocabulary.declare import Condition, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import FigureTest
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> FigureTest:
    hurt = _hurt if p["plain"] else _hurt_or_poisoned
    return hurt if p["is"] else lambda game, ctx, figure: not hurt(game, ctx, figure)


def _hurt(game: Game, ctx: Context, figure: int) -> bool:
    return game.state.wounds[figure] > 0 or (figure >= MICE and card_wounds(game, figure) > 0)


def _hurt_or_poisoned(game: Game, ctx: Context, figure: int) -> bool:
    return game.state.poison[figure] > 0 or _hurt(game, ctx, figure)


CONDITION: Condition = Condition(
    name="wounded",
    doc=__doc__,
    params=(
        Param("is", "bool", "`false`: it has none", True),
        Param("plain", "bool", "whether only ordinary wounds count", False),
    ),
    build=build,
    short="is",
    figure=True,
    words="[is?has|does not have] [plain?ordinary |]wounds",
)
