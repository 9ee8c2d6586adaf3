"""Flip a coin and carry out the effects for its side.

Example:
    - when: round-end
      do:
        - flip-coin: { heads: [{ wheel: 1 }], tails: [{ wheel: -1 }] }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.dice import coin
from engine.vocabulary.declare import Effect, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    heads, tails = b.effects(p["heads"]), b.effects(p["tails"])
    number = b.toss()

    def run(game: Game, ctx: Context) -> None:
        up = coin(game)
        game.tosses.setdefault(number, up)
        if game.trace is not None:
            game.note("coin", "CH-2", text="heads" if up else "tails")
        (heads if up else tails)(game, ctx)

    return run


EFFECT: Effect = Effect(
    name="flip-coin",
    doc=__doc__,
    params=(
        Param("heads", "effects", "the effects for heads", ()),
        Param("tails", "effects", "the effects for tails", ()),
    ),
    build=build,
    changes=("dice",),
    words="flip a coin; heads: {heads}; tails: {tails}",
)
