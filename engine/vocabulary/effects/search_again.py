"""Some mice can search the rule's room again.

Example:
    - when: round-end
      do:
        - search-again: all-mice
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.rulebook.search import faces_searched_together
from engine.vocabulary.declare import Effect, Param
from engine.vocabulary.support.scope import face_here

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    who = b.who(p["who"])

    def run(game: Game, ctx: Context) -> bool:
        faces = faces_searched_together(game, face_here(game, ctx, b.face))
        found = [slot for slot in bits_of(who(game, ctx)) if slot < MICE and game.state.searched[slot] & faces]
        for slot in found:
            game.state.searched[slot] &= ~faces
        return bool(found)

    return run


EFFECT: Effect = Effect(
    name="search-again",
    doc=__doc__,
    params=(Param("who", "who", "the mice", "all-mice"),),
    build=build,
    changes=("searches",),
    short="who",
    words="{who} may search this tile again",
)
