"""Remove ordinary wounds.

Example:
    - when: free-action
      do:
        - heal: { who: mice-here, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.rulebook import wounds
from engine.rulebook.values import forbidden
from engine.runtime.codes import NO_HEAL
from engine.vocabulary.declare import AMOUNT, Effect, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    who, amount = b.who(p["who"]), b.number(p["amount"])

    def run(game: Game, ctx: Context) -> bool:
        count, done = amount(game, ctx), False
        for slot in bits_of(who(game, ctx)):
            if not forbidden(game, slot, NO_HEAL):
                done |= wounds.heal(game, slot, count) > 0
        return done

    return run


EFFECT: Effect = Effect(
    name="heal",
    doc=__doc__,
    params=(
        Param("who", "who", "the figures", "owner"),
        Param("amount", "number", "how many wounds each", 1, bounds=AMOUNT),
    ),
    build=build,
    changes=("-wounds",),
    words="{who} heals {amount:wound}",
)
