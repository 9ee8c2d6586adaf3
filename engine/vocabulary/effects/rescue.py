"""Rescue captured mice.

Example:
    - when: round-end
      do:
        - rescue: captured-mice
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.rulebook import capture
from engine.vocabulary.declare import Effect, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    who = b.who(p["who"])

    def run(game: Game, ctx: Context) -> bool:
        done = False
        for slot in bits_of(who(game, ctx) & game.state.captured):
            if not game.state.outcome:
                done |= capture.rescue(game, slot)
        return done

    return run


EFFECT: Effect = Effect(
    name="rescue",
    doc=__doc__,
    params=(Param("who", "who", "the mice", "owner"),),
    build=build,
    changes=("places", "figures"),
    short="who",
    words="{who} is rescued",
    causes=("mouse-rescued",),
    runs_out=True,
)
