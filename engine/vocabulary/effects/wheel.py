"""Put cheese on the minion wheel or, with a negative amount, take it off.

Example:
    - when: round-end
      do:
        - wheel: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.rulebook import cheese
from engine.vocabulary.declare import CHANGE, FIGHT, Effect, Param
from engine.vocabulary.support.scope import face_here

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    amount = b.number(p["amount"])

    def run(game: Game, ctx: Context) -> None:
        cheese.add_to_wheel(game, amount(game, ctx), face_here(game, ctx, b.face))

    return run


EFFECT: Effect = Effect(
    name="wheel",
    doc=__doc__,
    params=(Param("amount", "number", "how many", 1, bounds=CHANGE),),
    build=build,
    changes=("wheel - amount", *FIGHT),
    short="amount",
    words="the wheel {amount:~gains|loses|cheese}",
    causes=("wheel-changed",),
)
