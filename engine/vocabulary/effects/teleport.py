"""Put figures on the first of some spaces that has room, or else on the nearest space with room.

Spaces of a face that is turned down are ignored.

Example:
    - when: action
      do:
        - teleport: { who: owner, to: { chosen: { free: anywhere } } }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.vocabulary.declare import Effect, Param
from engine.vocabulary.support.rule_moves import put_at

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    who, spaces = b.who(p["who"]), b.where(p["to"])

    def run(game: Game, ctx: Context) -> bool:
        done = False
        for slot in bits_of(who(game, ctx)):
            done |= put_at(game, slot, spaces(game, ctx))
        return done

    return run


EFFECT: Effect = Effect(
    name="teleport",
    doc=__doc__,
    params=(
        Param("who", "who", "the figures", "owner"),
        Param("to", "where", "the spaces"),
    ),
    build=build,
    changes=("places",),
    words="{who} is put on {to}",
    causes=("space-entered",),
    runs_out=True,
)
