"""Every space of the rule's room, or of the owner's face.

Example:
    - when: action
      do:
        - teleport: { who: owner, to: anywhere }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Selector
from engine.vocabulary.support.scope import face_here

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Spaces
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Spaces:
    def spaces(game: Game, ctx: Context) -> list[int]:
        return list(game.chapter.board.face_spaces[face_here(game, ctx, b.face)])

    return spaces


SELECTOR: Selector = Selector(
    name="anywhere",
    doc=__doc__,
    kind="where",
    params=(),
    build=build,
    words="any space of the tile",
)
