"""The figure is small, or is large. A figure that takes no room is neither.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { size: large } }
      do:
        - attack-dice: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.chapter import LARGE, MICE, SMALL
from engine.vocabulary.declare import Condition, Param
from engine.vocabulary.support.scope import type_of

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import FigureTest
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> FigureTest:
    wanted = SMALL if p["size"] == "small" else LARGE

    def test(game: Game, ctx: Context, figure: int) -> bool:
        if figure < MICE:
            return wanted == SMALL
        kind = type_of(game, figure)
        return kind >= 0 and game.chapter.minion_size[kind] == wanted

    return test


CONDITION: Condition = Condition(
    name="size",
    doc=__doc__,
    params=(Param("size", "choice", "the size", choices=("small", "large")),),
    build=build,
    short="size",
    figure=True,
    words="is {size}",
)
