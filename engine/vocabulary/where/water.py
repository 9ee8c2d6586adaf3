"""The water spaces of the rule's room.

Example:
    - when: round-end
      if: { some: { figures-at: water } }
      do:
        - cheese: { who: { figures-at: water }, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.chapter import WATER
from engine.vocabulary.declare import Selector
from engine.vocabulary.support.scope import face_here

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Spaces
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Spaces:
    board = b.chapter.board
    wet = [[space for space in spaces if board.space_kind[space] == WATER] for spaces in board.face_spaces]
    own = b.face
    if own >= 0:
        return lambda game, ctx: wet[own]

    def spaces(game: Game, ctx: Context) -> list[int]:
        return wet[face_here(game, ctx, -1)]

    return spaces


SELECTOR: Selector = Selector(
    name="water",
    doc=__doc__,
    kind="where",
    params=(),
    build=build,
    words="a water space",
)
