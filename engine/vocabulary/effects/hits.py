"""In an attack: change the number of hits.

Example:
    - when: attack-rolled
      if: { attacker: owner }
      do:
        - hits: 1
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
            more = by(game, ctx)
            ctx.attack.hits = bounded(ctx.attack.hits + more)
            ctx.attack.more_hits = bounded(ctx.attack.more_hits + more)

    return run


EFFECT: Effect = Effect(
    name="hits",
    doc=__doc__,
    params=(Param("by", "number", "the change", bounds=CHANGE),),
    build=build,
    short="by",
    words="the attack has {by:+hit}",
    within=("attack-declared", "attack-rolled", "defence-rolled"),
)
