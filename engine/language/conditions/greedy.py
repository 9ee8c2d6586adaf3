"""The figure asked about: a minion made greedy by an encounter.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { greedy: true } }
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
    wanted = p["is"]

    def test(game: Game, ctx: Context) -> bool:
        figure = subject(ctx)
        return (figure >= MICE and game.state.greedy >> game.state.kind[figure] & 1 == 1) == wanted

    return test


CONDITION = Condition(
    name="greedy",
    doc=__doc__,
    params=(
        Param("is", "bool", "whether it is", True),
    ),
    build=build,
    short="is",
)
