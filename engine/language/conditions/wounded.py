"""The figure asked about: has a wound. Poison counts, unless only ordinary wounds are asked for.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { wounded: true } }
      do:
        - attack-dice: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.language.build import subject
from engine.language.declare import Condition, Param

if TYPE_CHECKING:
    from engine.game import Game
    from engine.language.build import Builder
    from engine.language.context import Context
    from engine.language.declare import Test


def build(b: Builder, p: dict[str, Any]) -> Test:
    wanted, plain = p["is"], p["plain"]

    def test(game: Game, ctx: Context) -> bool:
        figure = subject(ctx)
        wounds = game.state.wounds[figure] + (0 if plain else game.state.poison[figure])
        return (wounds > 0) == wanted

    return test


CONDITION = Condition(
    name="wounded",
    doc=__doc__,
    params=(
        Param("is", "bool", "whether it has", True),
        Param("plain", "bool", "whether only ordinary wounds count", False),
    ),
    build=build,
    short="is",
)
