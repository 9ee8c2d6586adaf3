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
from engine.rulebook.adjacency import thread_reach
from engine.vocabulary.declare import Param, Selector

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Spaces
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Spaces:
    who = b.who(p["who"])
    b.notes.by_thread = True

    def spaces(game: Game, ctx: Context) -> list[int]:
        pos = game.state.pos
        return [space for slot in bits_of(who(game, ctx)) for space in thread_reach(game, pos[slot])]

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
