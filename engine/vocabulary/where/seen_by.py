"""The spaces that some figures see.

Example:
    - when: action
      do:
        - teleport: { who: owner, to: { seen-by: owner } }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.rulebook.values import sees
from engine.vocabulary.declare import Param, Selector

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Spaces
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Spaces:
    who = b.who(p["who"])

    def spaces(game: Game, ctx: Context) -> list[int]:
        board = game.chapter.board
        found: list[int] = []
        for slot in bits_of(who(game, ctx)):
            pos = game.state.pos[slot]
            if pos >= 0:
                found += [s for s in board.face_spaces[board.space_face[pos]] if sees(game, pos, s) and s not in found]
        return found

    return spaces


SELECTOR: Selector = Selector(
    name="seen-by",
    doc=__doc__,
    kind="where",
    params=(Param("who", "who", "the figures", "owner"),),
    build=build,
    short="who",
    words="any space {who} sees",
)
