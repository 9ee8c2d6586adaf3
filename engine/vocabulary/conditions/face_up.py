"""A face is up.

Example:
    - when: round-end
      if: { face-up: guard-room }
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Condition, Param

if TYPE_CHECKING:
    from engine.records.functions import Test
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Test:
    face = b.face_number(p["face"])
    return lambda game, ctx: face in game.state.face_up


CONDITION: Condition = Condition(
    name="face-up",
    doc=__doc__,
    params=(Param("face", "face", "the face"),),
    build=build,
    short="face",
    words="{face} is face up",
)
