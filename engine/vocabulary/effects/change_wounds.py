"""In a `wounding` rule: change the number of wounds.

Example:
    - when: wounding
      if: { victim: owner }
      do:
        - change-wounds: -1
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
        ctx.amount = bounded(ctx.amount + by(game, ctx))

    return run


EFFECT: Effect = Effect(
    name="change-wounds",
    doc=__doc__,
    params=(Param("by", "number", "the change", bounds=CHANGE),),
    build=build,
    changes=("event",),
    short="by",
    within=("wounding",),
    words="the number of wounds {by:~goes up by|goes down by}",
)
