"""Capture mice.

Example:
    - when: round-end
      do:
        - capture: { those: { from: all-mice, choose: 1 } }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.rulebook import capture
from engine.vocabulary.declare import FIGHT, Effect, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    who, gently = b.who(p["who"]), p["gently"]

    def run(game: Game, ctx: Context) -> bool:
        done = False
        for slot in bits_of(who(game, ctx)):
            if slot < MICE and not game.state.outcome:
                done |= game.state.pos[slot] >= 0
                capture.capture(game, slot, ctx.owner if ctx.owner != slot else -1, gently)
        return done

    return run


EFFECT: Effect = Effect(
    name="capture",
    doc=__doc__,
    params=(
        Param("who", "who", "the mice", "owner"),
        Param("gently", "bool", "whether they keep their equipment and the hourglass does not move", False),
    ),
    build=build,
    changes=FIGHT,
    short="who",
    words="{who} is captured[gently? but keeps its equipment]",
    causes=("mouse-captured", "hourglass-moved"),
    runs_out=True,
)
