"""In an attack: change the number of defence dice of the target, or let it roll none.

Example:
    - when: attack-declared
      if: { attacker: owner, attack: ranged }
      do:
        - defence-dice: -2
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
    by, none = b.number(p["by"]), p["none"]

    def run(game: Game, ctx: Context) -> None:
        if ctx.attack is not None:
            ctx.attack.defence_change = bounded(ctx.attack.defence_change + by(game, ctx))
            ctx.attack.no_defence = ctx.attack.no_defence or none

    return run


EFFECT: Effect = Effect(
    name="defence-dice",
    doc=__doc__,
    params=(
        Param("by", "number", "the change", 0, bounds=CHANGE),
        Param("none", "bool", "whether the target rolls no defence dice", False),
    ),
    build=build,
    short="by",
    words="the defence has [none?no dice|{by:+die}]",
    within=("attack-declared", "attack-rolled"),
)
