"""The players choose a space, which the effects after this one can name `there`.

Where there is no space to choose, `there` does not change.

Example:
    - when: action
      do:
        - pick-space: { seen-by: owner }
        - knock-down: { figures-at: there }
        - put-token: { token: key, at: there }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Effect, Param
from engine.vocabulary.support.scope import choose_space

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    start = b.where(p["from"])

    def run(game: Game, ctx: Context) -> bool:
        found = choose_space(game, ctx, start(game, ctx))
        for space in found:
            ctx.space = space
        return bool(found)

    return run


EFFECT: Effect = Effect(
    name="pick-space",
    doc=__doc__,
    params=(Param("from", "where", "the spaces to choose from"),),
    build=build,
    changes=("event",),
    short="from",
    words="choose a space: {from}",
)
