"""Set mousetraps on spaces.

Example:
    - when: action
      do:
        - set-trap: { at: here }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.language.declare import Effect, Param
from engine.rulebook import traps

if TYPE_CHECKING:
    from engine.game import Game
    from engine.language.build import Builder
    from engine.language.context import Context
    from engine.language.declare import Run


def build(b: Builder, p: dict[str, Any]) -> Run:
    spaces = b.where(p["at"])

    def run(game: Game, ctx: Context) -> None:
        for space in spaces(game, ctx):
            traps.set_trap(game, space)

    return run


EFFECT: Effect = Effect(
    name="set-trap",
    doc=__doc__,
    params=(
        Param("at", "where", "the spaces"),
    ),
    build=build,
    short="at",
    words="a mousetrap is set on {at}",
)
