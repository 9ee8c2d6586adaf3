"""The figure stands on a face.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { on-face: guard-room } }
      do:
        - attack-dice: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Condition, Param

if TYPE_CHECKING:
    from engine.records.functions import FigureTest
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> FigureTest:
    face = b.face_number(p["face"])
    b.notes.stand(frozenset(b.chapter.board.face_spaces[face]))
    return lambda game, ctx, figure: game.face_of(figure) == face


CONDITION: Condition = Condition(
    name="on-face",
    doc=__doc__,
    params=(Param("face", "face", "the face"),),
    build=build,
    short="face",
    figure=True,
    words="is on {face}",
)
