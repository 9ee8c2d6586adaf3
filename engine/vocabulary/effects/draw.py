"""Mice draw search cards.

Example:
    - when: action
      do:
        - draw: { who: owner, look: 3 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.vocabulary.declare import AMOUNT, FIGHT, Effect, Param
from engine.vocabulary.support.rule_cards import draw_cards

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    who, count, look = b.who(p["who"]), b.number(p["count"]), b.number(p["look"])

    def run(game: Game, ctx: Context) -> bool:
        cards, seen, done = count(game, ctx), look(game, ctx), False
        for slot in bits_of(who(game, ctx)):
            if slot < MICE and game.state.pos[slot] >= 0:
                done |= draw_cards(game, slot, cards, seen)
        return done

    return run


EFFECT: Effect = Effect(
    name="draw",
    doc=__doc__,
    params=(
        Param("who", "who", "the mice", "owner"),
        Param("count", "number", "how many each", 1, bounds=AMOUNT),
        Param("look", "number", "look at this many cards and keep `count` of them", 0, bounds=AMOUNT),
    ),
    build=build,
    changes=("+items", *FIGHT),
    words="{who} [look?looks at {look:search card} and keeps {count}|draws {count:search card}]",
    causes=("card-drawn",),
)
