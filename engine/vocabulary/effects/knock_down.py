"""Knock figures down. Large figures are not affected.

Example:
    - when: attack-ended
      if: { attacker: owner }
      do:
        - knock-down: target
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.rulebook import statuses
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
        for slot in bits_of(who(game, ctx)):
            done |= statuses.knock_down(game, slot)
        return done

    return run


EFFECT: Effect = Effect(
    name="knock-down",
    doc=__doc__,
    params=(Param("who", "who", "the figures", "owner"),),
    build=build,
    changes=("+statuses",),
    short="who",
    words="{who} is knocked down",
    causes=("status-gained",),
    runs_out=True,
)
