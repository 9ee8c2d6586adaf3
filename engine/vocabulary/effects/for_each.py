"""Carry out effects once for each of some figures. In the effects, `it` is that figure.

Example:
    - when: round-end
      do:
        - for-each: { who: { minions: roach }, do: [{ test: { need: cheese, pass: [{ wheel: 1 }] } }] }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.runtime.loops import count_work
from engine.vocabulary.declare import Effect, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    who = b.who(p["who"])
    b.each += 1
    do = b.effects(p["do"])
    b.each -= 1

    def run(game: Game, ctx: Context) -> bool:
        before, done = ctx.it, False
        for slot in bits_of(who(game, ctx)):
            if game.state.pos[slot] >= 0 and not game.state.outcome:
                count_work(game)
                ctx.it, done = slot, True
                do(game, ctx)
        ctx.it = before
        return done

    return run


EFFECT: Effect = Effect(
    name="for-each",
    doc=__doc__,
    params=(
        Param("who", "who", "the figures"),
        Param("do", "effects", "the effects"),
    ),
    build=build,
    changes=(),
    words="for {who}: {do}",
)
