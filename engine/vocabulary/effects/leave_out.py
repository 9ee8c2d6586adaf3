"""In an `encounter-revealed` rule: minions of a type or tag are not placed.

Example:
    - when: encounter-revealed
      do:
        - leave-out: roach
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Effect, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    types = b.minion_types(p["minion"])

    def run(game: Game, ctx: Context) -> None:
        ctx.group |= types

    return run


EFFECT: Effect = Effect(
    name="leave-out",
    doc=__doc__,
    params=(Param("minion", "minion", "the type or tag"),),
    build=build,
    changes=("event",),
    short="minion",
    within=("encounter-revealed",),
    words="any {minion} is left out",
)
