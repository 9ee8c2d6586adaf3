"""Remove mousetraps from spaces.

Example:
    - when: action
      do:
        - clear-trap: { at: { adjacent-to: owner } }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Effect, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    spaces = b.where(p["at"])

    def run(game: Game, ctx: Context) -> bool:
        found = [space for space in dict.fromkeys(spaces(game, ctx)) if space in game.state.traps]
        for space in found:
            game.state.traps.remove(space)
        return bool(found)

    return run


EFFECT: Effect = Effect(
    name="clear-trap",
    doc=__doc__,
    params=(Param("at", "where", "the spaces"),),
    build=build,
    changes=("traps",),
    short="at",
    words="the mousetraps on {at:each} are taken away",
)
