"""The spaces some figures stand on.

Example:
    - when: action
      do:
        - teleport: { who: owner, to: { spaces-of: all-mice } }
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
        found: list[int] = []
        for slot in bits_of(who(game, ctx)):
            pos = game.state.pos[slot]
            if pos >= 0 and pos not in found:
                found.append(pos)
        return found

    return spaces


SELECTOR: Selector = Selector(
    name="spaces-of",
    doc=__doc__,
    kind="where",
    params=(Param("who", "who", "the figures"),),
    build=build,
    short="who",
    words="the space of {who}",
)
