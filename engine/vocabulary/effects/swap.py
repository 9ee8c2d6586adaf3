"""Two figures change places.

Example:
    - when: free-action
      do:
        - swap: { who: owner, with: { chosen-mouse: all-mice } }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.vocabulary.declare import Effect, Param
from engine.vocabulary.support.rule_moves import swap_places

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    who, other = b.who(p["who"]), b.who(p["with"])

    def run(game: Game, ctx: Context) -> bool:
        ones, others = bits_of(who(game, ctx)), bits_of(other(game, ctx))
        return bool(ones and others) and swap_places(game, ones[0], others[0])

    return run


EFFECT: Effect = Effect(
    name="swap",
    doc=__doc__,
    params=(
        Param("who", "who", "the first figure", "owner"),
        Param("with", "who", "the second figure"),
    ),
    build=build,
    changes=("places",),
    causes=("space-entered",),
    words="{who} and {with} change places",
)
