"""The figure asked about: a minion of a type or tag. A tag never means a boss.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { minion: roach } }
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
    types = b.minion_types(p["minion"])

    def test(game: Game, ctx: Context) -> bool:
        figure = subject(ctx)
        return figure >= MICE and game.state.kind[figure] >= 0 and types >> game.state.kind[figure] & 1 == 1

    return test


CONDITION = Condition(
    name="minion",
    doc=__doc__,
    params=(
        Param("minion", "minion", "the id or tag"),
    ),
    build=build,
    short="minion",
)
