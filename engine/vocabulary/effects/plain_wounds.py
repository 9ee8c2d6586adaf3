"""In a `wounding` rule: poison wounds become ordinary ones.

Example:
    - when: wounding
      if: { victim: owner }
      do:
        - plain-wounds
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
        ctx.poison = False

    return run


EFFECT: Effect = Effect(
    name="plain-wounds",
    doc=__doc__,
    params=(),
    build=build,
    changes=("event",),
    words="the wounds are ordinary wounds",
    within=("wounding",),
)
