"""The players pick a space; the effects after it call that space `there`. Where there is none to pick, nothing changes.

Example:
    - when: action
      do:
        - pick-space: { seen-by: owner }
        - knock-down: { figures-at: there }
        - put-token: { token: key, at: there }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.language.anchor import choose_space
from engine.language.declare import Effect, Param

if TYPE_CHECKING:
    from engine.game import Game
    from engine.language.build import Builder
    from engine.language.context import Context
    from engine.language.declare import Run


def build(b: Builder, p: dict[str, Any]) -> Run:
    start = b.where(p["from"])

    def run(game: Game, ctx: Context) -> None:
        for space in choose_space(game, ctx, start(game, ctx)):
            ctx.space = space

    return run


EFFECT: Effect = Effect(
    name="pick-space",
    doc=__doc__,
    params=(
        Param("from", "where", "among which"),
    ),
    build=build,
    short="from",
    words="choose a space: {from}",
)
