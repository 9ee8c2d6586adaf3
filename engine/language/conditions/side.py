"""The figure asked about: a mouse, or a minion.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { side: minion } }
      do:
        - attack-dice: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.chapter import MICE
from engine.language.build import subject
from engine.language.declare import Condition, Param

if TYPE_CHECKING:
    from engine.game import Game
    from engine.language.build import Builder
    from engine.language.context import Context
    from engine.language.declare import Test


def build(b: Builder, p: dict[str, Any]) -> Test:
    mouse = p["side"] == "mouse"

    def test(game: Game, ctx: Context) -> bool:
        figure = subject(ctx)
        return figure >= 0 and (figure < MICE) == mouse

    return test


CONDITION = Condition(
    name="side",
    doc=__doc__,
    params=(
        Param("side", "choice", "which side", choices=("mouse", "minion")),
    ),
    build=build,
    short="side",
)
