"""Cancel the current attack, or stop it before its next step.

Example:
    - when: attack-declared
      if: { target: owner }
      do:
        - cancel-attack
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Effect

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    def run(game: Game, ctx: Context) -> None:
        if ctx.attack is not None:
            ctx.attack.cancelled = True

    return run


EFFECT: Effect = Effect(
    name="cancel-attack",
    doc=__doc__,
    params=(),
    build=build,
    changes=("attack",),
    words="the attack is off",
    within=("attack-declared", "attack-rolled"),
)
