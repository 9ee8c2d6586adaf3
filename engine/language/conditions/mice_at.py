"""Mice stand on some spaces or on a face: every mouse that is not captured, or a number of them.

Example:
    - when: round-end
      if: { mice-at: { face: guard-room } }
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.language.anchor import mice_on
from engine.language.declare import Condition, Param
from engine.rulebook.figures import slots_of

if TYPE_CHECKING:
    from engine.game import Game
    from engine.language.build import Builder
    from engine.language.context import Context
    from engine.language.declare import Test


def build(b: Builder, p: dict[str, Any]) -> Test:
    spaces = b.where(p["at"]) if p["at"] is not None else None
    face = b.face_number(p["face"]) if p["face"] is not None else -1
    least = b.number(p["at-least"]) if p["at-least"] is not None else None

    def test(game: Game, ctx: Context) -> bool:
        active = slots_of(mice_on(game, -1))
        wanted = spaces(game, ctx) if spaces is not None else None
        there = [
            m for m in active
            if (wanted is None or game.state.pos[m] in wanted) and (face < 0 or game.face_of(m) == face)
        ]
        return len(there) >= least(game, ctx) if least is not None else bool(active) and len(there) == len(active)

    return test


CONDITION = Condition(
    name="mice-at",
    doc=__doc__,
    params=(
        Param("at", "where", "the spaces", None),
        Param("face", "face", "the face", None),
        Param("at-least", "number", "how many; without it all active mice, and at least one", None),
    ),
    build=build,
    short="at",
)
