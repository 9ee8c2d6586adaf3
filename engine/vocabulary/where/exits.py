"""The spaces at the exits of the rule's face that lead to another tile; with `edge`, at those of one edge.

Example:
    - when: round-end
      do:
        - set-trap: { at: { exits: { open: true } } }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Param, Selector
from engine.vocabulary.support.scope import face_here

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Spaces
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Spaces:
    edge, only_open = p["edge"], p["open"]

    def spaces(game: Game, ctx: Context) -> list[int]:
        board = game.chapter.board
        found: list[int] = []
        for exit_ in board.face_exits[face_here(game, ctx, b.face)]:
            if board.exit_to[exit_] < 0 or (edge and not board.exit_edge[exit_].startswith(edge)):
                continue
            if not (only_open and game.state.closed_exits >> exit_ & 1):
                found += [space for space in board.exit_spaces[exit_] if space not in found]
        return found

    return spaces


SELECTOR: Selector = Selector(
    name="exits",
    doc=__doc__,
    kind="where",
    params=(
        Param("edge", "choice", "the edge; if omitted, all of them", None, choices=("N", "E", "S", "W")),
        Param("open", "bool", "whether closed exits are left out", False),
    ),
    build=build,
    words="a space at [open?an open exit|an exit][ in the {edge}]",
)
