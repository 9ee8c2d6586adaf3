"""Figures take hits without an attack roll; they defend as usual.

Example:
    - when: free-action
      do:
        - hit: { who: minions-here, hits: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.rulebook import battle
from engine.vocabulary.declare import AMOUNT, FIGHT, Effect, Param
from engine.vocabulary.support.scope import anchor

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    who, hits = b.who(p["who"]), b.number(p["hits"])

    def run(game: Game, ctx: Context) -> bool:
        count, done = hits(game, ctx), False
        for slot in bits_of(who(game, ctx)):
            if game.state.pos[slot] >= 0 and not game.state.outcome:
                done = True
                battle.automatic_hit(game, anchor(ctx), slot, count)
        return done

    return run


EFFECT: Effect = Effect(
    name="hit",
    doc=__doc__,
    params=(
        Param("who", "who", "the figures"),
        Param("hits", "number", "how many hits each", 1, bounds=AMOUNT),
    ),
    build=build,
    changes=FIGHT,
    words="{who} takes {hits:hit}, which it may defend against",
    causes=("wounding",),
)
