"""A face has been entered in this chapter.

Example:
    - when: round-end
      if: { entered: guard-room }
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
    return lambda game, ctx: game.state.entered >> face & 1 == 1


CONDITION: Condition = Condition(
    name="entered",
    doc=__doc__,
    params=(Param("face", "face", "the face"),),
    build=build,
    short="face",
    words="{face} has been entered",
)
