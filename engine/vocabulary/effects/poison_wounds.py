"""In a `wounding` rule: the wounds are poison wounds.

Example:
    - when: wounding
      if: { attacker: owner }
      do:
        - poison-wounds
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
        ctx.poison = True

    return run


EFFECT: Effect = Effect(
    name="poison-wounds",
    doc=__doc__,
    params=(),
    build=build,
    changes=("event",),
    words="the wounds are poison wounds",
    within=("wounding",),
)
