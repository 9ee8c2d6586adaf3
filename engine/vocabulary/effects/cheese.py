"""Mice gain cheese or, with a negative amount, lose it.

Example:
    - when: round-end
      do:
        - cheese: { who: all-mice, amount: 2 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.rulebook import cheese
from engine.vocabulary.declare import CHANGE, Effect, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    who, amount = b.who(p["who"]), b.number(p["amount"])

    def run(game: Game, ctx: Context) -> bool:
        state, done = game.state, False
        count = amount(game, ctx)
        for slot in bits_of(who(game, ctx)):
            if slot >= MICE or state.pos[slot] < 0:
                continue
            done |= count > 0 or state.cheese[slot] > 0
            if count > 0:
                cheese.give_cheese(game, slot, count)
            else:
                cheese.lose_cheese(game, slot, -count)
        return done

    return run


EFFECT: Effect = Effect(
    name="cheese",
    doc=__doc__,
    params=(
        Param("who", "who", "the mice", "owner"),
        Param("amount", "number", "the amount", 1, bounds=CHANGE),
    ),
    build=build,
    changes=("cheese - amount", "wheel", "pages", "figures", "places", "order"),
    words="{who} gains {amount:cheese}",
    causes=("cheese-gained",),
)
