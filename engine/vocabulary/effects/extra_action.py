"""Give the mouse whose turn it is more actions.

Example:
    - when: free-action
      limit: turn
      cost: 3
      do:
        - extra-action
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bounds import bounded
from engine.vocabulary.declare import AMOUNT, Effect, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    amount = b.number(p["amount"])

    def run(game: Game, ctx: Context) -> None:
        game.state.actions = bounded(game.state.actions + amount(game, ctx))

    return run


EFFECT: Effect = Effect(
    name="extra-action",
    doc=__doc__,
    params=(Param("amount", "number", "how many", 1, bounds=AMOUNT),),
    build=build,
    short="amount",
    words="the mouse whose turn it is has {amount:+action}",
)
