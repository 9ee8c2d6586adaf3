"""The figure asked about: has a wound (poison counted).

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
    wanted = p["is"]

    def test(game: Game, ctx: Context) -> bool:
        figure = subject(ctx)
        return (game.state.wounds[figure] + game.state.poison[figure] > 0) == wanted

    return test


CONDITION = Condition(
    name="wounded",
    doc=__doc__,
    params=(
        Param("is", "bool", "whether it has", True),
    ),
    build=build,
    short="is",
)
