"""Wound figures.

Example:
    - when: move-rolled
      if: { number: 1 }
      do:
        - wound: { who: mover, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.rulebook import wounds
from engine.vocabulary.declare import AMOUNT, FIGHT, Effect, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    who, amount, poison = b.who(p["who"]), b.number(p["amount"]), p["poison"]

    def run(game: Game, ctx: Context) -> bool:
        count, done = amount(game, ctx), False
        by = ctx.owner if ctx.owner >= 0 else -1
        for slot in bits_of(who(game, ctx)):
            if game.state.pos[slot] >= 0 and not game.state.outcome:
                done = True
                wounds.wound(game, slot, count, by if by != slot else -1, None, poison)
        return done

    return run


EFFECT: Effect = Effect(
    name="wound",
    doc=__doc__,
    params=(
        Param("who", "who", "the figures", "owner"),
        Param("amount", "number", "how many wounds each", 1, bounds=AMOUNT),
        Param("poison", "bool", "whether they are poison wounds", False),
    ),
    build=build,
    changes=("+wounds", *FIGHT),
    short="who",
    words="{who} takes {amount:wound}[poison? of poison|]",
    causes=("wounding", "wounded"),
)
