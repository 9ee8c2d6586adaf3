"""The spaces that are adjacent, for mice, to the spaces of some figures.

Example:
    - when: action
      do:
        - teleport: { who: owner, to: { adjacent-to: owner } }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.rulebook.adjacency import spaces_near
from engine.vocabulary.declare import Param, Selector

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Spaces
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Spaces:
    who = b.who(p["who"])

    def spaces(game: Game, ctx: Context) -> list[int]:
        found: list[int] = []
        for slot in bits_of(who(game, ctx)):
            pos = game.state.pos[slot]
            if pos >= 0:
                near = spaces_near(game, pos)
                found += [space for space in near if space not in found] if found else near
        return found

    return spaces


SELECTOR: Selector = Selector(
    name="adjacent-to",
    doc=__doc__,
    kind="where",
    params=(Param("who", "who", "the figures", "owner"),),
    build=build,
    short="who",
    words="the spaces next to {who}",
)
