"""A mouse takes an ability card that it qualifies for, at no cost.

Example:
    - when: card-drawn
      do:
        - learn: owner
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records import decision
from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.rulebook import abilities
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
            options = abilities.open_abilities(game, slot) if slot < MICE else []
            if options:
                abilities.take_ability(game, slot, game.choose(decision.ABILITY, slot, options))
                done = True
        return done

    return run


EFFECT: Effect = Effect(
    name="learn",
    doc=__doc__,
    params=(Param("who", "who", "the mouse", "owner"),),
    build=build,
    changes=("+abilities",),
    short="who",
    words="{who} takes an ability card",
)
