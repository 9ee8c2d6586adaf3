"""The minion entry spaces of the rule's room.

Example:
    - when: round-end
      do:
        - set-trap: { at: entries }
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
        return list(game.chapter.board.face_entries[face_here(game, ctx, b.face)])

    return spaces


SELECTOR: Selector = Selector(
    name="entries",
    doc=__doc__,
    kind="where",
    params=(),
    build=build,
    words="a minion entry space",
)
