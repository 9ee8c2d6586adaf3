"""In a `defence-rolled` rule: change the number of blocked hits.

Example:
    - when: defence-rolled
      if: { target: owner }
      do:
        - blocks: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bounds import bounded
from engine.vocabulary.declare import CHANGE, Effect, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    by = b.number(p["by"])

    def run(game: Game, ctx: Context) -> None:
        if ctx.attack is not None:
            ctx.attack.more_blocks = bounded(ctx.attack.more_blocks + by(game, ctx))

    return run


EFFECT: Effect = Effect(
    name="blocks",
    doc=__doc__,
    params=(Param("by", "number", "the change", bounds=CHANGE),),
    build=build,
    short="by",
    words="the defence has {by:+block}",
    within=("defence-rolled",),
)
