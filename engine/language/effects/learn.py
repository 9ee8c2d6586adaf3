"""A mouse takes an ability card it qualifies for, for nothing.

Example:
    - when: card-drawn
      do:
        - learn: owner
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine import decision
from engine.bits import bits_of
from engine.chapter import MICE
from engine.language.declare import Effect, Param
from engine.rulebook import abilities

if TYPE_CHECKING:
    from engine.game import Game
    from engine.language.build import Builder
    from engine.language.context import Context
    from engine.language.declare import Run


def build(b: Builder, p: dict[str, Any]) -> Run:
    who = b.who(p["who"])

    def run(game: Game, ctx: Context) -> None:
        for slot in bits_of(who(game, ctx)):
            options = abilities.open_abilities(game, slot) if slot < MICE else []
            if options:
                abilities.take_ability(game, slot, game.choose(decision.ABILITY, slot, options))

    return run


EFFECT: Effect = Effect(
    name="learn",
    doc=__doc__,
    params=(
        Param("who", "who", "who", "owner"),
    ),
    build=build,
    short="who",
    words="{who} takes an ability card",
)
