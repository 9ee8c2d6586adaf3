"""In an `attack-declared` rule: the attack has another target.

Example:
    - when: attack-declared
      if: { target: { near: owner } }
      do:
        - redirect: owner
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.vocabulary.declare import Effect, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    who = b.who(p["to"])

    def run(game: Game, ctx: Context) -> bool:
        found = bits_of(who(game, ctx))
        if ctx.attack is not None and found:
            ctx.attack.redirected = found[0]
        return bool(found)

    return run


EFFECT: Effect = Effect(
    name="redirect",
    doc=__doc__,
    params=(Param("to", "who", "the new target", "owner"),),
    build=build,
    changes=("attack",),
    short="to",
    words="the attack goes against {to}",
    within=("attack-declared",),
)
