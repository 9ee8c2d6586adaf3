"""The other spaces of a figure's face that the thread of the fishhook reaches from its space.

The thread runs straight, through no rock or wall (through the gaps of a face of gaps), and no further than the rule
option `hook-length`. It neither leads into a space that the chapter joins to a single other one, nor out of it.

Example:
    - when: free-action
      do:
        - link: { from: here, to: { chosen: { hook-reach: actor } }, movement-only: true }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.vocabulary.declare import Param, Selector

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Spaces
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Spaces:
    who = b.who(p["who"])

    def spaces(game: Game, ctx: Context) -> list[int]:
        board, pos = game.chapter.board, game.state.pos
        longest = game.chapter.options.hook_length**2
        found: list[int] = []
        for slot in bits_of(who(game, ctx)):
            here = pos[slot]
            if here < 0 or board.space_one_way[here]:
                continue
            x, y = board.space_at[here]
            for offset in bits_of(board.straight[here]):
                there = board.space_first[here] + offset
                away = (board.space_at[there][0] - x) ** 2 + (board.space_at[there][1] - y) ** 2
                if there != here and away <= longest and not board.space_one_way[there]:
                    found.append(there)
        return found

    return spaces


SELECTOR: Selector = Selector(
    name="hook-reach",
    doc=__doc__,
    kind="where",
    params=(Param("who", "who", "the figure", "owner"),),
    build=build,
    short="who",
    words="a space that the thread reaches from {who}",
)
