"""Set mousetraps on spaces.

Example:
    - when: action
      do:
        - set-trap: { at: here }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.rulebook import traps
from engine.vocabulary.declare import Effect, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    spaces = b.where(p["at"])

    def run(game: Game, ctx: Context) -> bool:
        done = False
        for space in spaces(game, ctx):
            done |= traps.set_trap(game, space)
        return done

    return run


EFFECT: Effect = Effect(
    name="set-trap",
    doc=__doc__,
    params=(Param("at", "where", "the spaces"),),
    build=build,
    changes=("traps",),
    short="at",
    words="a mousetrap is set on {at:each}",
)
