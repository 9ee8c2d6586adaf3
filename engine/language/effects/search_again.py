"""The rule's room can be searched again by some mice.

Example:
    - when: round-end
      do:
        - search-again: all-mice
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.bits import bits_of
from engine.chapter import MICE
from engine.language.anchor import face_here
from engine.language.declare import Effect, Param
from engine.rulebook.search import same_room

if TYPE_CHECKING:
    from engine.game import Game
    from engine.language.build import Builder
    from engine.language.context import Context
    from engine.language.declare import Run


def build(b: Builder, p: dict[str, Any]) -> Run:
    who = b.who(p["who"])

    def run(game: Game, ctx: Context) -> None:
        face = face_here(game, ctx, b.face)
        for slot in bits_of(who(game, ctx)):
            if slot < MICE:
                game.state.searched[slot] &= ~same_room(game, face)

    return run


EFFECT: Effect = Effect(
    name="search-again",
    doc=__doc__,
    params=(
        Param("who", "who", "which mice", "all-mice"),
    ),
    build=build,
    short="who",
    words="{who} may search this tile again",
)
