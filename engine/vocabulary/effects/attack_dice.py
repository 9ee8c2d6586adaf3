"""In an attack: change the number of attack dice.

Example:
    - when: attack-declared
      if: { attacker: owner }
      do:
        - attack-dice: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bounds import bounded
from engine.vocabulary.declare import CHANGE, FACTOR, Effect, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    by, times = b.number(p["by"]), b.number(p["times"])

    def run(game: Game, ctx: Context) -> None:
        if ctx.attack is not None:
            ctx.attack.dice = bounded(ctx.attack.dice * times(game, ctx) + by(game, ctx))

    return run


EFFECT: Effect = Effect(
    name="attack-dice",
    doc=__doc__,
    params=(
        Param("by", "number", "the change", 0, bounds=CHANGE),
        Param("times", "number", "a factor", 1, bounds=FACTOR),
    ),
    build=build,
    short="by",
    words="the attack has [by?{by:+attack die}][times!{times} times its dice]",
    within=("attack-declared",),
)
