"""The figure asked about: stands on the same face as one of some figures other than itself.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { tile-with: owner } }
      do:
        - attack-dice: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.bits import bits_of
from engine.language.declare import Condition, Param

if TYPE_CHECKING:
    from engine.game import Game
    from engine.language.build import Builder
    from engine.language.context import Context
    from engine.language.declare import FigureTest


def build(b: Builder, p: dict[str, Any]) -> FigureTest:
    who = b.who(p["who"])

    def test(game: Game, ctx: Context, figure: int) -> bool:
        face = game.face_of(figure)
        others = bits_of(who(game, ctx) & ~(1 << figure))
        return face >= 0 and any(game.face_of(slot) == face for slot in others)

    return test


CONDITION: Condition = Condition(
    name="tile-with",
    doc=__doc__,
    params=(
        Param("who", "who", "the figures"),
    ),
    build=build,
    short="who",
    figure=True,
    words="is on the same tile as {who:any}",
)
