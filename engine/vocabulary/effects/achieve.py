"""Earn an achievement: the party earns it or, if it is individual, a mouse does.

Example:
    - when: minion-defeated
      do:
        - achieve: { achievement: brave, who: attacker }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.rulebook import setup
from engine.vocabulary.declare import Effect, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    index = b.achievement(p["achievement"])
    who = b.who_or_owner(p["who"])

    def run(game: Game, ctx: Context) -> bool:
        found = bits_of(who(game, ctx))
        return setup.achieve(game, index, found[0] if found else -1)

    return run


EFFECT: Effect = Effect(
    name="achieve",
    doc=__doc__,
    params=(
        Param("achievement", "achievement", "the achievement"),
        Param("who", "who", "the mouse; if omitted, the owner", None),
    ),
    build=build,
    changes=("+achievements achievement", "rules"),
    short="achievement",
    words="[{who} earns|the party earns] {achievement}",
)
