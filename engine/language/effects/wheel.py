"""Put cheese on the minion wheel, or take it off.

Example:
    - when: round-end
      do:
        - wheel: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.language.anchor import face_here
from engine.language.declare import Effect, Param
from engine.rulebook import cheese

if TYPE_CHECKING:
    from engine.game import Game
    from engine.language.build import Builder
    from engine.language.context import Context
    from engine.language.declare import Run


def build(b: Builder, p: dict[str, Any]) -> Run:
    amount = b.number(p["amount"])

    def run(game: Game, ctx: Context) -> None:
        cheese.add_to_wheel(game, amount(game, ctx), face_here(game, ctx, b.face))

    return run


EFFECT: Effect = Effect(
    name="wheel",
    doc=__doc__,
    params=(
        Param("amount", "number", "how many", 1),
    ),
    build=build,
    short="amount",
    words="the wheel has {amount:+cheese}",
    causes=("wheel-changed",),
)
